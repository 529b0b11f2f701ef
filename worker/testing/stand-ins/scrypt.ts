import { type BinaryLike, type ScryptOptions, scryptSync as scrypt } from 'node:crypto';

/** The costs of what was worked out, in order: a clock would tell how busy the machine is. */
export const workedOut: (ScryptOptions | undefined)[] = [];

/** In the place of account/passwords/scrypt.ts where the API is tested: does the same and is counted. */
export function scryptSync(
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options?: ScryptOptions,
) {
  workedOut.push(options);
  return scrypt(password, salt, length, options);
}
