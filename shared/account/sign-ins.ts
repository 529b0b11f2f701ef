/** So many days a sign-in is kept, worked or not. */
export const SIGN_IN_DAYS = 90;

/**
 * What a try to sign in came to. `stopped` had the right password and was not let in: the sign-in code was missing or
 * wrong, or the organisation was not approved yet.
 */
export const SIGN_IN_OUTCOMES = ['wrong', 'in', 'stopped'] as const;
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];

/** What was done with an account's email in an hour. */
export type SignInTrace = {
  outcome: SignInOutcome;
  times: number;
  /** ISO instant: the last time in that hour. */
  lastAt: string;
};
