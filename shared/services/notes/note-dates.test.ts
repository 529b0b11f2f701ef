import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, MONTHS } from '../../time/city-time.ts';
import { holdsOn } from '../../time/date-spans.ts';
import { datesInNote, hasUndatedTimes, spanWords } from './note-dates.ts';

/** '2026-12-24..2027-01-02', '12-25'. */
const found = (note: string) =>
  datesInNote(note).map(({ from, to }) => (from === to ? from : `${from}..${to}`));

describe('the days that a note names', () => {
  it.each([
    ['Closed 24 December to 2 January', ['12-24..01-02']],
    ['closed 25/12/2026', ['2026-12-25']],
    ['Closed Monday 24th Dec - Fri 2nd Jan', ['12-24..01-02']],
    ['Closed 24 December 2026 to 2 January 2027.', ['2026-12-24..2027-01-02']],
    ['Closed 24 December to 2 January 2027', ['2026-12-24..2027-01-02']],
    ['Closed 24 December 2026 – 2 January', ['2026-12-24..2027-01-02']],
    ['Closed 24 December 2026 to 2 January 2026', ['2026-12-24..2027-01-02']],
    ['Closed from 5pm on Thursday, 24 December until 9am on 2nd of January', ['12-24..01-02']],
    ['Closed between 24 December and 2 January inclusive', ['12-24..01-02']],
    ['Closed from the 24th of December up to and including the 2nd of January', ['12-24..01-02']],
    ['Closed 24 December, reopening on 2 January', ['12-24..01-02']],
    ['Closed 24/12/2026-2/1/2027', ['2026-12-24..2027-01-02']],
    ['Closed 24/12 - 02/01/27', ['2026-12-24..2027-01-02']],
    ['Closed 24.12.2026', ['2026-12-24']],
    ['Closed 2026-12-24 to 2027-01-02', ['2026-12-24..2027-01-02']],
    ['CLOSED DECEMBER 24TH', ['12-24']],
    ['Closed Dec. 24, 2026', ['2026-12-24']],
    ['Closed December 24 to January 2', ['12-24..01-02']],
    ['Closed December 24-26, 2026', ['2026-12-24..2026-12-26']],
    ['Closed 24-26 December', ['12-24..12-26']],
    ['Closed 25, 26 and 28 December 2026', ['2026-12-25', '2026-12-26', '2026-12-28']],
    ['Closed 25 & 26 Dec, 1 Jan', ['12-25', '12-26', '01-01']],
    ['Closed 28 to 2 January', ['12-28..01-02']],
    ['Ring the bell. Closed 4 May, back on 6 May', ['05-04..05-06']],
    ['closed 4 may', ['05-04']],
    ['Closed 29 February', ['02-29']],
    ['Closed until 5 January 2027', ['2026-07-09..2027-01-05']],
    ['Closed from 3 March 2027', ['2027-03-03..2027-08-30']],
    ['Reopens 5 January 2027', ['2026-07-09..2027-01-05']],
    ['Open from 3 March 2027', ['2027-03-03']],
  ])('%s', (note, dates) => {
    expect(found(note)).toEqual(dates);
  });

  it.each([
    '£2.50',
    '10-12',
    '10-12, 2-4',
    '1st floor',
    '24/7',
    '24/7/365',
    'Open 24 hours a day, 7 days a week.',
    'Ring 0117 924 4604 or 07700 900123',
    'Call 01-12-2034567',
    'Closed for at least two weeks every August.',
    'Fresh food to take home from 11am to 1pm.',
    '1st and 3rd Monday of the month',
    'Only 1 may come in at a time',
    'Up to 2 may be refused',
    '16-25 year olds',
    '12/25/2026',
    'Closed 31 November, 30 February 2027 and 32 May',
    'Version 1.2.2026.4',
    'At 10.30 and 14.30',
    'Half price: £24 December meal',
    'Room 24, Marchmont House',
    '2 for 1',
    '',
  ])('are none in "%s"', (note) => {
    expect(found(note)).toEqual([]);
  });

  it('are found of every date of the calendar in every way to write it, and no other day', () => {
    const anyDate = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2024-01-01', days));
    const parts = (date: string) => {
      const [year = '', month = '', day = ''] = date.split('-');
      return {
        year,
        name: MONTHS[Number(month) - 1] ?? '',
        day: Number(day),
        month: Number(month),
      };
    };
    const WAYS: ((date: string) => string)[] = [
      (date) => date,
      (date) => `${parts(date).day} ${parts(date).name} ${parts(date).year}`,
      (date) => `${parts(date).day}th ${parts(date).name.slice(0, 3)}, ${parts(date).year}`,
      (date) => `${parts(date).name} ${parts(date).day} ${parts(date).year}`,
      (date) => `${parts(date).day}/${parts(date).month}/${parts(date).year}`,
      (date) => `${parts(date).day}.${parts(date).month}.${parts(date).year}`,
    ];
    fc.assert(
      fc.property(
        anyDate,
        fc.nat(60),
        fc.constantFrom(...WAYS),
        fc.constantFrom(' to ', ' - ', '–', ' until '),
        fc.integer({ min: -400, max: 400 }),
        (from, length, write, parting, offset) => {
          const to = addDays(from, length);
          const note = `Ring the bell. We are closed ${write(from)}${parting}${write(to)}, sorry.`;
          const date = addDays(from, offset);
          expect(holdsOn(datesInNote(note), date)).toBe(from <= date && date <= to);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('hold every year where none is named, over the new year too', () => {
    const spans = datesInNote('Closed 24 December to 2 January');
    for (const date of ['2026-12-24', '2026-12-31', '2027-01-02', '2030-01-01'])
      expect(holdsOn(spans, date)).toBe(true);
    for (const date of ['2026-12-23', '2027-01-03', '2027-07-01'])
      expect(holdsOn(spans, date)).toBe(false);
    const once = datesInNote('Closed 25/12/2026');
    expect([holdsOn(once, '2026-12-25'), holdsOn(once, '2027-12-25')]).toEqual([true, false]);
  });

  it('are looked for in any text without a fault', { timeout: 60_000 }, () => {
    const bits = fc.constantFrom(
      '24',
      '/',
      '-',
      ' to ',
      ' December ',
      '1st',
      ' May',
      '2026',
      '£',
      '.',
      ' until ',
      '29',
      ' February',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 200 }),
          fc.array(bits).map((all) => all.join('')),
        ),
        (note) => {
          for (const { from, to } of datesInNote(note)) {
            expect(from).toMatch(/^(20\d\d-)?\d\d-\d\d$/);
            expect(to).toHaveLength(from.length);
            expect(spanWords({ from, to })).not.toContain('undefined');
          }
          hasUndatedTimes(note);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('are said back in words', () => {
    const words = (note: string) => datesInNote(note).map(spanWords);
    expect(words('Closed 24 Dec - 2 Jan 2027')).toEqual(['24 December 2026 to 2 January 2027']);
    expect(words('Closed 25/12/2026')).toEqual(['25 December 2026']);
    expect(words('Closed 24 Dec to 2 Jan')).toEqual(['24 December to 2 January, each year']);
  });
});

describe('other words about the times', () => {
  it.each([
    'Closed for at least two weeks every August.',
    'Closed over Christmas',
    'Closes at sunset in summer.',
    'Mondays in the colder months.',
    'Starts at about noon. One summer month may have no meal.',
    'Every other Tuesday',
    'Last Saturday of the month',
    'Closed until further notice',
    'Not open in half-term',
    'Closed 25 December 2026. Closed for two weeks in August.',
  ])('are seen in "%s"', (note) => {
    expect(hasUndatedTimes(note)).toBe(true);
  });

  it.each([
    '',
    '£2.50',
    'Ring the side bell',
    'Closed on bank holidays.',
    'Closed 24 December to 2 January',
    '24 hours a day, seven days a week.',
    'For people who slept there.',
    'Weekly, with a creche.',
  ])('are not seen in "%s"', (note) => {
    expect(hasUndatedTimes(note)).toBe(false);
  });
});
