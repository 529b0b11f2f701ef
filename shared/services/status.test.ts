import { describe, expect, test } from 'vitest';
import { service } from '../testing/timed.ts';
import type { DatedChange } from '../time/dated-change.ts';
import { emptySchedule } from '../time/empty-schedule.ts';
import { type IrregularSlot, withDates } from '../time/irregular-slots.ts';
import type { Schedule, Slot } from '../time/schedule.ts';
import { datesInNote } from './notes/note-dates.ts';
import { CHECK_FIRST_AVAILABILITY } from './service.ts';
import { describeStatus, statusAt, type Timed } from './status.ts';

const DAY = 86_400_000;

/** A week from '10:00-12:00 18:00-20:00' under some days. */
function week(days: Partial<Record<keyof Schedule, string>>): Schedule {
  const slots = (text: string): Slot[] =>
    text.split(' ').map((part) => {
      const [start = '', end = ''] = part.split('-');
      return { start, end };
    });
  const entered = Object.entries(days).map(([day, text]) => [day, slots(text)]);
  return { ...emptySchedule(), ...Object.fromEntries(entered) };
}

function everyDay(text: string): Schedule {
  return week({
    Monday: text,
    Tuesday: text,
    Wednesday: text,
    Thursday: text,
    Friday: text,
    Saturday: text,
    Sunday: text,
  });
}

/** The words for hours at a UTC time; in winter that is the city's. */
function words(schedule: Schedule, iso: string, over: Partial<Timed> = {}): string {
  return describeStatus(statusAt(service(schedule, over), [], Date.parse(iso)));
}

describe('a service with hours (Friday 20 November 2026)', () => {
  const lunch = week({ Friday: '12:00-14:00 17:30-24:00', Monday: '10:00-11:00' });

  test('opens later today', () => {
    expect(words(lunch, '2026-11-20T08:00Z')).toBe('Opens later today at midday');
    expect(words(lunch, '2026-11-20T14:00Z')).toBe('Opens later today at 5:30pm');
  });

  test('is open from its first minute and not at its last', () => {
    expect(words(lunch, '2026-11-20T12:00Z')).toBe('Open now until 2pm');
    expect(words(lunch, '2026-11-20T13:59:59Z')).toBe('Closes at 2pm, call first');
    expect(words(lunch, '2026-11-20T14:00Z')).not.toContain('Open now');
  });

  test('with under 30 minutes left says to call first', () => {
    expect(words(lunch, '2026-11-20T13:30:00Z')).toBe('Open now until 2pm');
    expect(words(lunch, '2026-11-20T13:30:01Z')).toBe('Closes at 2pm, call first');
    expect(words(lunch, '2026-11-20T23:45Z')).toBe('Closes at midnight, call first');
  });

  test('is closed now and says when it opens', () => {
    expect(words(lunch, '2026-11-21T09:00Z')).toBe('Closed now. Opens Monday at 10am');
    expect(words(lunch, '2026-11-22T09:00Z')).toBe('Closed now. Opens tomorrow at 10am');
  });

  test('that opens beyond six days says the date', () => {
    const weekly = week({ Friday: '10:00-11:00' });
    expect(words(weekly, '2026-11-20T12:00Z')).toBe('Closed now. Opens Friday 27 November at 10am');
  });

  test('works by city time in summer too', () => {
    expect(words(week({ Friday: '12:00-14:00' }), '2026-07-03T11:00Z')).toBe('Open now until 2pm');
  });
});

describe('over midnight', () => {
  test('a slot belongs to its evening and runs on', () => {
    const van = week({ Friday: '19:00-02:00' });
    expect(words(van, '2026-11-20T23:00Z')).toBe('Open now until 2am');
    expect(words(van, '2026-11-21T01:00Z')).toBe('Open now until 2am');
    expect(words(van, '2026-11-21T02:00Z')).toBe('Closed now. Opens Friday at 7pm');
  });

  test('touching slots are one opening, over the week’s end too', () => {
    const shelter = week({ Sunday: '20:00-24:00', Monday: '00:00-08:00' });
    expect(words(shelter, '2026-11-22T21:00Z')).toBe('Open now until 8am');
    expect(words(shelter, '2026-11-22T23:50Z')).toBe('Open now until 8am');
  });

  test('an end more than twelve hours off on another day names the day', () => {
    const long = week({ Friday: '00:00-24:00', Saturday: '00:00-24:00', Sunday: '00:00-17:00' });
    expect(words(long, '2026-11-20T09:00Z')).toBe('Open now until Sunday at 5pm');
    expect(words(long, '2026-11-21T09:00Z')).toBe('Open now until tomorrow at 5pm');
    expect(words(long, '2026-11-22T09:00Z')).toBe('Open now until 5pm');
  });

  test('an opening at midnight is said of the night before it', () => {
    const night = week({ Saturday: '00:00-06:00' });
    expect(words(night, '2026-11-20T20:00Z')).toBe('Closed now. Opens tonight at midnight');
    expect(words(night, '2026-11-19T20:00Z')).toBe('Closed now. Opens tomorrow at midnight');
    expect(words(night, '2026-11-17T20:00Z')).toBe('Closed now. Opens Friday at midnight');
    expect(words(week({ Friday: '24:00-06:00' }), '2026-11-20T20:00Z')).toBe(
      'Closed now. Opens tonight at midnight',
    );
  });
});

describe('open 24 hours', () => {
  test('is said only when the next seven dates are', () => {
    expect(words(everyDay('00:00-24:00'), '2026-11-20T23:50Z')).toBe('Open 24 hours');
    expect(words({ ...everyDay('00:00-24:00'), Sunday: [] }, '2026-11-20T09:00Z')).toBe(
      'Open now until tomorrow at midnight',
    );
  });

  test('has an end in the week before a bank holiday', () => {
    expect(words(everyDay('00:00-24:00'), '2026-12-18T23:00Z')).toBe('Open 24 hours');
    expect(words(everyDay('00:00-24:00'), '2026-12-19T00:00Z')).toBe(
      'Open now until Thursday at midnight',
    );
    expect(words(everyDay('00:00-24:00'), '2026-12-23T23:00Z')).toBe(
      'Open now until tomorrow at midnight',
    );
    expect(words(everyDay('00:00-24:00'), '2026-12-24T09:00Z')).toBe('Open now until midnight');
    expect(words(everyDay('00:00-24:00'), '2026-12-25T09:00Z')).toBe(
      'Check first: today is a bank holiday',
    );
  });
});

describe('bank holidays (Friday 3 and Monday 6 April 2026)', () => {
  const office = everyDay('09:00-17:00');

  test('are check first while the hours run, and closed at any other', () => {
    expect(words(office, '2026-04-03T08:00+01:00')).toBe(
      'Check first today from 9am: today is a bank holiday',
    );
    expect(words(office, '2026-04-03T12:00+01:00')).toBe('Check first: today is a bank holiday');
    expect(words(office, '2026-04-03T20:00+01:00')).toBe('Closed now. Opens tomorrow at 9am');
    expect(words(week({ Tuesday: '09:00-17:00' }), '2026-04-03T12:00+01:00')).toBe(
      'Closed now. Opens Tuesday at 9am',
    );
  });

  test('are named when the next opening falls on one', () => {
    expect(words(office, '2026-04-02T18:00+01:00')).toBe(
      'Closed now. Check first tomorrow from 9am: it is a bank holiday',
    );
    expect(words(week({ Monday: '09:00-17:00' }), '2026-04-04T12:00+01:00')).toBe(
      'Closed now. Check first on Monday from 9am: it is a bank holiday',
    );
    expect(words(week({ Monday: '09:00-10:00' }), '2026-03-30T12:00+01:00')).toBe(
      'Closed now. Check first on Monday 6 April from 9am: it is a bank holiday',
    );
  });

  test('that lie behind or after the next opening change nothing', () => {
    expect(words(office, '2026-04-02T12:00+01:00')).toBe('Open now until 5pm');
    expect(words(office, '2026-04-04T20:00+01:00')).toBe('Closed now. Opens tomorrow at 9am');
    expect(words(week({ Tuesday: '09:00-17:00' }), '2026-04-05T12:00+01:00')).toBe(
      'Closed now. Opens Tuesday at 9am',
    );
  });

  test('do not stop a slot begun the day before', () => {
    const night = everyDay('22:00-02:00');
    expect(words(night, '2026-04-03T01:00+01:00')).toBe('Open now until 2am');
    expect(words(night, '2026-04-03T02:00+01:00')).toBe(
      'Check first today from 10pm: today is a bank holiday',
    );
  });

  test('keep a slot begun on them check first until it ends', () => {
    const night = everyDay('22:00-02:00');
    expect(words(night, '2026-04-04T01:00+01:00')).toBe(
      'Check first: yesterday was a bank holiday',
    );
    expect(words(night, '2026-04-04T02:00+01:00')).toBe('Opens later today at 10pm');
  });

  test('never merge with the slots they touch', () => {
    const shelter = everyDay('20:00-24:00 00:00-08:00');
    expect(words(shelter, '2026-04-02T21:00+01:00')).toBe('Open now until midnight');
    expect(words(shelter, '2026-04-03T23:00+01:00')).toBe('Check first: today is a bank holiday');
    expect(words(shelter, '2026-04-04T00:00+01:00')).toBe('Open now until 8am');
  });
});

describe('check first, never open now', () => {
  const always = everyDay('00:00-24:00');

  test('unknown hours, before any other reason', () => {
    expect(words(emptySchedule(), '2026-12-25T12:00Z')).toBe('Hours not known. Call first.');
  });

  test.each(CHECK_FIRST_AVAILABILITY)('%s', (option) => {
    const status = statusAt(
      service(always, { availability: [option] }),
      [],
      Date.parse('2026-11-20T12:00Z'),
    );
    expect(status).toEqual({ kind: 'check', why: 'availability', option });
  });

  test('only while the hours run: then closed, and what to do is said beside it', () => {
    const byAppointment = { availability: ['By Appointment only'] };
    const clinic = week({ Monday: '10:00-12:00' });
    const at = (iso: string) => words(clinic, iso, byAppointment);
    expect(at('2026-11-20T12:00Z')).toBe('Closed now. Check first on Monday from 10am');
    expect(at('2026-11-22T12:00Z')).toBe('Closed now. Check first tomorrow from 10am');
    expect(at('2026-11-23T09:00Z')).toBe('Check first today from 10am');
    expect(at('2026-11-23T11:00Z')).toBe('Check first: by Appointment only');
  });

  test('what cannot be reached', () => {
    expect(words(always, '2026-11-20T12:00Z', { unreachable: true })).toBe('Check first');
  });

  test('in the option’s own words', () => {
    expect(words(always, '2026-11-20T12:00Z', { availability: ['By Appointment only'] })).toBe(
      'Check first: by Appointment only',
    );
  });

  test('other restrictions on who may come are not', () => {
    expect(words(always, '2026-11-20T12:00Z', { availability: ['Women Only'] })).toBe(
      'Open 24 hours',
    );
    expect(words(always, '2026-11-20T12:00Z', { availability: [] })).toBe('Open 24 hours');
  });

  test('a listing not checked for 180 days, or never', () => {
    const lastCheckedAt = '2026-05-24T12:00:00.000Z';
    const last = new Date(Date.parse(lastCheckedAt) + 180 * DAY - 1).toISOString();
    const first = new Date(Date.parse(lastCheckedAt) + 180 * DAY).toISOString();
    expect(words(always, last, { lastCheckedAt })).toBe('Open 24 hours');
    expect(words(always, first, { lastCheckedAt })).toBe('Check first: not checked for 6 months');
    expect(words(always, first, { lastCheckedAt: '' })).toBe(
      'Check first: not checked for 6 months',
    );
  });
});

describe('the nights when the clocks change', () => {
  const night = everyDay('20:00-08:00');

  test('a slot ends when the clock shows its end', () => {
    expect(words(night, '2027-03-28T06:00Z')).toBe('Open now until 8am');
    expect(words(night, '2027-03-28T07:00Z')).toBe('Opens later today at 8pm');
    expect(words(night, '2026-10-25T07:00Z')).toBe('Open now until 8am');
    expect(words(night, '2026-10-25T08:00Z')).toBe('Opens later today at 8pm');
  });

  test('"under 30 minutes" knows that the spring clock jumps an hour', () => {
    const late = everyDay('20:00-02:15');
    expect(words(late, '2027-03-28T00:30Z')).toBe('Open now until 2:15am');
    expect(words(late, '2027-03-28T00:46Z')).toBe('Closes at 2:15am, call first');
    expect(words(late, '2027-03-21T00:46Z')).toBe('Open now until 2:15am');
  });
});

describe('days that the note names (a service open every day)', () => {
  const office = everyDay('09:00-17:00');
  const checkFirstOn = datesInNote('Closed 23 November 2026 to 2 December 2026');
  const noted = (iso: string, schedule = office) => words(schedule, iso, { checkFirstOn });

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
    expect(words(office, '2026-12-25T12:00Z', christmas)).toBe('Check first: see the note');
    expect(words(office, '2027-01-02T12:00Z', christmas)).toBe('Check first: see the note');
    expect(words(office, '2027-01-03T12:00Z', christmas)).toBe('Open now until 5pm');
    expect(words(emptySchedule(), '2026-12-25T12:00Z', christmas)).toBe(
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
    const irregularSlots = withDates([far], '2026-11-21');
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
    words(emptySchedule(), iso, { irregularSlots: withDates(irregularSlots, iso.slice(0, 10)) });

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
    expect(words(night, '2026-11-20T21:00Z', winter)).toBe(
      'Closed now. Opens Tuesday 1 December at 8pm',
    );
    expect(words(night, '2027-02-28T21:00Z', winter)).toBe('Open now until 8am');
    expect(words(night, '2027-03-01T07:00Z', winter)).toBe('Open now until 8am');
    expect(words(night, '2027-03-01T08:00Z', winter)).toBe(
      'Closed now. Opens Wednesday 1 December at 8pm',
    );
    expect(words(night, '2028-02-29T21:00Z', winter)).toBe('Open now until 8am');
  });

  test('a day that is open at times that nobody knows', () => {
    const unknown = { unknownDays: ['Monday'] as const };
    expect(words(week({ Friday: '10:00-12:00' }), '2026-11-23T11:00Z', unknown)).toBe(
      'Open today, times not known. Call first.',
    );
    expect(words(week({ Friday: '10:00-12:00' }), '2026-11-21T11:00Z', unknown)).toBe(
      'Closed now. Check first on Monday: times not known',
    );
  });
});
