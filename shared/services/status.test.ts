import { describe, expect, test } from 'vitest';
import { service } from '../testing/timed.ts';
import { emptySchedule, type Schedule, type Slot } from '../time/schedule.ts';
import { datesInNote } from './note-dates.ts';
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

  test('that opens on one day a week says next week’s day apart from today', () => {
    const weekly = week({ Friday: '10:00-11:00' });
    expect(words(weekly, '2026-11-20T12:00Z')).toBe('Closed now. Opens next Friday at 10am');
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
  test('is said only when all seven days are', () => {
    expect(words(everyDay('00:00-24:00'), '2026-11-20T23:50Z')).toBe('Open 24 hours');
    expect(words({ ...everyDay('00:00-24:00'), Sunday: [] }, '2026-11-20T09:00Z')).toBe(
      'Open now until tomorrow at midnight',
    );
  });

  test('has an end on the eve of a bank holiday', () => {
    expect(words(everyDay('00:00-24:00'), '2026-12-23T23:00Z')).toBe('Open 24 hours');
    expect(words(everyDay('00:00-24:00'), '2026-12-24T09:00Z')).toBe('Open now until midnight');
    expect(words(everyDay('00:00-24:00'), '2026-12-25T09:00Z')).toBe(
      'Check first: today is a bank holiday',
    );
  });
});

describe('bank holidays (Friday 3 and Monday 6 April 2026)', () => {
  const office = everyDay('09:00-17:00');

  test('are check first all day, whether or not a slot runs', () => {
    expect(words(office, '2026-04-03T12:00+01:00')).toBe('Check first: today is a bank holiday');
    expect(words(office, '2026-04-03T20:00+01:00')).toBe('Check first: today is a bank holiday');
    expect(words(week({ Tuesday: '09:00-17:00' }), '2026-04-03T12:00+01:00')).toBe(
      'Check first: today is a bank holiday',
    );
  });

  test('are named when the next opening falls on one', () => {
    expect(words(office, '2026-04-02T18:00+01:00')).toBe('Check first: tomorrow is a bank holiday');
    expect(words(week({ Monday: '09:00-17:00' }), '2026-04-04T12:00+01:00')).toBe(
      'Check first: Monday is a bank holiday',
    );
    expect(words(week({ Monday: '09:00-10:00' }), '2026-03-30T12:00+01:00')).toBe(
      'Check first: next Monday is a bank holiday',
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
    expect(words(night, '2026-04-03T02:00+01:00')).toBe('Check first: today is a bank holiday');
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

  test('are check first all day, and the reason names the note', () => {
    for (const at of ['2026-11-23T08:00Z', '2026-11-25T12:00Z', '2026-12-02T23:59Z'])
      expect(noted(at)).toBe('Check first: see the note');
  });

  test('change nothing on the days before and after', () => {
    expect(noted('2026-11-21T12:00Z')).toBe('Open now until 5pm');
    expect(noted('2026-11-21T20:00Z')).toBe('Closed now. Opens tomorrow at 9am');
    expect(noted('2026-12-03T12:00Z')).toBe('Open now until 5pm');
    expect(noted('2026-12-03T08:00Z')).toBe('Opens later today at 9am');
  });

  test('are named when the next opening falls on one', () => {
    expect(noted('2026-11-22T20:00Z')).toBe('Check first tomorrow: see the note');
    const weekly = week({ Wednesday: '09:00-17:00' });
    expect(noted('2026-11-22T12:00Z', weekly)).toBe('Check first on Wednesday: see the note');
    expect(noted('2026-11-18T18:00Z', weekly)).toBe('Check first next Wednesday: see the note');
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
