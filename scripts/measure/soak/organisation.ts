import { randomUUID } from 'node:crypto';
import { pick, type Random } from '../../../shared/testing/random.ts';
import type { Send } from '../../local/http.ts';
import { signIn } from './session.ts';
import { start, type Watch, wait } from './watch.ts';

type Held = { note: string; version: number };
/** What an organisation's services have to be, by their id. */
export type Ledger = { email: string; providerId: string; services: Map<string, Held> };

const MOST = 12;

/** Somebody who keeps their own services, the only one to do so: what they were told is what has to be there. */
export async function keepServices(send: Send, watch: Watch, random: Random, ledger: Ledger) {
  const { services, email } = ledger;
  let as = await signIn(send, watch, email);
  let count = 0;
  const note = () => `${email} ${++count}`;
  for (let turn = 1; !watch.isOver(); turn++) {
    const chance = random();
    if (turn % 200 === 0) as = await signIn(send, watch, email);
    else if (services.size === 0 || (chance < 0.3 && services.size < MOST)) await create();
    else if (chance < 0.65) await update(pick(random, [...services.keys()]));
    else if (chance < 0.8) await remove(pick(random, [...services.keys()]));
    else await compare();
    await wait(random() * 150);
  }

  /** An answer that was lost is asked for again with its key; now and then one that was not. */
  async function create() {
    const body = { type: 'Lunch', serviceAddress: '1 Quay Street, Bristol', note: note() };
    const options = { body, headers: { 'Idempotency-Key': randomUUID() } };
    const made = JSON.parse(
      (await watch.expect(201, 'create', as, 'POST', '/api/services', options)).text,
    );
    if (made._id === undefined) return;
    services.set(made._id, { note: body.note, version: made.version });
    if (random() > 0.2) return;
    const again = JSON.parse(
      (await watch.expect(201, 'create', as, 'POST', '/api/services', options)).text,
    );
    if (again._id !== made._id)
      watch.fault(`A create that was repeated made ${again._id} beside ${made._id}`);
  }

  async function update(id: string) {
    const held = services.get(id);
    if (!held) return;
    const wanted = { note: note(), version: held.version };
    const { reply, wasCut } = await watch.ask('update', as, 'PUT', `/api/services/${id}`, {
      body: wanted,
    });
    const said = JSON.parse(reply.text);
    // The answer that was lost had been a yes: the repeated write meets its own.
    const saved =
      reply.status === 409 && wasCut ? said.current : reply.status === 200 ? said : undefined;
    if (saved?.note === wanted.note) services.set(id, { note: saved.note, version: saved.version });
    else watch.fault(`PUT /api/services/${id}: ${reply.status} ${start(reply)}`);
  }

  async function remove(id: string) {
    const { reply, wasCut } = await watch.ask('delete', as, 'DELETE', `/api/services/${id}`);
    if (reply.status === 200 || (reply.status === 404 && wasCut)) services.delete(id);
    else watch.fault(`DELETE /api/services/${id}: ${reply.status} ${start(reply)}`);
  }

  /** Who writes reads their own writes, at once. */
  async function compare() {
    const { text } = await watch.expect(200, 'read', as, 'GET', '/api/services');
    for (const fault of differences(services, JSON.parse(text)))
      watch.fault(`${email} at once: ${fault}`);
  }
}

type Listed = { _id: string; note: string; version: number };

/** Writes that were lost, doubled, or changed by nobody. */
export function differences(held: Map<string, Held>, listed: Listed[]): string[] {
  const there = new Map(listed.map((one) => [one._id, one]));
  return [
    ...[...held].flatMap(([id, { note, version }]) => {
      const found = there.get(id);
      if (!found) return [`${id} (${note}) was lost`];
      const isSame = found.note === note && found.version === version;
      return isSame
        ? []
        : [`${id} is "${found.note}" at ${found.version}, not "${note}" at ${version}`];
    }),
    ...listed
      .filter(({ _id }) => !held.has(_id))
      .map(({ _id, note }) => `${_id} (${note}) is one too many`),
  ];
}
