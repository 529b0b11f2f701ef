import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { noticesAt } from '../../shared/notices/notice.ts';
import { FOUND_CLOSED } from '../../shared/reports/found-closed.ts';
import { DAY, HOUR } from '../../shared/time/units.ts';
import { rotateSession, startSession } from '../account/sessions/queries.ts';
import { database } from '../db/client.ts';
import { accounts, hiddenCategories, oneTimeTokens, sessions } from '../db/tables.ts';
import { readDirectory } from '../directory/build/build.ts';
import { viewOnDate } from '../directory/dated.ts';
import { findLink, mintToken, type Purpose } from '../links/queries.ts';
import { addAccount } from '../testing/accounts.ts';
import {
  addDatedChange,
  addNotice,
  addOrganisation,
  addService,
  emptyDirectory,
} from '../testing/directory.ts';
import { runJobs } from './scheduled.ts';

// What 200 organisations say for a time, and what they are given for a time, ends at its instant for each of them, whether the
// jobs run, are missed or come twice. The instants are written down from a calendar; when rows are removed is walked in
// retention.test.ts.

const HOUSES = 200;
const MADE = Date.parse('2026-11-23T19:00:00Z');
const CHECKED = new Date(MADE).toISOString();
const db = database(env.DB);
/** Mails go nowhere: who is sent what is walked in large-city.crawl.test.ts. */
const bindings = {
  ...env,
  MAIL: { send: async () => ({ messageId: '' }) },
} as unknown as typeof env;
const all = Array.from({ length: HOUSES }, (_, n) => n);

/** What the public reads, and of how many organisations. */
const READS = {
  full: 'Full on the night of Monday 23 November',
  'found closed': FOUND_CLOSED,
  closed: 'Closed Wednesday 24 March to Friday 26 March',
};
const KINDS = [...Object.keys(READS), 'coldest nights', 'address'] as const;

/** The jobs of an instant: on no day, once, or twice at once. */
type Jobs = 0 | 1 | 2;

/** When each begins to be read and ends, in the order of the clock: an instant, the jobs that ran just before it, and what is read of how many. */
const WALK: [at: string, jobs: Jobs, read: Partial<Record<(typeof KINDS)[number], number>>][] = [
  ['2026-11-23T19:00:00.000Z', 2, { full: HOUSES, 'found closed': HOUSES }],
  // Beds are free again at noon.
  ['2026-11-24T11:59:59.999Z', 0, { full: HOUSES, 'found closed': HOUSES }],
  ['2026-11-24T12:00:00.000Z', 0, { 'found closed': HOUSES }],
  // 48 hours.
  ['2026-11-25T18:59:59.999Z', 1, { 'found closed': HOUSES }],
  ['2026-11-25T19:00:00.000Z', 0, {}],
  // Addresses are hidden until the end of 30 November, and until a run says that it is over: the first one is missed.
  ['2026-11-30T23:59:59.999Z', 2, {}],
  ['2026-12-01T00:00:00.000Z', 0, {}],
  ['2026-12-02T00:00:00.000Z', 2, { address: HOUSES }],
  // The coldest nights, from 6pm to 9am.
  ['2026-12-05T17:59:59.999Z', 1, { address: HOUSES }],
  ['2026-12-05T18:00:00.000Z', 0, { address: HOUSES, 'coldest nights': 1 }],
  ['2026-12-06T08:59:59.999Z', 2, { address: HOUSES, 'coldest nights': 1 }],
  ['2026-12-06T09:00:00.000Z', 0, { address: HOUSES }],
  // 42 days before 24 March, and to the end of the 26th.
  ['2027-02-09T23:59:59.999Z', 2, { address: HOUSES }],
  ['2027-02-10T00:00:00.000Z', 0, { address: HOUSES, closed: HOUSES }],
  ['2027-03-26T23:59:59.999Z', 1, { address: HOUSES, closed: HOUSES }],
  ['2027-03-27T00:00:00.000Z', 0, { address: HOUSES }],
];
const CLOSING = { from: '2027-03-24', to: '2027-03-26' };

/** How long each link is good. */
const LINKS: [purpose: Purpose, lasts: number][] = [
  ['reset', HOUR],
  ['invite', 7 * DAY],
  ['registration', 30 * DAY],
  ['check', 30 * DAY],
];

async function look(now: number) {
  const { services, organisations, notices } = viewOnDate(await readDirectory(env.DB), now);
  const says = (words: string) =>
    services.filter(({ announced = [] }) => announced.some((it) => it.words.startsWith(words)));
  const counts = {
    ...Object.fromEntries(Object.entries(READS).map(([kind, words]) => [kind, says(words).length])),
    'coldest nights': noticesAt(notices, now, () => true).length,
    address: organisations.filter((it) => !it.addressNotPublic).length,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

const seen: [at: string, jobs: Jobs, read: Record<string, number>][] = [];
const people: { id: string; passwordHash: string; email: string }[] = [];

beforeAll(async () => {
  await emptyDirectory();
  for (const table of [sessions, oneTimeTokens]) await db.delete(table);
  for (const n of all) {
    const house = { name: `House ${n}`, lastCheckedAt: CHECKED };
    const { id } = await addOrganisation(house);
    const { id: account, email, passwordHash } = await addAccount({ organisationId: id });
    people.push({ id: account, email, passwordHash: passwordHash ?? '' });
    const mark = { fullSince: CHECKED, fullUntil: '2026-11-24T12:00:00.000Z' };
    const beds = { beds: 'Walk in', ...mark, foundClosedAt: CHECKED };
    await addService({ providerId: id, type: 'Day Centre', lastCheckedAt: CHECKED, ...beds });
    await addDatedChange({ organisation: id, kind: 'closed', ...CLOSING });
  }
  await addNotice({ begins: '2026-12-05T18:00', ends: '2026-12-06T09:00' });
  await db
    .insert(hiddenCategories)
    .values({ category: 'Housing Advice', until: '2026-11-30', hiddenAt: CHECKED });
  for (const [at, jobs] of WALK) {
    const now = Date.parse(at);
    await Promise.all(Array.from({ length: jobs }, () => runJobs(bindings, now)));
    seen.push([at, jobs, await look(now)]);
  }
}, 240_000);

describe('of 200 organisations', () => {
  it('each reads for as long as it holds what it said, and not a moment longer', () => {
    expect(seen).toEqual(WALK);
  });

  it.each(LINKS)('each link to %s is good for %i milliseconds', async (purpose, lasts) => {
    const setPasswords = (passwordHash: string | null) => db.update(accounts).set({ passwordHash });
    // Who is invited has no password yet.
    if (purpose === 'invite') await setPasswords(null);
    const tokens = await Promise.all(
      people.map(({ id, email }) => mintToken(env.DB, { purpose, accountId: id, email }, MADE)),
    );
    const serves = purpose === 'invite' ? 'reset' : purpose;
    const good = async (now: number) => {
      const found = await Promise.all(tokens.map((token) => findLink(env.DB, token, serves, now)));
      return found.filter(Boolean).length;
    };
    expect([await good(MADE + lasts - 1), await good(MADE + lasts)]).toEqual([HOUSES, 0]);
    await setPasswords(people[0]?.passwordHash ?? null);
  });

  it('each is signed in for 30 days after the password, however often it is used', async () => {
    const begun = await Promise.all(people.map((it) => startSession(env.DB, it, MADE)));
    const later = await Promise.all(
      begun.map((it) => rotateSession(env.DB, it?.token ?? '', MADE + 30 * DAY - 1)),
    );
    const tokens = later.map((it) => it?.replacement ?? '');
    expect(new Set(tokens).size).toBe(HOUSES);
    const ended = await Promise.all(
      tokens.map((token) => rotateSession(env.DB, token, MADE + 30 * DAY)),
    );
    expect(ended.filter(Boolean)).toEqual([]);
  });
});
