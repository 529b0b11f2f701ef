import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PublicDirectory } from '../shared/directory/directory.ts';
import { listForDate } from '../shared/services/lists/dated-list.ts';
import { addDays, cityTime, dateWords, dayOf, startOfDate } from '../shared/time/city-time.ts';
import { DAYS } from '../shared/time/schedule.ts';
import { database } from './db/client.ts';
import { audit } from './db/tables.ts';
import worker from './index.ts';
import { addService, emptyDirectory, testNow, wait } from './testing/directory.ts';
import { viewer } from './testing/viewers.ts';

// Before the app is there, which takes its clock when it is loaded: it has that of the tests.
vi.hoisted(() => void vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));

// One dated change, saved and ended by its organisation, is read wherever the public may read of its place.

const MINUTE = 60_000;
const REASON = 'the boiler is broken';
/** Nobody else's. */
const TIMES = '09:15–16:45';

const date = addDays(cityTime(testNow()).date, 3);
const last = addDays(date, 5);
const dayWords = (it: string) => `${dayOf(it)} ${dateWords(it)}`;
/** As `announce` has it. */
const ANNOUNCED = `Closed ${dayWords(date)} to ${dayWords(last)}: ${REASON}`;

/** Where to read, what stands there while the change is known, and what only before and after. */
type Surface = { address: string; told?: string; usual?: string };

const announcing = (address: string): Surface => ({ address, told: ANNOUNCED });
const listing = (address: string): Surface => ({
  address: `${address}?when=${date}`,
  told: `Closed: ${REASON}`,
});
const EXCEPTION = `EXDATE;TZID=Europe/London:${date.replaceAll('-', '')}T091500`;

const SURFACES: Record<string, (of: { id: string; organisation: string }) => Surface> = {
  'the timetable': () => announcing('/timetable/Breakfast'),
  'its list for a date': () => listing('/timetable/Breakfast'),
  'the organisation’s card': () => announcing('/organisations'),
  'its category': () => announcing('/org-category/Housing%20Advice'),
  'the home page’s list of now': () => announcing('/?when=now'),
  'the home page’s list for a date': () => ({ ...listing('/'), usual: TIMES }),
  'the search': () => announcing('/search?q=harbour'),
  'the kiosk’s list': () => announcing('/kiosk/services/Breakfast'),
  'the kiosk’s service': ({ id }) => announcing(`/kiosk/service/${id}`),
  'the kiosk’s organisation': ({ organisation }) =>
    announcing(`/kiosk/organisation/${organisation}`),
  'the printed timetables': () => announcing('/print/timetables'),
  'the printed handbook': () => announcing('/print/handbook'),
  'the chosen places': ({ id }) => announcing(`/print/services?id=${id}`),
  'the sheet of a day': () => ({
    address: `/print/today?date=${date}`,
    told: 'One more place is closed on this day.',
    usual: TIMES,
  }),
  'the sheet of what changed': () => announcing('/print/changes'),
  'the timetable as a PDF': () => announcing('/timetable/Breakfast.pdf'),
  'it in large print': () => announcing('/timetable/Breakfast.pdf?size=large'),
  'the handbook as a PDF': () => announcing('/handbook.pdf'),
  'the service’s calendar': ({ id }) => ({ address: `/services/${id}.ics`, told: EXCEPTION }),
  'the timetable’s calendar': () => ({ address: '/timetable/Breakfast.ics', told: EXCEPTION }),
  'the API’s services': () => announcing('/api/services/public'),
  'the API’s organisations': () => announcing('/api/organisations/public'),
  'the API’s changes': () => announcing('/api/changes'),
  'the feed': () => announcing('/changes.xml'),
  'the copy for offline': () => announcing('/api/directory'),
};

/** A visitor's answer. */
async function visit(address: string): Promise<Response> {
  vi.setSystemTime(testNow());
  const context = createExecutionContext();
  const request = new Request(`https://handbook.test${address}`);
  const answer = (await worker.fetch(request as never, env, context)) as unknown as Response;
  await waitOnExecutionContext(context);
  expect([address, answer.status]).toEqual([address, 200]);
  return answer;
}

const dense = (text: string) => text.replaceAll(/\s/g, '');

/** What a person reads there, without white space: of a page its text without its data, of a paper what is drawn. */
async function read(address: string): Promise<string> {
  const answer = await visit(address);
  const type = answer.headers.get('Content-Type') ?? '';
  if (type === 'application/pdf') {
    const body = await answer.arrayBuffer();
    const paper = await env.READ_PDF.fetch('http://pdf.test/', { method: 'POST', body });
    const { pages } = (await paper.json()) as { pages: { texts: { text: string }[] }[] };
    return dense(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''));
  }
  const text = await answer.text();
  if (!type.startsWith('text/html')) return dense(text);
  const body = text.slice(text.indexOf('<body'));
  return dense(body.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]*>/g, ''));
}

/** What a copy of the whole directory says of the date when its day has come, on a phone without a network. */
async function offline() {
  const { services } = (await (await visit('/api/directory')).json()) as PublicDirectory;
  const noon = startOfDate(date) + 12 * 60 * MINUTE;
  const { known, closed } = listForDate(services, date, noon);
  return { known: known.map(({ words }) => words), closed: closed.map(({ words }) => words) };
}

type State = Record<string, { told: boolean; usual: boolean }>;

let city: { id: string; organisation: string };
const states: Record<'before' | 'during' | 'after', State> = { before: {}, during: {}, after: {} };
const copies: Partial<Record<keyof typeof states, Awaited<ReturnType<typeof offline>>>> = {};

async function look(when: keyof typeof states) {
  // Longer than anything older may be shown for.
  wait(MINUTE);
  for (const [name, surface] of Object.entries(SURFACES)) {
    const { address, told, usual } = surface(city);
    const text = await read(address);
    const isTold = told ? text.includes(dense(told)) : !text.includes(dense(usual ?? ''));
    states[when][name] = { told: isTold, usual: usual ? text.includes(dense(usual)) : !isTold };
  }
  copies[when] = await offline();
}

beforeAll(async () => {
  await emptyDirectory();
  await database(env.DB).delete(audit);
  const owner = await viewer({ organisation: { name: 'Harbour Kitchen' } });
  const hours = [{ start: '09:15', end: '16:45' }];
  const { id } = await addService({
    providerId: owner.organisationId,
    schedule: JSON.stringify(Object.fromEntries(DAYS.map((day) => [day, hours]))),
    lastCheckedAt: new Date(testNow()).toISOString(),
  });
  city = { id, organisation: owner.organisationId };
  await look('before');
  const change = { services: [id], kind: 'closed', from: date, to: last, reason: REASON };
  const saved = await owner.send('POST', '/dated-changes', change);
  expect(saved.status).toBe(201);
  await look('during');
  const ended = await owner.send('POST', `/dated-changes/${saved.body._id}/end`);
  expect(ended.status).toBe(200);
  await look('after');
}, 120_000);
afterAll(() => void vi.useRealTimers());

const usual = { told: false, usual: true };

describe.each(Object.keys(SURFACES))('%s', (name) => {
  it('has the usual times before, the change while it stands, and the usual times once it is ended', () => {
    const seen = [states.before[name], states.during[name], states.after[name]];
    expect(seen).toEqual([usual, { told: true, usual: false }, usual]);
  });
});

it('is known to a copy without a network, for its day, once it was fetched', () => {
  const open = { known: [TIMES], closed: [] };
  expect(copies).toEqual({
    before: open,
    during: { known: [], closed: [`Closed: ${REASON}`] },
    after: open,
  });
});
