import type { Random } from '../../../shared/testing/random.ts';
import type { Send } from '../../local/http.ts';
import { signIn } from './session.ts';
import { start, type Watch, wait } from './watch.ts';

export type Contested = {
  serviceId: string /** The notes whose saving was confirmed. */;
  saved: string[];
  conflicts: number;
};

/** One of several who change the same record at once: each counts on from what they read, and reads again on a conflict. */
export async function contest(
  send: Send,
  watch: Watch,
  random: Random,
  email: string,
  contested: Contested,
) {
  const as = await signIn(send, watch, email);
  const path = `/api/services/${contested.serviceId}`;
  const read = async () => JSON.parse((await watch.expect(200, 'read', as, 'GET', path)).text);
  for (let turn = 1; !watch.isOver(); turn++) {
    let before = await read();
    for (let isSaved = false; !isSaved && !watch.isOver(); ) {
      const note = `${countOf(before.note) + 1} by ${email} in turn ${turn}`;
      const body = { note, version: before.version };
      const { reply } = await watch.ask('update', as, 'PUT', path, { body });
      const said = JSON.parse(reply.text);
      // One's own, where an answer was lost, is no conflict.
      isSaved = reply.status === 200 || said.current?.note === note;
      if (isSaved) contested.saved.push(note);
      else if (reply.status === 409) {
        contested.conflicts++;
        before = said.current;
      } else return watch.fault(`PUT ${path}: ${reply.status} ${start(reply)}`);
    }
    await wait(random() * 100);
  }
}

export const countOf = (note: string): number => Number.parseInt(note, 10) || 0;
