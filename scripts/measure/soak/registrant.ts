import { randomUUID } from 'node:crypto';
import type { Send } from '../../local/http.ts';
import { PASSWORD } from './session.ts';
import { start, type Watch, wait } from './watch.ts';

/** Organisations that register, one after the other; gives the emails of those that were told so. */
export async function register(send: Send, watch: Watch, registered: string[]) {
  for (let turn = 1; !watch.isOver(); turn++) {
    const email = `new-${turn}@soak.test`;
    const body = {
      name: `New organisation ${turn}`,
      description: 'Registered while fifty others read and wrote.',
      email,
      password: PASSWORD,
    };
    const options = { body, headers: { 'Idempotency-Key': randomUUID() } };
    const { reply, wasCut } = await watch.ask(
      'register',
      send,
      'POST',
      '/api/auth/register',
      options,
    );
    // The email is taken: by the registration whose answer was lost.
    if (reply.status === 201 || (reply.status === 409 && wasCut)) registered.push(email);
    else watch.fault(`POST /api/auth/register: ${reply.status} ${start(reply)}`);
    await wait(1000);
  }
}
