import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PublicDirectory } from '../../shared/directory/directory.ts';
import { listForDate } from '../../shared/services/lists/dated-list.ts';
import { statusAt } from '../../shared/services/status.ts';
import { describeStatus } from '../../shared/services/status-words.ts';
import { addDays, cityTime, formatDate, startOfDate } from '../../shared/time/city-time.ts';
import { DAYS } from '../../shared/time/schedule.ts';
import { MINUTE } from '../../shared/time/units.ts';
import { dense, readSurface, visit } from '../testing/crawls/surfaces.ts';
import { addService, emptyDirectory, testNow, wait } from '../testing/directory.ts';
import { admin } from '../testing/viewers.ts';

// Before the app is there, which takes its clock when it is loaded: it has that of the tests.
vi.hoisted(() => void vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));

// A bank holiday that an admin adds, and ends, is one wherever the public reads of a place (docs/product.md#holidays).

const NAME = 'Coronation of the King';
const DAY = addDays(cityTime(testNow()).date, 3);
const CHECK = 'Check first: it is a bank holiday';
const dayInFigures = DAY.replaceAll('-', '');
const dayInWords = (date: string) => formatDate(startOfDate(date));

/** Where to read, and what stands there while the holiday does, and not before or after. */
const SURFACES: Record<string, [address: (id: string) => string, told: string]> = {
  'the timetable’s list for it': [() => `/timetable/Breakfast?when=${DAY}`, CHECK],
  'home for it': [() => `/?when=${DAY}`, 'May be open: 1'],
  'the page of the need for it': [() => `/open/eat?when=${DAY}`, CHECK],
  'the page of the holidays': [() => '/holidays', NAME],
  'all their days, for paper': [() => '/holidays/all', 'Not known to be open on any of these days'],
  'the kiosk’s list for it': [() => `/kiosk/services/Breakfast/${DAY}`, CHECK],
  'the sheet of the day': [
    () => `/print/today?date=${DAY}`,
    `Check first: ${NAME} is a bank holiday`,
  ],
  'the printed handbook': [() => '/print/handbook', `${dayInWords(DAY)}: ${NAME}`],
  'the handbook as a PDF': [() => '/handbook.pdf', `${dayInWords(DAY)}: ${NAME}`],
  'the timetable as a PDF': [
    () => '/timetable/Breakfast.pdf',
    `Take down after ${dayInWords(addDays(DAY, -1))}`,
  ],
  'the service’s calendar': [
    (id) => `/services/${id}.ics`,
    `RECURRENCE-ID;TZID=Europe/London:${dayInFigures}T091500`,
  ],
  'the timetable’s calendar': [
    () => '/timetable/Breakfast.ics',
    `RECURRENCE-ID;TZID=Europe/London:${dayInFigures}T091500`,
  ],
  'the API’s health': [() => '/api/health', NAME],
  'the API’s services': [() => '/api/services/public', '"isBankHoliday":true'],
  'the copy for offline': [() => '/api/directory', `"bankHolidays":{"${DAY}":"${NAME}"}`],
};

/** What a copy fetched now says when the day has come, on a phone or a kiosk without a network. */
async function offline() {
  const noon = startOfDate(DAY) + 12 * 60 * MINUTE;
  const { services } = (await (await visit('/api/directory')).json()) as PublicDirectory;
  const { known, unsure } = listForDate(services, DAY, noon);
  return [
    known.length,
    unsure.length,
    ...services.map((service) => describeStatus(statusAt(service, service.changes, noon))),
  ];
}

const MOMENTS = ['before', 'added', 'ended'] as const;
type When = (typeof MOMENTS)[number];
const seen = Object.fromEntries(MOMENTS.map((when) => [when, {}])) as Record<
  When,
  Record<string, boolean>
>;
const copies: Partial<Record<When, Awaited<ReturnType<typeof offline>>>> = {};

beforeAll(async () => {
  await emptyDirectory();
  const hours = [{ start: '09:15', end: '16:45' }];
  const { id } = await addService({
    schedule: JSON.stringify(Object.fromEntries(DAYS.map((day) => [day, hours]))),
    lastCheckedAt: new Date(testNow()).toISOString(),
  });
  const charity = await admin();
  const look = async (when: When) => {
    // Longer than anything older may be shown for.
    wait(MINUTE);
    for (const [name, [address, told]] of Object.entries(SURFACES))
      seen[when][name] = (await readSurface(address(id))).includes(dense(told));
    copies[when] = await offline();
  };
  await look('before');
  const made = await charity.send('POST', '/dated-changes', {
    scope: 'bank holiday',
    kind: 'check first',
    from: DAY,
    to: DAY,
    reason: NAME,
  });
  expect(made.status).toBe(201);
  await look('added');
  expect((await charity.send('POST', `/dated-changes/${made.body._id}/end`)).status).toBe(200);
  await look('ended');
}, 120_000);
afterAll(() => void vi.useRealTimers());

describe('a bank holiday that an admin adds', () => {
  it.each(Object.keys(SURFACES))('is told by %s until it is ended', (name) => {
    expect(MOMENTS.map((when) => seen[when][name])).toEqual([false, true, false]);
  });

  it('is known to a copy without a network, on its day, once it was fetched', () => {
    const open = [1, 0, 'Open now until 4:45pm'];
    expect(copies).toEqual({
      before: open,
      added: [0, 1, 'Check first: today is a bank holiday'],
      ended: open,
    });
  });
});
