import type { Send } from '../../local/http.ts';
import { type Contested, countOf } from './editor.ts';
import { differences, type Ledger } from './organisation.ts';
import { signIn } from './session.ts';
import { type Watch, wait } from './watch.ts';

/** A public list has to show every write within so many milliseconds. */
const PUBLISHED_WITHIN = 3000;

type Service = { _id: string; note: string; version: number; provider: { _id: string } };

/** Looks whether everything that was confirmed is there, once, and nothing else: to its owners and to the public. */
export async function checkBack(
  send: Send,
  watch: Watch,
  {
    ledgers,
    contested,
    registered,
    admin,
  }: { ledgers: Ledger[]; contested: Contested; registered: string[]; admin: string },
) {
  const as = await signIn(send, watch, admin);
  const read = async <T>(path: string, ask = as): Promise<T> =>
    JSON.parse((await watch.expect(200, 'read', ask, 'GET', path)).text);

  const all = await read<Service[]>('/api/services');
  const of = (services: Service[], providerId: string) =>
    services.filter(({ provider }) => provider._id === providerId);
  const faultsIn = (services: Service[]) =>
    ledgers.flatMap(({ email, providerId, services: held }) =>
      differences(held, of(services, providerId)).map((fault) => `${email}: ${fault}`),
    );
  for (const fault of faultsIn(all)) watch.fault(`In the end: ${fault}`);

  let faults: string[] = [];
  for (
    const from = performance.now();
    performance.now() - from < PUBLISHED_WITHIN;
    await wait(100)
  ) {
    faults = faultsIn(await read<Service[]>('/api/services/public', send));
    if (faults.length === 0) break;
  }
  for (const fault of faults) watch.fault(`To the public in the end: ${fault}`);

  const organisations = await read<{ email: string }[]>('/api/organisations');
  for (const email of registered) {
    const count = organisations.filter((one) => one.email === email).length;
    if (count !== 1) watch.fault(`${email} registered once and is there ${count} times`);
  }

  const notes = await historyOf(contested.serviceId, read);
  notes.forEach((note, index) => {
    if (countOf(note) !== index + 1)
      watch.fault(`Change ${index + 1} of the contested record reads "${note}"`);
  });
  for (const note of contested.saved)
    if (!notes.includes(note)) watch.fault(`The contested record lost "${note}"`);
}

type History = { entries: { after: { note?: string } | null }[]; next: string | null };

/** What the record's note was changed to, the oldest first. */
async function historyOf(id: string, read: <T>(path: string) => Promise<T>): Promise<string[]> {
  const notes: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: History = await read(`/api/history?record=${id}${next && `&before=${next}`}`);
    notes.push(...page.entries.map(({ after }) => after?.note ?? ''));
    next = page.next;
  }
  return notes.reverse();
}
