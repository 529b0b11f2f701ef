import { z } from 'zod';
import { OrganisationRecord } from '../organisations/organisation-input.ts';
import { text } from '../validation/fields.ts';
import { LIMITS } from '../validation/limits.ts';
import { code } from './second-factor.ts';

/** The fewest characters of a password (docs/product.md#constants). */
export const PASSWORD_MIN = 6;

/** A sign-in email: trimmed, lower-cased, there. */
const email = text(LIMITS.email)
  .toLowerCase()
  .refine((address) => z.email().safeParse(address).success, LIMITS.email.message)
  .prefault('');

/** `what` begins the message about a long one. Not trimmed: a blank may be part of it. */
function password(what: string, tooShort: string) {
  const { value } = LIMITS.password;
  const tooLong = `${what} cannot exceed ${value} characters`;
  return z.string().min(PASSWORD_MIN, tooShort).max(value, tooLong).prefault('');
}

const ownPassword = password('Password', 'Password must be at least 6 characters');
const currentPass = password('Current password', 'Current password is required');

/** How often an owner has said that a weak password is meant: docs/product.md#validation-accounts. */
const saidWeak = z.int().min(0).max(2).optional();

/** docs/product.md#validation-accounts. */
export const LoginInput = z.object({
  email,
  password: ownPassword,
  /** Asked for where the account has a second factor: a code of its app, or a recovery code. */
  code: code.optional(),
});
export type LoginInput = z.output<typeof LoginInput>;

/** docs/product.md#validation-organisations. The email is both published and signed in with. */
export const RegistrationInput = OrganisationRecord.extend({
  email,
  password: ownPassword,
  saidWeak,
});
export type RegistrationInput = z.output<typeof RegistrationInput>;

export const ForgotPasswordInput = z.object({ email });
export type ForgotPasswordInput = z.output<typeof ForgotPasswordInput>;

/** docs/product.md#validation-accounts. */
export const ResetPasswordInput = z
  .object({ password: ownPassword, confirmPassword: ownPassword, saidWeak })
  .refine((typed) => typed.password === typed.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match!',
  });
export type ResetPasswordInput = z.output<typeof ResetPasswordInput>;

/** docs/product.md#validation-accounts: of an organisation and of an admin alike. */
export const ChangePasswordInput = z
  .object({
    currentPass,
    newPass: password('New password', 'New password must be at least 6 characters'),
    confirmPass: password(
      'Confirm new password',
      'Confirm new password must be at least 6 characters',
    ),
    saidWeak,
  })
  .refine((typed) => typed.newPass === typed.confirmPass, {
    path: ['confirmPass'],
    message: 'New passwords do not match.',
  });
export type ChangePasswordInput = z.output<typeof ChangePasswordInput>;

/** The password once more, before what makes or keeps power. */
export const ConfirmPasswordInput = z.object({ currentPass });
export type ConfirmPasswordInput = z.output<typeof ConfirmPasswordInput>;

/** Another sign-in email; the published one is the profile's. */
export const ChangeEmailInput = z.object({ email, currentPass });
export type ChangeEmailInput = z.output<typeof ChangeEmailInput>;

/** One place where an account is signed in. Instants are ISO texts. */
export type OpenSession = {
  _id: string;
  beganAt: string;
  /** When it was last used, to a quarter of an hour. */
  usedAt: string;
  /** "Chrome on Windows", '' where that is not known. */
  device: string;
  /** Whether it is the one that asks. */
  isThis: boolean;
};

/** Whom a session is for: what the browser keeps of it (docs/product.md#session). The role is the account's. */
export type SessionOrganisation = { _id: string; name: string; role: 'organisation' | 'admin' };
