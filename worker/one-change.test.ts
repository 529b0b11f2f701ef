import { env } from 'cloudflare:test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PublicDirectory } from '../shared/directory/directory.ts';
import { listForDate } from '../shared/services/lists/dated-list.ts';
import { statusAt } from '../shared/services/status.ts';
import {
  addDays,
  cityTime,
  dateWords,
  dayOf,
  formatTime,
  startOfDate,
} from '../shared/time/city-time.ts';
import { DAYS } from '../shared/time/schedule.ts';
import { database } from './db/client.ts';
import { audit } from './db/tables.ts';
import { addService, emptyDirectory, testNow, wait } from './testing/directory.ts';
import { dense, readSurface, visit } from './testing/surfaces.ts';
import { viewer } from './testing/viewers.ts';

// Before the app is there, which takes its clock when it is loaded: it has that of the tests.
vi.hoisted(() => void vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));

// One dated change, and that a meal has run out, said and ended by its organisation, is read wherever the public may read
// of its place.

const MINUTE = 60_000;
const REASON = 'the boiler is broken';
/** Times that no other place has. */
const TIMES = '09:15–16:45';

const date = addDays(cityTime(testNow()).date, 3);
const last = addDays(date, 5);
const dayWords = (it: string) => `${dayOf(it)} ${dateWords(it)}`;
/** What is said of the place, and how it is read. */
type Story = {
  /** The words that are announced, and those of a list for its date. */
  words: () => string;
  listed: () => string;
  date: string;
};

const today = cityTime(testNow()).date;
let saidAt = 0;
const FULL = () => `No more meals on ${dayWords(today)}, said at ${formatTime(saidAt)}`;

const STORIES = {
  closed: {
    // As `announce` has it.
    words: () => `Closed ${dayWords(date)} to ${dayWords(last)}: ${REASON}`,
    listed: () => `Closed: ${REASON}`,
    date,
  },
  full: {
    words: FULL,
    listed: () => `No more meals today, said at ${formatTime(saidAt)}`,
    date: today,
  },
} satisfies Record<string, Story>;

/** Where to read, what stands there while it is so, and what only before and after. */
type Surface = { address: string; told?: string; usual?: string };
type City = { id: string; organisation: string };

const announcing =
  (address: string | ((of: City) => string)) =>
  (of: City, { words }: Story): Surface => ({
    address: typeof address === 'string' ? address : address(of),
    told: words(),
  });
const listing =
  (address: string) =>
  (_: City, story: Story): Surface => ({
    address: `${address}?when=${story.date}`,
    told: story.listed(),
  });
const excepting =
  (address: (of: City) => string) =>
  (of: City, story: Story): Surface => ({
    address: address(of),
    // A calendar begins with the first day that holds.
    ...(story.date === today
      ? { usual: `DTSTART;TZID=Europe/London:${today.replaceAll('-', '')}T091500` }
      : { told: `EXDATE;TZID=Europe/London:${story.date.replaceAll('-', '')}T091500` }),
  });

/** A board lists what is open on a date: what is not is missing from it. */
const boardedOn =
  (address: string) =>
  (_: City, story: Story): Surface => ({
    address: `${address}?when=${story.date}`,
    usual: '09:15 to 16:45',
  });
/** A board for now has what is announced beside the time until which a place is open, or else from which it is. */
const boarded =
  (address: string) =>
  (_: City, { words, date }: Story): Surface => ({
    address,
    told: words(),
    ...(date === today && { usual: 'until 4:45pm' }),
  });

const SURFACES: Record<string, (of: City, story: Story) => Surface> = {
  'the timetable': announcing('/timetable/Breakfast'),
  'its list for a date': listing('/timetable/Breakfast'),
  'the organisation’s card': announcing('/organisations'),
  'its category': announcing('/org-category/Housing%20Advice'),
  'the home page': boarded('/'),
  'the home page’s list for a date': boardedOn('/'),
  'the page of what there is to eat': boarded('/open/eat'),
  'the same for a date': boardedOn('/open/eat'),
  'the search': announcing('/search?q=harbour'),
  'the kiosk’s board': boarded('/kiosk/open'),
  'the kiosk’s list': announcing('/kiosk/services/Breakfast'),
  'the kiosk’s service': announcing(({ id }) => `/kiosk/service/${id}`),
  'the kiosk’s organisation': announcing(
    ({ organisation }) => `/kiosk/organisation/${organisation}`,
  ),
  'the printed timetables': announcing('/print/timetables'),
  'the printed handbook': announcing('/print/handbook'),
  'the chosen places': announcing(({ id }) => `/print/services?id=${id}`),
  'the sheet of a day': (_, story) => ({
    address: `/print/today?date=${story.date}`,
    told: 'One more place is closed on this day.',
    usual: TIMES,
  }),
  'the sheet of what changed': announcing('/print/changes'),
  'the timetable as a PDF': announcing('/timetable/Breakfast.pdf'),
  'it in large print': announcing('/timetable/Breakfast.pdf?size=large'),
  'the handbook as a PDF': announcing('/handbook.pdf'),
  'the service’s calendar': excepting(({ id }) => `/services/${id}.ics`),
  'the timetable’s calendar': excepting(() => '/timetable/Breakfast.ics'),
  'the API’s services': announcing('/api/services/public'),
  'the API’s organisations': announcing('/api/organisations/public'),
  'the API’s changes': announcing('/api/changes'),
  'the feed': announcing('/changes.xml'),
  'the copy for offline': announcing('/api/directory'),
};

/** The services as a copy of the whole directory has them. */
async function copy() {
  return ((await (await visit('/api/directory')).json()) as PublicDirectory).services;
}

/** What a copy says of the date when its day has come, on a phone without a network. */
async function offline() {
  const noon = startOfDate(date) + 12 * 60 * MINUTE;
  const { known, closed } = listForDate(await copy(), date, noon);
  return { known: known.map(({ words }) => words), closed: closed.map(({ words }) => words) };
}

type State = Record<string, { told: boolean; usual: boolean }>;

let city: City;
const MOMENTS = ['before', 'closed', 'reopened', 'full', 'room'] as const;
type When = (typeof MOMENTS)[number];
const states = Object.fromEntries(MOMENTS.map((when) => [when, {}])) as Record<When, State>;
const copies: Partial<Record<When, Awaited<ReturnType<typeof offline>>>> = {};
/** What a copy made while the meals had run out says at once, and when the day's times are over. */
const copied: string[] = [];

async function look(when: When, story: Story) {
  // Longer than anything older may be shown for.
  wait(MINUTE);
  for (const [name, surface] of Object.entries(SURFACES)) {
    const { address, told, usual } = surface(city, story);
    const text = await readSurface(address);
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
  await look('before', STORIES.closed);
  const change = { services: [id], kind: 'closed', from: date, to: last, reason: REASON };
  const saved = await owner.send('POST', '/dated-changes', change);
  expect(saved.status).toBe(201);
  await look('closed', STORIES.closed);
  const ended = await owner.send('POST', `/dated-changes/${saved.body._id}/end`);
  expect(ended.status).toBe(200);
  await look('reopened', STORIES.closed);

  expect((await owner.send('POST', `/services/${id}/full`)).status).toBe(200);
  saidAt = testNow();
  await look('full', STORIES.full);
  for (const service of await copy())
    for (const instant of [testNow(), startOfDate(today) + (16 * 60 + 45) * MINUTE])
      copied.push(statusAt(service, service.changes, instant).kind);
  expect((await owner.send('DELETE', `/services/${id}/full`)).status).toBe(200);
  await look('room', STORIES.full);
}, 120_000);
afterAll(() => void vi.useRealTimers());

const usual = { told: false, usual: true };
const told = { told: true, usual: false };

describe.each(Object.keys(SURFACES))('%s', (name) => {
  it('has the usual times before, the change while it stands, and the usual times once it is ended', () => {
    const seen = [states.before[name], states.closed[name], states.reopened[name]];
    expect(seen).toEqual([usual, told, usual]);
  });

  it('says that there are no more meals while that is so, and the usual times again', () => {
    expect([states.full[name], states.room[name]]).toEqual([told, usual]);
  });
});

it('is known to a copy without a network, for its day, once it was fetched', () => {
  const open = { known: [TIMES], closed: [] };
  expect(copies).toMatchObject({
    before: open,
    closed: { known: [], closed: [`Closed: ${REASON}`] },
    reopened: open,
  });
});

it('never has a copy say that a place is open of which the meals have run out', () => {
  expect(copied).toEqual(['closed', 'closed']);
});
