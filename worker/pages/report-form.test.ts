import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeEach, expect, it, vi } from 'vitest';
import { shortCode } from '../../shared/reports/short-code.ts';
import { database } from '../db/client.ts';
import { reports } from '../db/tables.ts';
import worker from '../index.ts';
import { addReport, addService, emptyDirectory, testNow, wait } from '../testing/directory.ts';

vi.hoisted(() => void vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));

// docs/product.md#something-wrong: the page and its form, as a browser without script has them.

beforeEach(emptyDirectory);

async function ask(path: string, init: RequestInit = {}) {
  wait(5000);
  vi.setSystemTime(testNow());
  const context = createExecutionContext();
  const request = new Request(`https://handbook.test${path}`, { redirect: 'manual', ...init });
  const answer = await worker.fetch(request as never, env, context);
  await waitOnExecutionContext(context);
  const text = (await answer.text()).replaceAll('<!-- -->', '');
  return { status: answer.status, headers: answer.headers, text };
}

const send = (id: string, fields: Record<string, string>, headers = {}) =>
  ask(`/something-wrong/${id}`, { method: 'POST', body: new URLSearchParams(fields), headers });

/** A report of two days ago that was answered so many hours later. */
const answeredAfter = (hours: number) => {
  const at = testNow() - 2 * 24 * 3_600_000;
  const iso = (instant: number) => new Date(instant).toISOString();
  return { at: iso(at), answeredAt: iso(at + hours * 3_600_000), outcome: 'right' };
};

const rows = () => database(env.DB).select().from(reports);

it('begins with whom to ring, is kept by nobody and is no page for search engines', async () => {
  const { id } = await addService();
  const { status, headers, text } = await ask(`/something-wrong/${id}`);
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(text).toContain('<meta name="robots" content="noindex">');
  const main = text.slice(text.indexOf('<main'));
  const words = main.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words.trim()).toMatch(/^Something wrong\? Nobody reads this tonight\. In danger: 999 \./);
  expect((await ask('/robots.txt')).text).toContain('Disallow: /something-wrong\nDisallow: /w/\n');
});

it('takes a report without script, and reading it sends none', async () => {
  const { id } = await addService();
  await ask(`/something-wrong/${id}?what=closed`);
  expect(await rows()).toEqual([]);
  const { status, text } = await send(id, { what: 'turned away', words: 'One.\r\nTwo.' });
  expect([status, text.includes('We have your report')]).toEqual([201, true]);
  expect(text).not.toContain('Two.');
  expect(await rows()).toMatchObject([{ what: 'turned away', words: 'One.\nTwo.' }]);
});

it('says at the field what is wrong, and keeps what was written', async () => {
  const { id } = await addService();
  const words = `Closed & “shut”. ${'x'.repeat(500)}`;
  const { status, text } = await send(id, { words });
  expect(status).toBe(422);
  expect(text).toContain('Choose what is wrong.');
  expect(text).toContain('What you write cannot exceed 500 characters.');
  expect(text).toContain(`Closed &amp; “shut”. xxx`);
  expect(await rows()).toEqual([]);
});

it.each(['cross-site', 'same-site'])('is not sent by a page elsewhere: %s', async (site) => {
  const { id } = await addService();
  const { status } = await send(id, { what: 'closed' }, { 'Sec-Fetch-Site': site });
  expect([status, await rows()]).toEqual([403, []]);
  expect((await send(id, { what: 'closed' }, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(
    201,
  );
});

it('is at a short address, for paper', async () => {
  const { id } = await addService();
  const to = async (path: string) => (await ask(path)).headers.get('Location');
  expect(await to(`/w/${shortCode(id)}`)).toBe(`/something-wrong/${id}`);
  expect(await to('/w/zzzzzz')).toBe('/something-wrong');
  expect(await to('/w')).toBe('/something-wrong');
});

it('finds the place by part of its name, without script', async () => {
  const { id } = await addService();
  const { text } = await ask('/something-wrong?q=harBOUR');
  expect(text).toContain(`href="/something-wrong/${id}"`);
  const byCode = await ask(`/something-wrong?q=${shortCode(id).toUpperCase()}`);
  expect(byCode.text).toContain(`href="/something-wrong/${id}"`);
  expect((await ask('/something-wrong?q=zebra')).text).toContain('Nothing has “zebra” in its name');
});

it('adds up in public how soon it is answered, and says so of none', async () => {
  const { id } = await addService();
  const page = await ask('/trust');
  expect(page.text).toContain('No report has been answered yet.');
  expect(page.text).toMatch(/\d of \d listings? \(\d+%\) checked in the last 90 days\./);
  await addReport({ listingId: id, words: 'zq-words', ...answeredAfter(5) });
  await addReport({ listingId: id, ...answeredAfter(30) });
  await addReport({ listingId: id, ...answeredAfter(7) });
  await addReport({ listingId: id });
  wait(60_000);
  const { text } = await ask('/trust');
  expect(text).toContain('In the last 90 days we answered 3, half of them within 7 hours. 1 waits');
  expect(text).not.toContain('zq-words');
});

it('is a page not found for what is not listed, also for a form', async () => {
  const hidden = await addService({ published: false });
  for (const id of [hidden.id, 'nothing', '%E0%A4%A'])
    expect((await ask(`/something-wrong/${id}`)).status).toBe(404);
  expect((await send(hidden.id, { what: 'closed' })).status).toBe(404);
  expect(await rows()).toEqual([]);
});

it('a report that is too large is refused in words, and is nobody’s fault here', async () => {
  const { id } = await addService();
  const { status, text } = await send(id, { what: 'closed', words: 'x'.repeat(70_000) });
  expect([status, text]).toEqual([413, 'That is too much.']);
  expect(await rows()).toEqual([]);
});
