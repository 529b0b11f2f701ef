import { describe, expect, test } from 'vitest';
import { everyDay, service, statusWords, week } from '../testing/timed.ts';
import type { DatedChange } from '../time/dated-change.ts';
import { emptySchedule } from '../time/empty-schedule.ts';
import { addDates, type IrregularSlot } from '../time/irregular-slots.ts';
import { DAYS } from '../time/schedule.ts';
import { datesInNote } from './notes/note-dates.ts';
import type { ServiceType } from './service.ts';
import { statusAt } from './status.ts';
import { describeStatus } from './status-words.ts';

describe('days that the note names (a service open every day)', () => {
  const office = everyDay('09:00-17:00');
  const checkFirstOn = datesInNote('Closed 23 November 2026 to 2 December 2026');
  const noted = (iso: string, schedule = office) => statusWords(schedule, iso, { checkFirstOn });

  test('are check first while the hours run, and the reason names the note', () => {
    for (const at of ['2026-11-23T09:00Z', '2026-11-25T12:00Z', '2026-12-02T16:59Z'])
      expect(noted(at)).toBe('Check first: see the note');
    expect(noted('2026-11-23T08:00Z')).toBe('Check first today from 9am: see the note');
    expect(noted('2026-12-02T23:59Z')).toBe('Closed now. Opens tomorrow at 9am');
  });

  test('change nothing on the days before and after', () => {
    expect(noted('2026-11-21T12:00Z')).toBe('Open now until 5pm');
    expect(noted('2026-11-21T20:00Z')).toBe('Closed now. Opens tomorrow at 9am');
    expect(noted('2026-12-03T12:00Z')).toBe('Open now until 5pm');
    expect(noted('2026-12-03T08:00Z')).toBe('Opens later today at 9am');
  });

  test('are named when the next opening falls on one', () => {
    expect(noted('2026-11-22T20:00Z')).toBe(
      'Closed now. Check first tomorrow from 9am: see the note',
    );
    const weekly = week({ Wednesday: '09:00-17:00' });
    expect(noted('2026-11-22T12:00Z', weekly)).toBe(
      'Closed now. Check first on Wednesday from 9am: see the note',
    );
    expect(noted('2026-11-18T18:00Z', weekly)).toBe(
      'Closed now. Check first on Wednesday 25 November from 9am: see the note',
    );
  });

  test('end what never closes, and keep a slot begun on them check first until it ends', () => {
    expect(noted('2026-11-22T12:00Z', everyDay('00:00-24:00'))).toBe('Open now until midnight');
    const night = everyDay('22:00-02:00');
    expect(noted('2026-11-23T01:00Z', night)).toBe('Open now until 2am');
    expect(noted('2026-12-03T01:00Z', night)).toBe('Check first: see the note');
    expect(noted('2026-12-03T02:00Z', night)).toBe('Opens later today at 10pm');
  });

  test('go before a bank holiday as the reason, and after the reasons that last', () => {
    const christmas = { checkFirstOn: datesInNote('Closed 24 December to 2 January') };
    expect(statusWords(office, '2026-12-25T12:00Z', christmas)).toBe('Check first: see the note');
    expect(statusWords(office, '2027-01-02T12:00Z', christmas)).toBe('Check first: see the note');
    expect(statusWords(office, '2027-01-03T12:00Z', christmas)).toBe('Open now until 5pm');
    expect(statusWords(emptySchedule(), '2026-12-25T12:00Z', christmas)).toBe(
      'Hours not known. Call first.',
    );
  });
});

describe('a dated change (Friday 20 November 2026)', () => {
  const office = everyDay('10:00-17:00');
  const change = (over: Partial<DatedChange>): DatedChange => ({
    kind: 'closed',
    from: '2026-11-20',
    to: '2026-11-20',
    reason: '',
    ...over,
  });
  const at = (iso: string, over: Partial<DatedChange>, hours = office, fields = {}) =>
    describeStatus(statusAt(service(hours, fields), [change(over)], Date.parse(iso)));

  test('that closes names itself', () => {
    const training = { reason: 'staff training', to: '2026-11-22' };
    expect(at('2026-11-20T12:00Z', training)).toBe(
      'Closed today: staff training. Opens Monday at 10am',
    );
    expect(at('2026-11-20T12:00Z', { to: '2027-01-03' })).toBe(
      'Closed today. Opens Monday 4 January at 10am',
    );
    expect(at('2026-11-19T18:00Z', training)).toBe('Closed now. Opens Monday at 10am');
  });

  test('without an end says so, and so does a place without any opening within a year', () => {
    expect(at('2026-11-20T12:00Z', { to: '' })).toBe('Closed until further notice');
    expect(at('2026-11-20T12:00Z', { to: '', reason: 'flood' })).toBe(
      'Closed until further notice: flood',
    );
    const far = {
      everyOtherFrom: '2029-01-05',
      start: '10:00',
      end: '11:00',
      day: 'Friday',
    } as const;
    const irregularSlots = addDates([far], '2026-11-21');
    expect(at('2026-11-21T12:00Z', {}, emptySchedule(), { irregularSlots })).toBe(
      'Closed until further notice',
    );
  });

  test('lets what began the day before run on, unless it was made from now', () => {
    const night = everyDay('20:00-08:00');
    expect(at('2026-11-20T07:00Z', {}, night)).toBe('Open now until 8am');
    expect(at('2026-11-20T08:00Z', {}, night)).toBe('Closed today. Opens tomorrow at 8pm');
    const since = '2026-11-20T06:55:00.000Z';
    expect(at('2026-11-20T07:00Z', { since }, night)).toBe('Closed today. Opens tomorrow at 8pm');
    expect(
      at('2026-11-20T07:00Z', { since, kind: 'check first', reason: 'no heating' }, night),
    ).toBe('Check first: no heating');
  });

  test('of other hours or as usual is as sure as the week, on a bank holiday too', () => {
    const christmas = { from: '2026-12-25', to: '2026-12-25' };
    const hours = {
      ...christmas,
      kind: 'hours',
      slots: [{ start: '12:00', end: '14:00' }],
    } as const;
    expect(at('2026-12-25T12:30Z', hours)).toBe('Open now until 2pm');
    expect(at('2026-12-25T15:00Z', hours)).toBe(
      'Closed now. Check first tomorrow from 10am: it is a bank holiday',
    );
    expect(at('2026-12-25T12:30Z', { ...christmas, kind: 'as usual' })).toBe('Open now until 5pm');
  });

  test('to check first says why', () => {
    const check = { kind: 'check first', reason: 'few volunteers' } as const;
    expect(at('2026-11-20T12:00Z', check)).toBe('Check first: few volunteers');
    expect(at('2026-11-20T12:00Z', { ...check, reason: '' })).toBe('Check first');
    expect(at('2026-11-19T18:00Z', check)).toBe(
      'Closed now. Check first tomorrow from 10am: few volunteers',
    );
  });

  test('decides for a service whose hours are not known', () => {
    const unknown = emptySchedule();
    expect(at('2026-11-20T12:00Z', { reason: 'flood' }, unknown)).toBe(
      'Closed today: flood. Check first tomorrow',
    );
    expect(at('2026-11-21T12:00Z', {}, unknown)).toBe('Hours not known. Call first.');
  });
});

describe('weeks that are not all alike', () => {
  const slot = { day: 'Tuesday', start: '10:00', end: '12:00' } as const;
  const on = (iso: string, irregularSlots: IrregularSlot[]) =>
    statusWords(emptySchedule(), iso, {
      irregularSlots: addDates(irregularSlots, iso.slice(0, 10)),
    });

  test('the first, or the last, Tuesday of the month', () => {
    const first = [{ ...slot, week: 'first' } as const];
    expect(on('2026-12-01T11:00Z', first)).toBe('Open now until midday');
    expect(on('2026-11-24T11:00Z', first)).toBe('Closed now. Opens Tuesday 1 December at 10am');
    const last = [{ ...slot, week: 'last' } as const];
    expect(on('2026-11-24T11:00Z', last)).toBe('Open now until midday');
    expect(on('2026-12-29T11:00Z', last)).toBe('Open now until midday');
    expect(on('2026-12-22T11:00Z', last)).toBe('Closed now. Opens Tuesday 29 December at 10am');
  });

  test('every other Tuesday from a date, and never before it', () => {
    const alternate = [{ ...slot, everyOtherFrom: '2026-12-22' }];
    expect(on('2026-12-08T11:00Z', alternate)).toBe(
      'Closed now. Opens Tuesday 22 December at 10am',
    );
    expect(on('2026-12-22T11:00Z', alternate)).toBe('Open now until midday');
    expect(on('2027-01-05T11:00Z', alternate)).toBe('Open now until midday');
    expect(on('2026-12-29T11:00Z', alternate)).toBe('Closed now. Opens Tuesday 5 January at 10am');
  });

  test('a winter shelter is closed until its season, whose last night runs to its end', () => {
    const winter = { seasons: [{ from: '12-01', to: '02-29' }] };
    const night = everyDay('20:00-08:00');
    expect(statusWords(night, '2026-11-20T21:00Z', winter)).toBe(
      'Closed now. Opens Tuesday 1 December at 8pm',
    );
    expect(statusWords(night, '2027-02-28T21:00Z', winter)).toBe('Open now until 8am');
    expect(statusWords(night, '2027-03-01T07:00Z', winter)).toBe('Open now until 8am');
    expect(statusWords(night, '2027-03-01T08:00Z', winter)).toBe(
      'Closed now. Opens Wednesday 1 December at 8pm',
    );
    expect(statusWords(night, '2028-02-29T21:00Z', winter)).toBe('Open now until 8am');
  });

  test('a day that is open at times that nobody knows', () => {
    const unknown = { unknownDays: ['Monday'] as const };
    expect(statusWords(week({ Friday: '10:00-12:00' }), '2026-11-23T11:00Z', unknown)).toBe(
      'Open today, times not known. Call first.',
    );
    expect(statusWords(week({ Friday: '10:00-12:00' }), '2026-11-21T11:00Z', unknown)).toBe(
      'Closed now. Check first on Monday: times not known',
    );
  });

  test('a breakfast at unknown times is over at midday, a lunch at 5pm, and a dinner at midnight', () => {
    const daily = { unknownDays: DAYS };
    const at = (type: ServiceType, instant: string) =>
      statusWords(week({}), instant, { ...daily, type });
    const MAY_BE_OPEN = 'Open today, times not known. Call first.';
    expect(at('Breakfast', '2026-11-28T11:59Z')).toBe(MAY_BE_OPEN);
    expect(at('Breakfast', '2026-11-28T12:00Z')).toBe(
      'Closed now. Check first tomorrow: times not known',
    );
    expect(at('Lunch', '2026-11-28T16:59Z')).toBe(MAY_BE_OPEN);
    expect(at('Lunch', '2026-11-28T17:00Z')).toBe(
      'Closed now. Check first tomorrow: times not known',
    );
    expect(at('Dinner', '2026-11-28T23:00Z')).toBe(MAY_BE_OPEN);
  });
});
