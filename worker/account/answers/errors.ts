import { ApiError } from '../../http/errors.ts';

/** Does not tell which of the two is wrong, nor that an account has no password. */
export const wrongSignInError = () => new ApiError(401, 'Incorrect email or password.');

/** Names the way on: somebody who registers twice has usually forgotten the first time. */
export function emailTakenError() {
  const message = 'This email is already registered. Log in, or reset your password.';
  return new ApiError(409, message, { fields: { email: message } });
}

/** Whether storing a sign-in email failed because somebody else has it: the database alone knows that. */
export const isEmailTaken = (error: Error): boolean =>
  [error.message, String(error.cause)].some((text) => text.includes('accounts.email'));

/** Catches what fails as a sign-in email is stored. */
export function refuseTaken(error: Error): never {
  throw isEmailTaken(error) ? emailTakenError() : error;
}

export const usedLinkError = () =>
  new ApiError(400, 'This link is too old or was used before. Please ask for a new one.');

export function wrongPasswordError() {
  const message = 'Current password is incorrect.';
  return new ApiError(422, message, { fields: { currentPass: message } });
}

/** A used link of a registration: pressing it twice is the usual way to get here, and nothing is wrong then. */
export const usedRegistrationLinkError = () =>
  new ApiError(
    400,
    'This link is too old or was used before. If you have confirmed your email already, all is well.',
  );
