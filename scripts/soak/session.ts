import type { Send } from './http.ts';
import type { Watch } from './watch.ts';

export const PASSWORD = 'soak-password';

/** Signs in, and gives what sends as whom. */
export async function signIn(send: Send, watch: Watch, email: string): Promise<Send> {
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
