import type { Send } from '../../local/http.ts';
import type { Watch } from './watch.ts';

export const PASSWORD = 'soak-password';

let before: Promise<unknown> = Promise.resolve();

/**
 * Signs in, and gives what sends as whom. One after the other, as people come to work: a password takes a tenth of a second
 * of the one processor that a local Worker has.
 */
export function signIn(send: Send, watch: Watch, email: string): Promise<Send> {
  const signedIn = before.then(() => signInNow(send, watch, email));
  before = signedIn.catch(() => {});
  return signedIn;
}

async function signInNow(send: Send, watch: Watch, email: string): Promise<Send> {
  const { text } = await watch.expect(200, 'sign-in', send, 'POST', '/api/auth/login', {
    body: { email, password: PASSWORD },
  });
  const { accessToken } = JSON.parse(text);
  return (method, path, options) =>
    send(method, path, {
      ...options,
      headers: { ...options?.headers, Authorization: `Bearer ${accessToken}` },
    });
}
