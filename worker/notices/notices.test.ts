import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PublicDirectory } from '../../shared/directory/directory.ts';
import { noticesAt } from '../../shared/notices/notice.ts';
import { formatCityTime } from '../../shared/notices/notice-times.ts';
import { MINUTE } from '../../shared/time/units.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import worker from '../index.ts';
import {
  addNotice,
  addService,
  call,
  emptyDirectory,
  testNow,
  wait,
} from '../testing/directory.ts';
import { visited } from '../testing/public-addresses.ts';
import { admin, viewer } from '../testing/viewers.ts';

// Before the app is there, which takes its clock when it is loaded: it has that of the tests.
vi.hoisted(() => void vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));

// docs/product.md#notices

const WORDS = 'Cold weather beds open tonight at the old fire station.';

beforeEach(emptyDirectory);

/** As a form sends it: from now on, for an hour. */
const coming = (fields: object = {}) => ({
  words: WORDS,
  severity: 'Urgent',
  begins: formatCityTime(testNow() - MINUTE),
  ends: formatCityTime(testNow() + 60 * MINUTE),
  ...fields,
});

const copy = async () => (await (await call('/directory')).json()) as PublicDirectory;

const dense = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();

/** Whether a visitor reads the words there now. */
async function isRead(address: string): Promise<boolean> {
  return dense(await visited(address)).includes(dense(WORDS));
}

const SURFACES = [
  '/',
  '/timetable/Breakfast',
  '/organisations',
  '/tonight',
  '/immediate-support',
  '/privacy-policy',
  '/notices',
  '/open/eat',
  '/helpline-type',
  '/holidays',
  '/accessibility',
  '/numbers',
  '/trust',
  '/still-right/a-token',
  '/login',
  '/kiosk',
  '/kiosk/services/Breakfast',
  '/kiosk/board',
  '/kiosk/notices',
  '/print/timetables?type=Breakfast',
  '/print/today',
  '/print/changes',
  '/print/tonight',
  '/print/handbook',
  '/print/organisations',
  '/print/poster?of=Breakfast',
  '/poster.pdf?of=Breakfast',
  '/timetable/Breakfast.pdf',
  '/timetable/Breakfast.pdf?size=large',
  '/handbook.pdf',
  '/handbook.pdf?paper=A6',
  '/api/directory',
  '/api/health',
];

it('is read on every page, kiosk, print view and paper, and ends there by itself', async () => {
  const { organisationId: providerId } = await viewer();
  await addService({ providerId });
  const { send } = await admin();
  for (const address of SURFACES)
    expect([address, await isRead(address)]).toEqual([address, false]);
  expect((await send('POST', '/notices', coming())).status).toBe(201);
  wait(MINUTE);
  for (const address of SURFACES) expect([address, await isRead(address)]).toEqual([address, true]);
  wait(60 * MINUTE);
  for (const address of SURFACES)
    expect([address, await isRead(address)]).toEqual([address, false]);
});

it('begins by itself, on a page that is remembered and in a copy made before', async () => {
  const begins = testNow() + 30 * MINUTE;
  await addNotice({
    words: WORDS,
    begins: formatCityTime(begins),
    ends: formatCityTime(begins + 30 * MINUTE),
  });
  const { notices } = await copy();
  const isShown = (at: number) => noticesAt(notices, at, () => true).length > 0;
  expect([testNow(), begins, begins + 29 * MINUTE, begins + 31 * MINUTE].map(isShown)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const page = async () => {
    vi.setSystemTime(testNow());
    const context = createExecutionContext();
    const request = new Request('https://handbook.test/tonight');
    const answer = (await worker.fetch(request as never, env, context)) as unknown as Response;
    await waitOnExecutionContext(context);
    const text = await answer.text();
    const body = text.slice(text.indexOf('<body'), text.indexOf('id="page-data"'));
    return dense(body.replaceAll(/<[^>]*>/g, '')).includes(dense(WORDS));
  };
  expect([await page(), await page()]).toEqual([false, false]);
  wait(31 * MINUTE);
  expect([await page(), await page()]).toEqual([true, true]);
  wait(30 * MINUTE);
  expect(await page()).toBe(false);
});

it('for kiosks stands on kiosks alone, and for a type where that is listed', async () => {
  const { organisationId: providerId } = await viewer();
  await addService({ providerId });
  const { send } = await admin();
  await send('POST', '/notices', coming({ place: 'kiosks' }));
  wait(MINUTE);
  const web = ['/', '/notices', '/timetable/Breakfast.pdf', '/print/today'];
  const inMarkup = async (address: string) => {
    const text = await visited(address);
    const end = text.indexOf('id="page-data"');
    return dense(end < 0 ? text : text.slice(0, end)).includes(dense(WORDS));
  };
  for (const address of web) expect([address, await inMarkup(address)]).toEqual([address, false]);
  for (const address of ['/kiosk', '/kiosk/board'])
    expect([address, await inMarkup(address)]).toEqual([address, true]);

  const { body } = await send('GET', '/notices');
  await send('PUT', `/notices/${body[0]._id}`, { place: 'Breakfast' });
  wait(MINUTE);
  for (const address of [
    '/timetable/Breakfast',
    '/timetable/Breakfast.pdf',
    '/kiosk/services/Breakfast',
  ])
    expect([address, await inMarkup(address)]).toEqual([address, true]);
  for (const address of ['/', '/timetable/Lunch', '/kiosk', '/handbook.pdf'])
    expect([address, await inMarkup(address)]).toEqual([address, false]);
});

it('stands before those that matter less, and of alike ones the latest first', async () => {
  await addNotice({ id: 'a', severity: 'Notice' });
  await addNotice({ id: 'b', severity: 'Notice', begins: '2026-05-26T00:00' });
  await addNotice({ id: 'c' });
  await addNotice({ id: 'd', severity: 'Important' });
  const { notices = [] } = await copy();
  expect(notices.map(({ _id }) => _id)).toEqual(['c', 'd', 'b', 'a']);
});

it('is in the history, can be put back as it was, and comes back once it was deleted', async () => {
  const { send } = await admin();
  const { body: made } = await send('POST', '/notices', coming());
  const path = `/notices/${made._id}`;
  expect((await send('POST', `${path}/end`)).body).toMatchObject({ version: 2 });
  const { body: of } = await send('GET', `/history?record=${made._id}`);
  expect(of.entries[0]).toMatchObject({
    action: 'notice:update',
    kind: 'notice',
    name: WORDS,
    isThere: true,
    before: { ends: made.ends },
  });
  const again = await send('PUT', path, { ...of.entries[0].before, version: 2 });
  expect(again).toMatchObject({ status: 200, body: { ends: made.ends, words: WORDS } });

  expect((await send('DELETE', path)).status).toBe(200);
  expect((await copy()).notices).toBeUndefined();
  const { body: after } = await send('GET', '/history?kind=notice');
  expect(after.entries[0]).toMatchObject({ action: 'notice:delete', name: WORDS });
  const restored = await send('POST', `/history/${after.entries[0]._id}/restore`);
  expect(restored).toMatchObject({ status: 200, body: { message: `${WORDS} was restored.` } });
  expect((await copy()).notices).toMatchObject([{ _id: made._id, words: WORDS }]);
  expect((await send('POST', `/history/${after.entries[0]._id}/restore`)).status).toBe(409);
});

it.each([
  [{ words: ' ' }, 'words'],
  [{ link: 'javascript:alert(1)' }, 'link'],
  [{ ends: '2026-01-01T10:00', begins: '2026-01-01T09:00' }, 'ends'],
])('refuses %j at its field', async (fields, field) => {
  const { send } = await admin();
  expect(await send('POST', '/notices', coming(fields))).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.stringMatching(/\w/) } },
  });
});

it('nobody writes more that are not over than anybody reads; the same form sent again makes one', async () => {
  const { send, headers } = await admin();
  const key = { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': 'a'.repeat(32) };
  const init = { method: 'POST', headers: key, body: JSON.stringify(coming()) };
  const [one, other] = [await call('/notices', init), await call('/notices', init)];
  expect(await one.json()).toEqual(await other.json());
  for (let n = 1; n < LIMITS.noticesNotOver.value; n++)
    expect((await send('POST', '/notices', coming())).status).toBe(201);
  const refused = await send('POST', '/notices', coming());
  expect(refused).toMatchObject({ status: 409, body: { error: LIMITS.noticesNotOver.message } });
  const { body } = await send('GET', '/notices');
  expect(body).toHaveLength(LIMITS.noticesNotOver.value);
  await send('POST', `/notices/${body[0]._id}/end`);
  expect((await send('POST', '/notices', coming())).status).toBe(201);
  expect((await send('PUT', `/notices/${body[0]._id}`, { ends: coming().ends })).status).toBe(409);

  await send('DELETE', `/notices/${body[1]._id}`);
  expect((await send('POST', '/notices', coming())).status).toBe(201);
  const { entries } = (await send('GET', `/history?record=${body[1]._id}`)).body;
  expect(await send('POST', `/history/${entries[0]._id}/restore`)).toMatchObject({
    status: 409,
    body: { error: LIMITS.noticesNotOver.message },
  });
});

it('two admins at one notice: who saves last is shown what the other wrote', async () => {
  const { send } = await admin();
  const { body } = await send('POST', '/notices', coming());
  await send('PUT', `/notices/${body._id}`, { words: 'Beds are open.', version: 1 });
  const late = await send('PUT', `/notices/${body._id}`, { words: 'No beds.', version: 1 });
  expect(late).toMatchObject({ status: 409, body: { current: { words: 'Beds are open.' } } });
});
