/** In the place of account/password-cost.ts where the API is tested: an eightieth, for tests sign in often. */
export const COST = { N: 2 ** 10, r: 8, p: 1 };
