import { describe, expect, it } from 'vitest';
import { weekWords } from '../../time/words/week-summary.ts';
import { bring } from '../testing/messy-sheets.ts';

describe('cells of days', () => {
  const days = ['Mon', 'Tue', 'Wed', 'Sat'];
  const bringDays = (...cells: string[]) =>
    bring([
      ['Charity', 'Service', 'Where', ...days, 'Notes'],
      ['St Agnes Kitchen', 'Laundry', '4 Fore Lane, BS1 9ZZ', ...cells],
    ]);

  it('that have no end are said once', () => {
    const { services, asks } = bringDays('9am till late', '9am till late', 'closed', '9-5', '');
    expect(services).toMatchObject([
      { unknownDays: ['Monday', 'Tuesday'], note: 'Monday, Tuesday: 9am till late.' },
    ]);
    expect(asks.filter(({ message }) => message.includes('has no end'))).toMatchObject([
      { label: 'Monday', isQuestion: false },
    ]);
  });

  it('name a week of the month', () => {
    const { services, asks } = bringDays('', '', '', '10am-12pm (1st Sat only)', '');
    const first = { day: 'Saturday', week: 'first', start: '10:00', end: '12:00' };
    expect(services).toMatchObject([{ irregularSlots: [first], unknownDays: [], note: '' }]);
    expect(services[0]?.schedule.Saturday).toEqual([]);
    expect(asks.filter(({ isQuestion }) => isQuestion)).toEqual([]);
  });

  it.each(['alt. weeks - check first', 'fortnightly', 'every other week'])(
    'with “%s” beside them are asked for, as they would stand for each week',
    (note) => {
      const { asks } = bringDays('9am-5pm', '', '', '', note);
      expect(asks.filter(({ isQuestion }) => isQuestion)).toMatchObject([{ label: 'Note' }]);
      expect(bringDays('', '', '', '', note).asks.filter((ask) => ask.isQuestion)).toEqual([]);
    },
  );
});

describe('days and times in columns of their own', () => {
  it.each([
    [
      ['Day(s)', 'Time'],
      ['Tues & Thurs', '12.00 - 14.00'],
      'Tuesday 12:00–14:00; Thursday 12:00–14:00',
    ],
    [['Days', 'Start', 'Finish'], ['Mon-Fri', '9am', '5pm'], 'Monday to Friday 09:00–17:00'],
    [
      ['Mon', 'Tues', 'Weds'],
      ['9-5', '12.00 - 14.00', 'closed'],
      'Monday 09:00–17:00; Tuesday 12:00–14:00',
    ],
  ])('%j with %j are “%s”', (headings, cells, words) => {
    const { services, faults } = bring([
      ['Charity', 'Service', 'Where', ...headings],
      ['St Agnes Kitchen', 'Lunch', '4 Fore Lane, BS1 9ZZ', ...cells],
    ]);
    expect(faults).toEqual([]);
    expect(services[0] && weekWords(services[0].schedule)).toBe(words);
  });
});
