import { env } from 'cloudflare:test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PublicDirectory } from '../shared/directory/directory.ts';
import { servicesSheet } from '../shared/paper/kiosk/kiosk-sheet.ts';
import { slipOf } from '../shared/paper/kiosk/slip.ts';
import { listForDate } from '../shared/services/lists/dated-list.ts';
import { statusAt } from '../shared/services/status.ts';
import {
  addDays,
  cityTime,
  dayDateWords,
  formatTime,
  startOfDate,
} from '../shared/time/city-time.ts';
import { DAYS } from '../shared/time/schedule.ts';
import { MINUTE } from '../shared/time/units.ts';
import { database } from './db/client.ts';
import { audit } from './db/tables.ts';
import {
  type City,
  HOURS,
  LIVE,
  type Story,
  SURFACES,
  TIMES,
  today,
} from './testing/crawls/change-surfaces.ts';
import { dense, readSurface, visit } from './testing/crawls/surfaces.ts';
import { addService, emptyDirectory, testNow, wait } from './testing/directory.ts';
import { viewer } from './testing/viewers.ts';

// Before the app is there, which takes its clock when it is loaded: it has that of the tests.
vi.hoisted(() => void vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));

// One dated change, and that a meal has run out, said and ended by its organisation, is read wherever the public may read
// of its place.

const REASON = 'the boiler is broken';

const date = addDays(cityTime(testNow()).date, 3);
const last = addDays(date, 5);
let saidAt = 0;
const FULL = () => `No more meals on ${dayDateWords(today)}, said at ${formatTime(saidAt)}`;

const STORIES = {
  closed: {
    // As `announce` has it.
    words: () => `Closed ${dayDateWords(date)} to ${dayDateWords(last)}: ${REASON}`,
    listed: () => `Closed: ${REASON}`,
    date,
  },
  full: {
    words: FULL,
    listed: () => `No more meals today, said at ${formatTime(saidAt)}`,
    date: today,
  },
} satisfies Record<string, Story>;

/** A timetable has the time as its slots have it. */
const IS_OPEN = ['until 4:45pm', 'until 16:45'].map(dense);

/** What a kiosk prints of its list on a slip, from the copy that it has. */
async function slip(story: Story) {
  const services = await copy();
  const now = testNow();
  const { entries } = slipOf(servicesSheet('Breakfast', services, now), {
    services,
    now,
    contact: { name: '', phoneDisplay: '' },
    notices: [],
    correctOn: '',
    useUntil: '',
    sampleNotice: '',
    origin: '',
  });
  return entries.some(({ lines }) => lines.includes(story.words()));
}

/** Whether a timetable's markup for search engines says of the date that the place is closed. */
async function marksClosed(story: Story) {
  const page = await (await visit('/timetable/Breakfast')).text();
  const [first] = page.match(/"specialOpeningHoursSpecification":\[.*?\]/) ?? [];
  return !!first?.includes(`"validFrom":"${story.date}"`);
}

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
const MOMENTS = [
  'before',
  'closed',
  'reopened',
  'closed today',
  'open again',
  'full',
  'room',
] as const;
type When = (typeof MOMENTS)[number];
const states = Object.fromEntries(MOMENTS.map((when) => [when, {}])) as Record<When, State>;
/** Where it is said to be open at the moment. */
const open: Partial<Record<When, string[]>> = {};
/** Whether the slip says it, and the markup. */
const told: Partial<Record<When, [slip: boolean, markup: boolean]>> = {};
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
  told[when] = [await slip(story), await marksClosed(story)];
  await lookNow(when);
}

async function lookNow(when: When) {
  open[when] = [];
  for (const [name, address] of Object.entries(LIVE)) {
    const text = await readSurface(address);
    if (IS_OPEN.some((words) => text.includes(words))) open[when].push(name);
  }
}

beforeAll(async () => {
  await emptyDirectory();
  await database(env.DB).delete(audit);
  const owner = await viewer({ organisation: { name: 'Harbour Kitchen' } });
  const { id } = await addService({
    providerId: owner.organisationId,
    schedule: JSON.stringify(Object.fromEntries(DAYS.map((day) => [day, [HOURS]]))),
    lastCheckedAt: new Date(testNow()).toISOString(),
  });
  city = { id, organisation: owner.organisationId };
  await look('before', STORIES.closed);
  const change = { services: [id], kind: 'closed', from: date, to: last, reason: REASON };
  const close = async (fields: object) => {
    const saved = await owner.send('POST', '/dated-changes', { ...change, ...fields });
    expect(saved.status).toBe(201);
    return async () => {
      const ended = await owner.send('POST', `/dated-changes/${saved.body._id}/end`);
      expect(ended.status).toBe(200);
    };
  };
  const end = await close({});
  await look('closed', STORIES.closed);
  await end();
  await look('reopened', STORIES.closed);

  const endToday = await close({ from: today, to: today });
  wait(MINUTE);
  await lookNow('closed today');
  await endToday();
  wait(MINUTE);
  await lookNow('open again');

  expect((await owner.send('POST', `/services/${id}/full`)).status).toBe(200);
  saidAt = testNow();
  await look('full', STORIES.full);
  for (const service of await copy())
    for (const instant of [testNow(), startOfDate(today) + (16 * 60 + 45) * MINUTE])
      copied.push(statusAt(service, service.changes, instant).kind);
  expect((await owner.send('DELETE', `/services/${id}/full`)).status).toBe(200);
  await look('room', STORIES.full);
}, 240_000);
afterAll(() => void vi.useRealTimers());

const asUsual = { told: false, usual: true };
const changed = { told: true, usual: false };

describe.each(Object.keys(SURFACES))('%s', (name) => {
  it('has the usual times before, the change while it stands, and the usual times once it is ended', () => {
    const seen = [states.before[name], states.closed[name], states.reopened[name]];
    expect(seen).toEqual([asUsual, changed, asUsual]);
  });

  it('says that there are no more meals while that is so, and the usual times again', () => {
    expect([states.full[name], states.room[name]]).toEqual([changed, asUsual]);
  });
});

it('is open now wherever that is said, but while it is closed or full today', () => {
  const everywhere = Object.keys(LIVE);
  expect(open).toEqual({
    before: everywhere,
    closed: everywhere,
    reopened: everywhere,
    'closed today': [],
    'open again': everywhere,
    full: [],
    room: everywhere,
  });
});

it('is on the slip of a kiosk, and in the markup for search engines', () => {
  expect(told).toEqual({
    before: [false, false],
    closed: [true, true],
    reopened: [false, false],
    full: [true, true],
    room: [false, false],
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
