import { expect, it } from 'vitest';
import type { PublicService } from '../../../shared/services/service.ts';
import { paperService } from '../../../shared/testing/paper-records.ts';
import { directoryApi } from '../../api/directory-api.ts';
import { loadHolidays } from './load-holidays.ts';

const closed: PublicService['changes'] = [
  { kind: 'closed', from: '2026-12-24', to: '2027-01-01', reason: '' },
];

/** The public pages' client at an instant, of these places. */
const apiOf = (
  now: string,
  some: readonly Partial<PublicService>[],
  bankHolidays?: Record<string, string>,
) => {
  const services = some.map((fields) => paperService({ lastCheckedAt: now, ...fields }));
  const none = { organisations: [], helplines: [], informationFrom: null, isSample: false };
  const directory = { ...none, services, dataVersion: 1, changedAt: now, now, bankHolidays };
  return directoryApi(() => directory);
};

/** Two places, of which one is closed over Christmas. */
const apiAt = (now: string, bankHolidays?: Record<string, string>) =>
  apiOf(now, [{}, { changes: closed }], bankHolidays);

const NOVEMBER = '2026-11-22T12:00:00.000Z';

it('tells of the first day of the coming holiday, what may be open and what is closed', async () => {
  const { holidays, shown } = await loadHolidays(apiAt(NOVEMBER), null);
  expect(holidays.map(({ title, days }) => [title, days.length])).toEqual([
    ['Christmas and New Year', 9],
  ]);
  expect(shown.map(({ date }) => date)).toEqual(['2026-12-24']);
  expect(shown[0]?.title).toBe('on Thursday 24 December');
  expect(shown[0]?.closed).toMatchObject([{ id: '1', words: 'Closed' }]);
});

it('tells who may come, and lists meals before what there is plenty of', async () => {
  const some: Partial<PublicService>[] = [
    { type: 'Toilets' },
    { type: 'Lunch', limit: 'Women only' },
    { type: 'Breakfast', availability: ['Ages 18-25'] },
  ];
  const { shown } = await loadHolidays(apiOf(NOVEMBER, some), null);
  const [day] = shown;
  expect(
    [...(day?.known ?? []), ...(day?.unsure ?? [])].map(({ type, kind }) => [type, kind]),
  ).toEqual([
    ['Breakfast', 'Ages 18-25'],
    ['Lunch', 'Women only'],
    ['Toilets', ''],
  ]);
});

it('tells of the day that is asked for, and of all days at once for paper', async () => {
  const days = async (asked: string) =>
    (await loadHolidays(apiAt(NOVEMBER), asked)).shown.map(({ date, name }) => [date, name]);
  expect(await days('2026-12-25')).toEqual([['2026-12-25', 'Christmas Day']]);
  expect(await days('all')).toEqual([]);
  const { together } = await loadHolidays(apiAt(NOVEMBER), 'all');
  expect(together?.map(({ type }) => type)).toEqual(['Lunch']);
  expect(await days('2026-11-25')).toEqual([]);
  expect(await days('nonsense')).toEqual([]);
});

it('leaves out the days that are over, and has those that an admin added', async () => {
  const { holidays } = await loadHolidays(apiAt('2026-12-31T12:00:00.000Z'), null);
  expect(holidays[0]?.days.map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01']);
  const added = await loadHolidays(
    apiAt('2027-01-10T12:00:00.000Z', { '2027-02-01': 'Jubilee' }),
    null,
  );
  expect(added.holidays.map(({ title }) => title)).toEqual(['Jubilee']);
});

it('says which is next where none is near', async () => {
  const { holidays, shown, next } = await loadHolidays(apiAt('2027-01-10T12:00:00.000Z'), null);
  expect([holidays, shown]).toEqual([[], []]);
  expect(next).toEqual({ title: 'Easter', from: '2027-03-26' });
});
