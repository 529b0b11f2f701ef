import { z } from 'zod';
import { text } from './fields.ts';
import { OrganisationRecord } from './organisation-input.ts';

/** Limits of a password, in characters (SPEC 9; DESIGN, The API's open points). */
export const PASSWORD_LIMITS = { min: 6, max: 200 } as const;

/** The longest address that mail can be sent to (RFC 5321). */
const EMAIL_MAX = 254;

/** A sign-in e-mail: trimmed, lower-cased, there. */
const email = text
  .toLowerCase()
  .refine(
    (address) => address.length <= EMAIL_MAX && z.email().safeParse(address).success,
    'Invalid email address',
  )
  .prefault('');

/** `what` begins the message about a long one. Not trimmed: a blank may be part of it. */
function password(what: string, tooShort: string) {
  const tooLong = `${what} cannot exceed ${PASSWORD_LIMITS.max} characters`;
  return z
    .string()
    .min(PASSWORD_LIMITS.min, tooShort)
    .max(PASSWORD_LIMITS.max, tooLong)
    .prefault('');
}

const ownPassword = password('Password', 'Password must be at least 6 characters');
const currentPass = password('Current password', 'Current password is required');

/** SPEC 5, Login. */
export const LoginInput = z.object({ email, password: ownPassword });
export type LoginInput = z.output<typeof LoginInput>;

/** SPEC 5, Registration. The e-mail is both published and signed in with. */
export const RegistrationInput = OrganisationRecord.extend({ email, password: ownPassword });
export type RegistrationInput = z.output<typeof RegistrationInput>;

export const ForgotPasswordInput = z.object({ email });
export type ForgotPasswordInput = z.output<typeof ForgotPasswordInput>;

/** SPEC 5, Reset password. */
export const ResetPasswordInput = z
  .object({ password: ownPassword, confirmPassword: ownPassword })
  .refine((typed) => typed.password === typed.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match!',
  });
export type ResetPasswordInput = z.output<typeof ResetPasswordInput>;

/** SPEC 5, Change password: of an organisation and of an admin alike. */
export const ChangePasswordInput = z
  .object({
    currentPass,
    newPass: password('New password', 'New password must be at least 6 characters'),
    confirmPass: password(
      'Confirm new password',
      'Confirm new password must be at least 6 characters',
    ),
  })
  .refine((typed) => typed.newPass === typed.confirmPass, {
    path: ['confirmPass'],
    message: 'New passwords do not match.',
  });
export type ChangePasswordInput = z.output<typeof ChangePasswordInput>;

/** Another sign-in e-mail; the published one is the profile's. */
export const ChangeEmailInput = z.object({ email, currentPass });
export type ChangeEmailInput = z.output<typeof ChangeEmailInput>;

/** Whom a session is for: what the browser keeps of it (SPEC 3, Session). The role is the account's. */
export type SessionOrganisation = { _id: string; name: string; role: 'organisation' | 'admin' };
