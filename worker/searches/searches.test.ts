import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { zeroResultSearches } from '../db/tables.ts';
import { createDirectoryReader } from '../directory/snapshot.ts';
import { runJobs } from '../jobs/scheduled.ts';
import { createDailyQuota } from '../limits/quota.ts';
import { createResponseCache } from '../pages/response-cache.ts';
import type { Env } from '../platform/env.ts';
import { json } from '../testing/accounts.ts';
import { addOrganisation, broken, call, emptyDirectory } from '../testing/directory.ts';
import { failing } from '../testing/failing.ts';
import { admin } from '../testing/viewers.ts';
import { countSearch } from './queries.ts';
import { noteZeroResult, SEARCHES_BY_ADDRESS } from './zero-result.ts';

const db = database(env.DB);
const START = Date.parse('2026-06-01T12:00:00.000Z');

beforeEach(async () => {
  await emptyDirectory();
  await db.delete(zeroResultSearches);
});
afterEach(() => vi.restoreAllMocks());

const kept = async () =>
  (await db.select().from(zeroResultSearches)).map(({ words, times }) => `${words}: ${times}`);

/** The search page as the Worker serves it, over a page that says nothing. */
function searchPage(bindings: Env = env) {
  const made = vi.fn(() => new Response('a page'));
  let now = START;
  const { answerCached } = createResponseCache(createDirectoryReader(), () => (now += 10));
  return {
    made,
    async look(text: string, headers = {}) {
      const url = `https://handbook.test/search?q=${encodeURIComponent(text)}`;
      const context = createExecutionContext();
      const answer = await answerCached(new Request(url, { headers }), bindings, context, made);
      await waitOnExecutionContext(context);
      return answer?.status;
    },
  };
}

it('counts what was searched for and not found, from memory too, and nothing else', async () => {
  await addOrganisation({ name: 'Harbour Kitchen' });
  const { look, made } = searchPage();
  for (const text of [
    'kazoo',
    'kazoo',
    ' Kazoo! ',
    'kitchen',
    '',
    '07700 900123',
    'jane@example.org',
  ])
    expect(await look(text)).toBe(200);
  expect(made).toHaveBeenCalledTimes(6);
  expect(await kept()).toEqual(['kazoo: 3']);
});

it('counts what a page has searched for by itself, if it is true', async () => {
  await addOrganisation({ name: 'Harbour Kitchen' });
  for (const text of ['Brass band', 'kitchen'])
    expect((await call('/searches', json('POST', { text }))).status).toBe(200);
  expect(await kept()).toEqual(['brass band: 1']);
});

it('neither slows nor breaks a search that cannot be counted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let fails = false;
  const { look } = searchPage(failing('that throws', () => fails));
  expect(await look('kazoo')).toBe(200);
  fails = true;
  expect(await look('kazoo')).toBe(200);
  expect(await kept()).toEqual(['kazoo: 1']);
  expect((await call('/searches', json('POST', { text: 'kazoo' }), broken)).status).toBeLessThan(
    504,
  );
});

it('keeps no more of a day than an admin could read, and lets new words in after a flood of made-up ones', async () => {
  const many = Array.from({ length: 300 }, (_, n) => ({
    day: '2026-06-01',
    words: `${String.fromCharCode(97 + (n % 26))}${'x'.repeat(Math.floor(n / 26))}`,
    times: n < 10 ? 2 : 1,
  }));
  for (let from = 0; from < many.length; from += 30)
    await db.insert(zeroResultSearches).values(many.slice(from, from + 30));
  for (const day of ['2026-05-30', '2026-05-31']) await countSearch(env.DB, 'zx', day);
  await countSearch(env.DB, 'umbrella', '2026-06-01');
  await countSearch(env.DB, 'a', '2026-06-01');
  await countSearch(env.DB, 'tomorrow', '2026-06-02');
  const words = await kept();
  expect(words).toContain('umbrella: 1');
  expect(words).toContain('a: 3');
  expect(words).toContain('tomorrow: 1');
  const ofDay = () =>
    db.select().from(zeroResultSearches).where(eq(zeroResultSearches.day, '2026-06-01'));
  expect(await ofDay()).toHaveLength(300);

  // What was asked for twice, or on another day, outlives what was made up.
  for (let n = 0; n < 200; n++) await countSearch(env.DB, `made up ${'y'.repeat(n)}`, '2026-06-01');
  const left = (await ofDay()).map((row) => row.words);
  expect(left).toHaveLength(300);
  for (const word of ['b', 'j', 'zx']) expect(left).toContain(word);
}, 20_000);

it('counts only so many from one address in a day, whatever it makes up, and nobody else’s less', async () => {
  const flood = { 'CF-Connecting-IP': '2001:db8:9:9::1' };
  const search = (text: string, headers: Record<string, string>) =>
    noteZeroResult(env, new Headers(headers), text, START);
  for (let n = 0; n < 300; n++) await search(`q${'x'.repeat(n % 39)}`, flood);
  await search('blanket', { 'CF-Connecting-IP': '2001:db8:9:9:ffff::2' });
  await search('umbrella', { 'CF-Connecting-IP': '192.0.2.78' });
  const words = await kept();
  expect(words).toHaveLength(SEARCHES_BY_ADDRESS + 1);
  expect(words).toContain('umbrella: 1');
  await noteZeroResult(env, new Headers(flood), 'blanket', START + DAY);
  expect(await kept()).toContain('blanket: 1');
});

it('forgets addresses rather than to remember ever more', () => {
  const { take } = createDailyQuota();
  expect(take('first', '2026-06-01', 1)).toBe(true);
  expect(take('first', '2026-06-01', 1)).toBe(false);
  for (let n = 0; n < 5000; n++) take(`address-${n}`, '2026-06-01', 1);
  expect(take('first', '2026-06-01', 1)).toBe(true);
  for (let n = 0; n < 9; n++) expect(take(null, '2026-06-01', 1)).toBe(true);
});

it('counts no more from one address than it may write', async () => {
  const { look } = searchPage();
  for (let n = 0; n < 12; n++) await look('kazoo', { 'CF-Connecting-IP': '192.0.2.77' });
  expect(await kept()).toEqual(['kazoo: 10']);
});

it('shows an admin only what was searched for on three days, the most often first', async () => {
  const { send } = await admin();
  for (const day of ['2026-05-29', '2026-05-30', '2026-05-31']) {
    await countSearch(env.DB, 'kazoo', day);
    for (let n = 0; n < 2; n++) await countSearch(env.DB, 'dog food', day);
  }
  for (const day of ['2026-05-30', '2026-05-31'])
    for (let n = 0; n < 5; n++) await countSearch(env.DB, 'on two days', day);
  expect(await send('GET', '/admin/searches')).toEqual({
    status: 200,
    body: [
      { words: 'dog food', times: 6, days: 3, last: '2026-05-31' },
      { words: 'kazoo', times: 3, days: 3, last: '2026-05-31' },
    ],
  });
});

it('is deleted after 90 days', async () => {
  await countSearch(env.DB, 'kazoo', '2026-06-01');
  await runJobs(env, START + 89 * DAY);
  expect(await kept()).toEqual(['kazoo: 1']);
  await runJobs(env, START + 90 * DAY);
  expect(await kept()).toEqual([]);
});
