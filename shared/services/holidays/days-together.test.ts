import { expect, test } from 'vitest';
import { paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import { DAYS } from '../../time/schedule.ts';
import type { PublicService } from '../service.ts';
import { tellDaysTogether } from './days-together.ts';

const NOVEMBER = Date.parse('2026-11-23T12:00Z');
/** Christmas Eve to the bank holiday for Boxing Day, of which Friday and Monday are bank holidays. */
const DATES = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28', '2026-12-29'];

const hours = [{ start: '09:00', end: '17:00' }];
const daily = Object.fromEntries(DAYS.map((day) => [day, hours])) as PublicService['schedule'];
const weekdays = { ...daily, Saturday: [], Sunday: [] };
const listed = (fields: Partial<PublicService>) => paperService({ schedule: weekdays, ...fields });
const tell = (...services: PublicService[]) => tellDaysTogether(services, DATES, NOVEMBER);

test('days of which the same holds are said together, and no bank holiday of which nobody has said anything', () => {
  const [lunch] = tell(listed({}));
  expect(lunch).toMatchObject({
    type: 'Lunch',
    known: [
      {
        name: 'Harbour Kitchen',
        phone: '0117 924 4604',
        lines: [{ places: ['1 Quay Street'], days: ['Thu 24, Tue 29: 09:00–17:00'] }],
      },
    ],
    unknown: [],
    closed: [],
  });
});

test('what was decided for a bank holiday is said, a closing too', () => {
  const closed = { kind: 'closed', from: '2026-12-25', to: '2026-12-27', reason: 'rest' } as const;
  const open = { kind: 'as usual', from: '2026-12-28', to: '2026-12-28', reason: '' } as const;
  const [lunch] = tell(listed({ schedule: daily, changes: [closed, open] }));
  expect(lunch?.known[0]?.lines[0]?.days).toEqual([
    'Thu 24, Mon 28, Tue 29: 09:00–17:00',
    'Fri 25 to Sun 27: Closed: rest',
  ]);
});

test('what holds on every day is said once, and days of two months together', () => {
  const always = { kind: 'as usual', from: '2026-12-24', to: '2027-01-02', reason: '' } as const;
  expect(tell(listed({ schedule: daily, changes: [always] }))[0]?.known[0]?.lines[0]?.days).toEqual(
    ['Every day: 09:00–17:00'],
  );
  const dates = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'];
  const saturday = { ...emptySchedule(), Wednesday: hours, Saturday: hours };
  const [lunch] = tellDaysTogether([listed({ schedule: saturday })], dates, NOVEMBER);
  expect(lunch?.known[0]?.lines[0]?.days).toEqual(['Wed 30, Sat 2: 09:00–17:00']);
});

test('a provider is named once, and its places with the same days share a line', () => {
  const [lunch] = tell(
    listed({ _id: 'a' }),
    listed({ _id: 'b', serviceAddress: '2 Hill Road, Bristol' }),
    listed({ _id: 'c', serviceAddress: '3 Dale Lane, Bristol', schedule: daily }),
  );
  expect(lunch?.known).toMatchObject([
    { lines: [{ places: ['1 Quay Street', '2 Hill Road'] }, { places: ['3 Dale Lane'] }] },
  ]);
});

test('hours that nobody knows, and places without a day, are gathered and not left out', () => {
  const [lunch] = tell(
    listed({ _id: 'unknown', schedule: emptySchedule() }),
    listed({ _id: 'sundays', schedule: { ...emptySchedule(), Friday: hours } }),
  );
  expect(lunch?.known).toEqual([]);
  expect(lunch?.unknown).toMatchObject([{ name: 'Harbour Kitchen', lines: [{ days: [] }] }]);
  expect(lunch?.closed).toMatchObject([{ name: 'Harbour Kitchen', lines: [{ days: [] }] }]);
});

test('who may come, and what is to be checked first, are said', () => {
  const [lunch] = tell(
    listed({ limit: 'For women only', availability: ['By appointment only'], schedule: weekdays }),
  );
  expect(lunch?.known).toMatchObject([
    {
      name: 'Harbour Kitchen (For women only)',
      lines: [{ days: ['Thu 24, Tue 29: 09:00–17:00. Check first: by appointment only'] }],
    },
  ]);
});
