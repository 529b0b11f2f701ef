/** What a hash costs who works it out, as scrypt counts: a row of OWASP's table, about 0.1 s and 16 MiB. */
export const COST = { N: 2 ** 14, r: 8, p: 5 };
