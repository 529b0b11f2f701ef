import { beforeEach, expect, it } from 'vitest';
import type { PublicService } from '../../shared/services/service.ts';
import { statusAt } from '../../shared/services/status.ts';
import { describeStatus } from '../../shared/services/status-words.ts';
import { addDays, cityTime, dayOf } from '../../shared/time/city-time.ts';
import { DAY } from '../../shared/time/units.ts';
import {
  addOrganisation,
  BETWEEN_CALLS,
  call,
  emptyDirectory,
  list,
  testNow,
  wait,
} from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';

const times = { start: '10:00', end: '12:00' };
const weeks = {
  irregularSlots: [
    { day: 'Tuesday', week: 'first', ...times },
    { day: 'Friday', everyOtherFrom: '2026-01-02', ...times },
    { day: 'Monday', season: { from: '11-01', to: '03-31' }, ...times },
  ],
  seasons: [{ from: '09-01', to: '07-31' }],
  unknownDays: ['Saturday', 'Sunday'],
};
const lunch = { type: 'Lunch', serviceAddress: '1 Quay Street, Bristol', ...weeks };

beforeEach(emptyDirectory);

const publicService = async () => (await list<PublicService>('/services/public'))[0];
const today = () => cityTime(testNow() + BETWEEN_CALLS).date;

it('keeps what was said of weeks that are not all alike, and a PUT that leaves it out does too', async () => {
  const owner = await viewer();
  const { status, body: made } = await owner.send('POST', '/services', lunch);
  expect(status).toBe(201);
  expect(made).toMatchObject(weeks);
  const schedule = { Wednesday: [times] };
  const { body: saved } = await owner.send('PUT', `/services/${made._id}`, { schedule });
  expect(saved).toMatchObject(weeks);
  const cleared = { irregularSlots: [], seasons: [], unknownDays: [] };
  const { body } = await owner.send('PUT', `/services/${made._id}`, cleared);
  expect(body).toMatchObject({ ...cleared, schedule: { Wednesday: [times] } });
});

it.each([
  [
    'a slot of no weeks',
    { irregularSlots: [{ day: 'Tuesday', ...times }] },
    'irregularSlots.0.week',
  ],
  ['no list', { irregularSlots: 'first Tuesday' }, 'irregularSlots'],
  ['a slot that is none', { irregularSlots: [null] }, 'irregularSlots.0'],
  [
    'a field that there is not',
    { irregularSlots: [{ ...weeks.irregularSlots[0], a: 1 }] },
    'irregularSlots.0',
  ],
  ['a day that there is not', { unknownDays: ['Someday'] }, 'unknownDays.0'],
  ['a season that there is not', { seasons: [{ from: '13-01', to: '02-30' }] }, 'seasons.0.from'],
  ['times on a day of unknown ones', { schedule: { Sunday: [times] } }, 'unknownDays'],
])('refuses %s at its field', async (_, wrong, field) => {
  const owner = await viewer();
  const { status, body } = await owner.send('POST', '/services', { ...lunch, ...wrong });
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toContain(field);
});

it('tells the public the slots with their dates, what holds on the coming seven, and the words', async () => {
  const owner = await viewer();
  const tomorrow = addDays(today(), 2);
  const slot = { day: dayOf(tomorrow), everyOtherFrom: tomorrow, ...times };
  await owner.send('POST', '/services', {
    type: 'Lunch',
    serviceAddress: '1 Quay Street, Bristol',
    irregularSlots: [slot],
  });
  const told = await publicService();
  const dates = told?.irregularSlots?.[0]?.dates ?? [];
  expect(dates.slice(0, 2)).toEqual([tomorrow, addDays(tomorrow, 14)]);
  expect(told?.schedule[dayOf(tomorrow)]).toEqual([times]);
  expect(told?.weeklySchedule?.[dayOf(tomorrow)]).toEqual([]);
  expect(told?.timesInWords?.[0]).toMatch(/^Every other .+day from .+ 10:00–12:00$/);
  expect(told).not.toHaveProperty('seasons');
  expect(told).not.toHaveProperty('unknownDays');

  wait(5 * DAY);
  const later = await publicService();
  expect(later?.schedule[dayOf(tomorrow)]).toEqual([]);
  expect(later).not.toHaveProperty('weeklySchedule');
});

it('gives the same ETag for another date on which a service of some weeks is told the same', async () => {
  const owner = await viewer();
  const irregularSlots = [{ day: 'Monday', season: { from: '01-01', to: '12-31' }, ...times }];
  await owner.send('POST', '/services', { ...lunch, ...{ irregularSlots, seasons: [] } });
  const tag = async () => (await call('/services/public')).headers.get('ETag');
  // From the middle of a month, whose dates are told as a whole.
  wait((40 - Number(today().slice(8))) * DAY);
  const before = await tag();
  wait(DAY);
  expect(await tag()).toBe(before);
  wait(40 * DAY);
  expect(await tag()).not.toBe(before);
});

it('never tells a reader of the old fields alone that what is out of season is open', async () => {
  const owner = await viewer();
  const season = addDays(today(), 60).slice(5);
  await owner.send('POST', '/services', {
    type: 'Lunch',
    serviceAddress: '1 Quay Street, Bristol',
    schedule: { Monday: [times], Thursday: [times] },
    seasons: [{ from: season, to: season }],
  });
  const told = await publicService();
  expect(Object.values(told?.schedule ?? {}).flat()).toEqual([]);
  expect(told?.weeklySchedule?.Monday).toEqual([times]);
  expect(told && describeStatus(statusAt(told, [], testNow()))).toMatch(/^Closed/);
});

it('takes them out and brings them in, in a file and in a spreadsheet', async () => {
  const charity = await admin();
  const { id: provider } = await addOrganisation();
  const { body: made } = await charity.send('POST', '/services', { ...lunch, provider });
  const read = async (path: string) => (await call(path, { headers: charity.headers })).text();
  const sheet = await read('/export/services.csv');
  expect(sheet).toContain('first Tuesday 10:00-12:00; every other Friday from 2026-01-02');
  expect(sheet).toContain('Monday 10:00-12:00 (1 November to 31 March)');
  expect(sheet).toContain('1 September to 31 July');
  const input = { file: JSON.parse(await read('/export/directory.json')) };
  expect((await charity.send('POST', '/import/preview', input)).body.changed).toEqual([]);

  await charity.send('PUT', `/services/${made._id}`, { irregularSlots: [], seasons: [] });
  const overwriting = { ...input, overwrite: true };
  const { body: preview } = await charity.send('POST', '/import/preview', overwriting);
  await charity.send('POST', '/import', { ...overwriting, token: preview.token });
  expect((await charity.send('GET', `/services/${made._id}`)).body).toMatchObject(weeks);
});

it('comes back with them when it was deleted and restored', async () => {
  const charity = await admin();
  const { id: provider } = await addOrganisation();
  const { body: made } = await charity.send('POST', '/services', { ...lunch, provider });
  await charity.send('DELETE', `/services/${made._id}`);
  const { body: history } = await charity.send('GET', '/history');
  const { status } = await charity.send('POST', `/history/${history.entries[0]._id}/restore`);
  expect(status).toBe(200);
  expect((await charity.send('GET', `/services/${made._id}`)).body).toMatchObject(weeks);
});
