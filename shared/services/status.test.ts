import { describe, expect, test } from 'vitest';
import { CHECK_FIRST_AVAILABILITY } from '../conditions/check-first.ts';
import { everyDay, service, statusWords, week } from '../testing/timed.ts';
import { emptySchedule } from '../time/empty-schedule.ts';
import { slotTime } from '../time/schedule.ts';
import { DAY } from '../time/units.ts';
import { listForDate } from './lists/dated-list.ts';
import { statusAt } from './status.ts';
import { describeStatus } from './status-words.ts';

describe('a service with hours (Friday 20 November 2026)', () => {
  const lunch = week({ Friday: '12:00-14:00 17:30-24:00', Monday: '10:00-11:00' });

  test('opens later today', () => {
    expect(statusWords(lunch, '2026-11-20T08:00Z')).toBe('Opens later today at midday');
    expect(statusWords(lunch, '2026-11-20T14:00Z')).toBe('Opens later today at 5:30pm');
  });

  test('is open from its first minute and not at its last', () => {
    expect(statusWords(lunch, '2026-11-20T12:00Z')).toBe('Open now until 2pm');
    expect(statusWords(lunch, '2026-11-20T13:59:59Z')).toBe('Closes at 2pm, call first');
    expect(statusWords(lunch, '2026-11-20T14:00Z')).not.toContain('Open now');
  });

  test('with under 30 minutes left says to call first', () => {
    expect(statusWords(lunch, '2026-11-20T13:30:00Z')).toBe('Open now until 2pm');
    expect(statusWords(lunch, '2026-11-20T13:30:01Z')).toBe('Closes at 2pm, call first');
    expect(statusWords(lunch, '2026-11-20T23:45Z')).toBe('Closes at midnight, call first');
  });

  test('is closed now and says when it opens', () => {
    expect(statusWords(lunch, '2026-11-21T09:00Z')).toBe('Closed now. Opens Monday at 10am');
    expect(statusWords(lunch, '2026-11-22T09:00Z')).toBe('Closed now. Opens tomorrow at 10am');
  });

  test('that opens beyond six days says the date', () => {
    const weekly = week({ Friday: '10:00-11:00' });
    expect(statusWords(weekly, '2026-11-20T12:00Z')).toBe(
      'Closed now. Opens Friday 27 November at 10am',
    );
  });

  test('works by city time in summer too', () => {
    expect(statusWords(week({ Friday: '12:00-14:00' }), '2026-07-03T11:00Z')).toBe(
      'Open now until 2pm',
    );
  });
});

test('nobody is told to call where no number is listed', () => {
  const noPhone = { phone: '' };
  const lunch = week({ Friday: '12:00-14:00' });
  expect(statusWords(lunch, '2026-11-20T13:45Z', noPhone)).toBe('Closes soon, at 2pm');
  const unknown = emptySchedule();
  expect(statusWords(unknown, '2026-11-20T12:00Z', noPhone)).toBe(
    'Hours not known. Ask at a day centre.',
  );
  const onFriday = { ...noPhone, unknownDays: ['Friday' as const] };
  expect(statusWords(unknown, '2026-11-20T12:00Z', onFriday)).toBe('Open today, times not known.');
  const list = listForDate(
    [{ ...service(unknown, onFriday), _id: 'ask' }],
    '2026-11-20',
    Date.parse('2026-11-20T12:00Z'),
  );
  expect(list.unsure).toEqual([{ id: 'ask', words: 'Times not known. Ask at a day centre.' }]);
});

describe('beside its slots', () => {
  const lunch = week({ Friday: '12:00-14:00', Monday: '09:30-11:00' });
  const words = (instant: string) =>
    describeStatus(statusAt(service(lunch), [], Date.parse(instant)), slotTime);

  test('a status has their form', () => {
    expect(words('2026-11-20T12:00Z')).toBe('Open now until 14:00');
    expect(words('2026-11-20T13:45Z')).toBe('Closes at 14:00, call first');
    expect(words('2026-11-20T08:00Z')).toBe('Opens later today at 12:00');
    expect(words('2026-11-20T20:00Z')).toBe('Closed now. Opens Monday at 09:30');
  });
});

describe('over midnight', () => {
  test('a slot belongs to its evening and runs on', () => {
    const van = week({ Friday: '19:00-02:00' });
    expect(statusWords(van, '2026-11-20T23:00Z')).toBe('Open now until 2am');
    expect(statusWords(van, '2026-11-21T01:00Z')).toBe('Open now until 2am');
    expect(statusWords(van, '2026-11-21T02:00Z')).toBe('Closed now. Opens Friday at 7pm');
  });

  test('touching slots are one opening, over the week’s end too', () => {
    const shelter = week({ Sunday: '20:00-24:00', Monday: '00:00-08:00' });
    expect(statusWords(shelter, '2026-11-22T21:00Z')).toBe('Open now until 8am');
    expect(statusWords(shelter, '2026-11-22T23:50Z')).toBe('Open now until 8am');
  });

  test('an end more than twelve hours off on another day names the day', () => {
    const long = week({ Friday: '00:00-24:00', Saturday: '00:00-24:00', Sunday: '00:00-17:00' });
    expect(statusWords(long, '2026-11-20T09:00Z')).toBe('Open now until Sunday at 5pm');
    expect(statusWords(long, '2026-11-21T09:00Z')).toBe('Open now until tomorrow at 5pm');
    expect(statusWords(long, '2026-11-22T09:00Z')).toBe('Open now until 5pm');
  });

  test('an opening at midnight is said of the night before it', () => {
    const night = week({ Saturday: '00:00-06:00' });
    expect(statusWords(night, '2026-11-20T20:00Z')).toBe('Closed now. Opens tonight at midnight');
    expect(statusWords(night, '2026-11-19T20:00Z')).toBe(
      'Closed now. Opens tomorrow night at midnight',
    );
    expect(statusWords(night, '2026-11-17T20:00Z')).toBe(
      'Closed now. Opens Friday night at midnight',
    );
    expect(statusWords(week({ Friday: '24:00-06:00' }), '2026-11-20T20:00Z')).toBe(
      'Closed now. Opens tonight at midnight',
    );
  });
});

describe('open 24 hours', () => {
  test('is said only when the next seven dates are', () => {
    expect(statusWords(everyDay('00:00-24:00'), '2026-11-20T23:50Z')).toBe('Open 24 hours');
    expect(statusWords({ ...everyDay('00:00-24:00'), Sunday: [] }, '2026-11-20T09:00Z')).toBe(
      'Open now until tomorrow night at midnight',
    );
  });

  test('has an end in the week before a bank holiday', () => {
    expect(statusWords(everyDay('00:00-24:00'), '2026-12-18T23:00Z')).toBe('Open 24 hours');
    expect(statusWords(everyDay('00:00-24:00'), '2026-12-19T00:00Z')).toBe(
      'Open now until Thursday night at midnight',
    );
    expect(statusWords(everyDay('00:00-24:00'), '2026-12-23T23:00Z')).toBe(
      'Open now until tomorrow night at midnight',
    );
    expect(statusWords(everyDay('00:00-24:00'), '2026-12-24T09:00Z')).toBe(
      'Open now until midnight',
    );
    expect(statusWords(everyDay('00:00-24:00'), '2026-12-25T09:00Z')).toBe(
      'Check first: today is a bank holiday',
    );
  });
});

describe('bank holidays (Friday 3 and Monday 6 April 2026)', () => {
  const office = everyDay('09:00-17:00');

  test('are check first while the hours run, and closed at any other', () => {
    expect(statusWords(office, '2026-04-03T08:00+01:00')).toBe(
      'Check first today from 9am: today is a bank holiday',
    );
    expect(statusWords(office, '2026-04-03T12:00+01:00')).toBe(
      'Check first: today is a bank holiday',
    );
    expect(statusWords(office, '2026-04-03T20:00+01:00')).toBe('Closed now. Opens tomorrow at 9am');
    expect(statusWords(week({ Tuesday: '09:00-17:00' }), '2026-04-03T12:00+01:00')).toBe(
      'Closed now. Opens Tuesday at 9am',
    );
  });

  test('are named when the next opening falls on one', () => {
    expect(statusWords(office, '2026-04-02T18:00+01:00')).toBe(
      'Closed now. Check first tomorrow from 9am: it is a bank holiday',
    );
    expect(statusWords(week({ Monday: '09:00-17:00' }), '2026-04-04T12:00+01:00')).toBe(
      'Closed now. Check first on Monday from 9am: it is a bank holiday',
    );
    expect(statusWords(week({ Monday: '09:00-10:00' }), '2026-03-30T12:00+01:00')).toBe(
      'Closed now. Check first on Monday 6 April from 9am: it is a bank holiday',
    );
  });

  test('that lie behind or after the next opening change nothing', () => {
    expect(statusWords(office, '2026-04-02T12:00+01:00')).toBe('Open now until 5pm');
    expect(statusWords(office, '2026-04-04T20:00+01:00')).toBe('Closed now. Opens tomorrow at 9am');
    expect(statusWords(week({ Tuesday: '09:00-17:00' }), '2026-04-05T12:00+01:00')).toBe(
      'Closed now. Opens Tuesday at 9am',
    );
  });

  test('do not stop a slot begun the day before', () => {
    const night = everyDay('22:00-02:00');
    expect(statusWords(night, '2026-04-03T01:00+01:00')).toBe('Open now until 2am');
    expect(statusWords(night, '2026-04-03T02:00+01:00')).toBe(
      'Check first today from 10pm: today is a bank holiday',
    );
  });

  test('keep a slot begun on them check first until it ends', () => {
    const night = everyDay('22:00-02:00');
    expect(statusWords(night, '2026-04-04T01:00+01:00')).toBe(
      'Check first: yesterday was a bank holiday',
    );
    expect(statusWords(night, '2026-04-04T02:00+01:00')).toBe('Opens later today at 10pm');
  });

  test('never merge with the slots they touch', () => {
    const shelter = everyDay('20:00-24:00 00:00-08:00');
    expect(statusWords(shelter, '2026-04-02T21:00+01:00')).toBe('Open now until midnight');
    expect(statusWords(shelter, '2026-04-03T23:00+01:00')).toBe(
      'Check first: today is a bank holiday',
    );
    expect(statusWords(shelter, '2026-04-04T00:00+01:00')).toBe('Open now until 8am');
  });
});

describe('check first, never open now', () => {
  const always = everyDay('00:00-24:00');

  test('unknown hours, before any other reason', () => {
    expect(statusWords(emptySchedule(), '2026-12-25T12:00Z')).toBe('Hours not known. Call first.');
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
    const at = (iso: string) => statusWords(clinic, iso, byAppointment);
    expect(at('2026-11-20T12:00Z')).toBe('Closed now. Check first on Monday from 10am');
    expect(at('2026-11-22T12:00Z')).toBe('Closed now. Check first tomorrow from 10am');
    expect(at('2026-11-23T09:00Z')).toBe('Check first today from 10am');
    expect(at('2026-11-23T11:00Z')).toBe('Check first: by Appointment only');
  });

  test('what cannot be reached', () => {
    expect(statusWords(always, '2026-11-20T12:00Z', { unreachable: true })).toBe(
      'Check first: no address or phone is listed',
    );
  });

  test('in the option’s own words', () => {
    expect(
      statusWords(always, '2026-11-20T12:00Z', { availability: ['By Appointment only'] }),
    ).toBe('Check first: by Appointment only');
  });

  test('other restrictions on who may come are not', () => {
    expect(statusWords(always, '2026-11-20T12:00Z', { availability: ['Women Only'] })).toBe(
      'Open 24 hours',
    );
    expect(statusWords(always, '2026-11-20T12:00Z', { availability: [] })).toBe('Open 24 hours');
  });

  test('a listing not checked for 180 days, or never', () => {
    const lastCheckedAt = '2026-05-24T12:00:00.000Z';
    const last = new Date(Date.parse(lastCheckedAt) + 180 * DAY - 1).toISOString();
    const first = new Date(Date.parse(lastCheckedAt) + 180 * DAY).toISOString();
    expect(statusWords(always, last, { lastCheckedAt })).toBe('Open 24 hours');
    expect(statusWords(always, first, { lastCheckedAt })).toBe(
      'Check first: not checked for 6 months',
    );
    expect(statusWords(always, first, { lastCheckedAt: '' })).toBe(
      'Check first: not checked for 6 months',
    );
  });
});

describe('the nights when the clocks change', () => {
  const night = everyDay('20:00-08:00');

  test('a slot ends when the clock shows its end', () => {
    expect(statusWords(night, '2027-03-28T06:00Z')).toBe('Open now until 8am');
    expect(statusWords(night, '2027-03-28T07:00Z')).toBe('Opens later today at 8pm');
    expect(statusWords(night, '2026-10-25T07:00Z')).toBe('Open now until 8am');
    expect(statusWords(night, '2026-10-25T08:00Z')).toBe('Opens later today at 8pm');
  });

  test('"under 30 minutes" knows that the spring clock jumps an hour', () => {
    const late = everyDay('20:00-02:15');
    expect(statusWords(late, '2027-03-28T00:30Z')).toBe('Open now until 2:15am');
    expect(statusWords(late, '2027-03-28T00:46Z')).toBe('Closes at 2:15am, call first');
    expect(statusWords(late, '2027-03-21T00:46Z')).toBe('Open now until 2:15am');
  });
});
