/** For how many days a sign-in is kept, worked or not. */
export const SIGN_IN_DAYS = 90;

/** What was done with an account's e-mail in an hour: signed in, or tried with a wrong password. */
export type SignInTrace = {
  worked: boolean;
  times: number;
  /** ISO instant: the last time in that hour. */
  lastAt: string;
};
