import { json } from './accounts.ts';
import { call } from './directory.ts';
import { mailsTo, tokenIn } from './mailbox.ts';

/** An address that no other run of these tests writes to. */
export const address = () => `${crypto.randomUUID()}@handbook.test`;

/** Signs in, and gives the answer as it is. */
export const login = (email: string, password: string) =>
  call('/auth/login', json('POST', { email, password }));

/** Asks for a link that sets a new password. */
export const forgot = (email: string) => call('/auth/forgot-password', json('POST', { email }));

/** Sets a new password with the link of a mail. */
export const reset = (token: string, password: string, confirmPassword = password) =>
  call(`/auth/reset-password/${token}`, json('POST', { password, confirmPassword }));

/** The link of the last reset mail that came to this address. */
export async function resetToken(email: string): Promise<string> {
  await forgot(email);
  const mails = await mailsTo(email);
  return tokenIn(mails.at(-1) ?? { text: '', html: '' });
}
