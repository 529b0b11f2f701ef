import { addAccount, json, signedIn } from './accounts.ts';
import { call } from './directory.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read any answer's body
export type Said = { status: number; body: any };

/** Someone who is signed in, and calls the API as their browser does. */
export async function viewer(fields: Parameters<typeof addAccount>[0] = {}) {
  const account = await addAccount(fields);
  const headers = await signedIn(account);
  async function send(method: string, path: string, body?: unknown): Promise<Said> {
    const init = body === undefined ? { method, headers } : json(method, body, headers);
    const answer = await call(path, init);
    return { status: answer.status, body: await answer.json() };
  }
  return { ...account, headers, send };
}

export const admin = (fields: Parameters<typeof addAccount>[0] = {}) =>
  viewer({ role: 'admin', organisation: { name: 'The Charity' }, ...fields });
