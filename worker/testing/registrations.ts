import { env } from 'cloudflare:test';
import { json } from './accounts.ts';
import { call, emptyDirectory } from './directory.ts';
import { mailsTo, tokenIn } from './mailbox.ts';
import { admin } from './viewers.ts';

// Organisations that register themselves, in tests: each names only the fields it is about.

export const PASSWORD = 'a password of tests';

/** The platform's own limit by address and minute is not what tests of registrations are about. */
export const unlimited = { ...env, SIGN_IN_LIMIT: { limit: async () => ({ success: true }) } };
/** No simulator writes these mails: for many that no test reads. */
export const withoutMail = { ...unlimited, MAIL: { send: async () => ({ messageId: '' }) } };

/** A database in which nobody has registered, nor been told of it. */
export async function forgetRegistrations() {
  await emptyDirectory();
  for (const table of ['outbox', 'audit', 'attempts', 'tombstones'])
    await env.DB.prepare(`DELETE FROM ${table}`).run();
}

export const address = () => `${crypto.randomUUID()}@harbour.test`;

type Sent = { email?: string; name?: string; from?: string; [field: string]: unknown };

/** `from` is the network address that it comes from. */
export function register({ from, ...fields }: Sent = {}, bindings: object = {}) {
  const body = {
    name: 'Harbour Kitchen',
    description: 'Hot meals by the harbour.',
    email: address(),
    password: PASSWORD,
    ...fields,
  };
  const headers: Record<string, string> = from ? { 'CF-Connecting-IP': from } : {};
  return call('/auth/register', json('POST', body, headers), { ...unlimited, ...bindings });
}

/** The id of what was registered. */
export async function registered(sent: Sent = {}, bindings: object = {}): Promise<string> {
  const answer = await register(sent, bindings);
  const { organisation } = (await answer.json()) as { organisation?: { _id: string } };
  if (!organisation) throw new Error(`Was not registered: ${answer.status}`);
  return organisation._id;
}

export const confirm = (token: string) =>
  call(`/auth/confirm-registration/${token}`, { method: 'POST' });

export async function confirmByMail(email: string) {
  const mail = (await mailsTo(email)).at(-1) ?? { text: '', html: '' };
  return confirm(tokenIn(mail));
}

/** A page of those that wait, as an admin reads it. */
export const pending = async () => (await (await admin()).send('GET', '/registrations')).body;

export const count = async (table: string, where = 'true') =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).first<{ n: number }>())
    ?.n;
