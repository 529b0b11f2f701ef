import { ApiError } from '../errors.ts';

/** The same whatever of the two is wrong, and for an account without a password. */
export const wrongSignIn = () => new ApiError(401, 'Incorrect email or password.');

/** With the way on: whoever registers twice has usually forgotten the first time. */
export function emailTaken() {
  const message = 'This email is already registered. Log in, or reset your password.';
  return new ApiError(409, message, { fields: { email: message } });
}

export const usedLink = () =>
  new ApiError(400, 'This link is too old or was used before. Please ask for a new one.');

export function wrongCurrentPassword() {
  const message = 'Current password is incorrect.';
  return new ApiError(422, message, { fields: { currentPass: message } });
}
