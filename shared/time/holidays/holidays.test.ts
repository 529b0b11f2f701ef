import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BANK_HOLIDAYS } from '../bank-holidays.ts';
import { addDays } from '../city-time.ts';
import { daysBetween } from '../day-after.ts';
import { comingHolidays, daysLeft, nextHoliday } from './holidays.ts';

const spans = (date: string, added = {}) =>
  comingHolidays(date, added).map(({ from, to, title }) => [from, to, title]);

it('is asked about six weeks before its first day, and until its last', () => {
  expect(spans('2026-11-11')).toEqual([]);
  expect(spans('2026-11-12')).toEqual([['2026-12-24', '2027-01-01', 'Christmas and New Year']]);
  expect(spans('2027-01-01')).toHaveLength(1);
  expect(spans('2027-01-02')).toEqual([]);
});

it.each([
  ['2026-12-24', '2027-01-01', 'Christmas and New Year'],
  ['2027-03-26', '2027-03-29', 'Easter'],
  ['2027-05-03', '2027-05-03', 'Early May bank holiday'],
  ['2027-12-24', '2028-01-03', 'Christmas and New Year'],
  ['2028-04-14', '2028-04-17', 'Easter'],
])('%s to %s is one question: %s', (from, to, title) => {
  expect(nextHoliday(from)).toMatchObject({ from, to, title });
  expect(nextHoliday(to)).toMatchObject({ from, to, title });
});

it('names each day of it that is a bank holiday, and has those between', () => {
  expect(nextHoliday('2027-03-01')?.days).toEqual([
    { date: '2027-03-26', name: 'Good Friday' },
    { date: '2027-03-27', name: '' },
    { date: '2027-03-28', name: '' },
    { date: '2027-03-29', name: 'Easter Monday' },
  ]);
});

it('leaves out the days that are over', () => {
  const christmas = nextHoliday('2026-12-31');
  expect(christmas && daysLeft(christmas, '2026-12-31').map(({ date }) => date)).toEqual([
    '2026-12-31',
    '2027-01-01',
  ]);
});

it('has a bank holiday that an admin added, in a question of its own or with its neighbours', () => {
  const added = { '2027-06-12': 'Coronation', '2027-06-14': 'Coronation Monday' };
  expect(spans('2027-06-01', added)).toEqual([
    ['2027-06-12', '2027-06-14', 'Coronation and Coronation Monday'],
  ]);
  expect(nextHoliday('2027-05-20', { '2027-05-28': 'Jubilee' })).toMatchObject({
    from: '2027-05-28',
    to: '2027-05-31',
  });
});

it('has every bank holiday in one question, and more than six days between two questions', () => {
  const date = fc.integer({ min: 0, max: 940 }).map((days) => addDays('2026-01-02', days));
  fc.assert(
    fc.property(fc.dictionary(date, fc.constant('Added'), { maxKeys: 5 }), (added) => {
      const all = Object.keys({ ...BANK_HOLIDAYS, ...added });
      const asked: string[] = [];
      let last = '';
      for (const day of all.sort()) {
        const it = nextHoliday(day, added);
        if (!it || it.from === last) continue;
        last = it.from;
        asked.push(...it.days.filter(({ name }) => name).map(({ date }) => date));
        const next = nextHoliday(addDays(it.to, 1), added);
        const bank = next?.days.find(({ name }) => name)?.date;
        if (bank) expect(daysBetween(it.to, bank)).toBeGreaterThan(6);
      }
      expect(asked).toEqual(all);
    }),
  );
});
