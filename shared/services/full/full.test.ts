import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyInstant, anySchedule } from '../../testing/arbitrary-times.ts';
import { service } from '../../testing/timed.ts';
import { cityTime } from '../../time/city-time.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import { DAYS, type Schedule } from '../../time/schedule.ts';
import { MINUTE } from '../../time/units.ts';
import { listForDate } from '../lists/dated-list.ts';
import { groupForNow } from '../lists/when.ts';
import { type Moment, statusAt } from '../status.ts';
import { describeStatus } from '../status-words.ts';
import { comingWeek } from '../weeks/coming-week.ts';
import { fullOf, markFull } from './full-mark.ts';
import { announceFull } from './full-words.ts';

const everyDay = (start: string, end: string): Schedule => ({
  ...emptySchedule(),
  ...Object.fromEntries(DAYS.map((day) => [day, [{ start, end }]])),
});
const shelter = service(everyDay('21:00', '08:00'));
const dinner = service(everyDay('18:00', '19:30'));

/** On Sunday 22 November 2026 and after, in a winter without summer time. */
const at = (time: string, date = '2026-11-22') => Date.parse(`${date}T${time}Z`);
const monday = '2026-11-23';
const says = (timed: typeof shelter, instant: number) =>
  describeStatus(statusAt(timed, [], instant));

describe('a shelter that is full', () => {
  const full = markFull('beds', shelter, [], at('21:10'));
  const marked = { ...shelter, full };

  it('is full until noon of the next day', () => {
    expect(full).toEqual({
      what: 'beds',
      since: '2026-11-22T21:10:00.000Z',
      until: '2026-11-23T12:00:00.000Z',
    });
  });

  it.each([
    ['21:10', undefined, 'Full tonight, said at 9:10pm. Opens tomorrow at 9pm'],
    ['05:59', monday, 'Full tonight, said at 9:10pm. Opens later today at 9pm'],
    ['07:00', monday, 'Opens later today at 9pm'],
    ['12:00', monday, 'Opens later today at 9pm'],
    ['21:00', monday, 'Open now until 8am'],
  ])('says at %s (%s): %s', (time, date, words) => {
    expect(says(marked, at(time, date))).toBe(words);
  });

  it('is in no list of what is open, and in that of its night as full', () => {
    const listed = { ...marked, _id: 's' };
    expect(groupForNow([listed], at('22:00'))).toMatchObject({ everyone: [], some: [], later: [] });
    const words = 'Full on the night of Sunday 22 November, said at 9:10pm';
    const sunday = listForDate([listed], '2026-11-22', at('22:00'));
    expect(sunday).toMatchObject({
      known: [],
      unsure: [],
      closed: [{ id: 's', words: 'Full tonight, said at 9:10pm' }],
    });
    expect(listForDate([listed], monday, at('22:00')).known).toHaveLength(1);
    expect(announceFull(full, at('22:00'))).toEqual([{ words, to: monday }]);
    expect(announceFull(full, at('12:00', monday))).toEqual([]);
  });

  it('is not in the coming week until then', () => {
    const week = comingWeek(shelter, [], '2026-11-22', { full, now: at('22:00') });
    expect(week).toEqual({ ...shelter.schedule, Sunday: [] });
  });

  it('means the night that is running when it says so after midnight, and the coming one by day', () => {
    const late = markFull('beds', shelter, [], at('00:30', monday));
    expect(late.until).toBe('2026-11-23T12:00:00.000Z');
    expect(announceFull(late, at('01:00', monday))[0]?.words).toContain('Sunday 22 November');
    const early = { ...shelter, full: markFull('beds', shelter, [], at('10:00', monday)) };
    expect(early.full.until).toBe('2026-11-24T12:00:00.000Z');
    expect(says(early, at('15:00', monday))).toBe(
      'Full tonight, said at 10am. Opens tomorrow at 9pm',
    );
  });

  it('keeps to the city’s noon over a change of the clocks', () => {
    const autumn = markFull('beds', shelter, [], Date.parse('2026-10-24T20:00Z'));
    expect(autumn.until).toBe('2026-10-25T12:00:00.000Z');
    const spring = markFull('beds', shelter, [], Date.parse('2027-03-27T22:00Z'));
    expect(spring.until).toBe('2027-03-28T11:00:00.000Z');
  });

  it('is said however long ago somebody checked the listing', () => {
    const unchecked = { ...marked, lastCheckedAt: '' };
    expect(statusAt(unchecked, [], at('22:00')).kind).toBe('closed');
    expect(statusAt(unchecked, [], at('12:00', monday)).kind).toBe('check');
  });
});

describe('a meal that has run out', () => {
  it('has no more until the day’s last times end', () => {
    const twice = service({
      ...emptySchedule(),
      Sunday: [
        { start: '12:00', end: '13:00' },
        { start: '18:00', end: '19:30' },
      ],
    });
    const full = markFull('meals', twice, [], at('12:20'));
    expect(full.until).toBe('2026-11-22T19:30:00.000Z');
    const marked = { ...twice, full };
    expect(says(marked, at('18:30'))).toBe(
      'No more meals today, said at 12:20pm. Opens Sunday 29 November at midday',
    );
    expect(says(marked, at('19:30'))).toBe('Closed now. Opens Sunday 29 November at midday');
  });

  it('counts what a dated change has put in the place of the week, and what runs past midnight', () => {
    const hours = {
      kind: 'hours',
      from: '2026-11-22',
      to: '2026-11-22',
      slots: [{ start: '20:00', end: '00:30' }],
      reason: '',
    } as const;
    expect(markFull('meals', dinner, [hours], at('19:00')).until).toBe('2026-11-23T00:30:00.000Z');
    expect(markFull('meals', dinner, [hours], at('00:10', monday)).until).toBe(
      '2026-11-23T00:30:00.000Z',
    );
  });

  it('has none for the rest of a day of which no times are left or known', () => {
    for (const week of [dinner, service(emptySchedule())])
      expect(markFull('meals', week, [], at('20:00')).until).toBe('2026-11-23T00:00:00.000Z');
  });
});

it.each([
  ['Lunch', everyDay('12:00', '13:00'), 'meals'],
  ['Day Centre', everyDay('21:00', '08:00'), 'beds'],
  ['Day Centre', everyDay('00:00', '24:00'), 'beds'],
  ['Day Centre', everyDay('09:00', '17:00'), null],
  ['Toilets', everyDay('00:00', '24:00'), null],
] as const)('a %s gives %#', (type, schedule, what) => {
  expect(fullOf({ type, schedule, irregularSlots: [] })).toBe(what);
});

it('what gives beds is full of beds, whatever else it gives', () => {
  const { schedule } = dinner;
  expect(fullOf({ type: 'Dinner', schedule, irregularSlots: [], beds: 'Walk in' })).toBe('beds');
});

test('until it ends a place is never open or said to open, and then it is as if nothing had been said', () => {
  const anyWhat = fc.constantFrom('beds', 'meals');
  const anyMinutes = fc.integer({ min: 0, max: 40 * 60 });
  fc.assert(
    fc.property(anySchedule, anyInstant, anyWhat, anyMinutes, (schedule, said, what, minutes) => {
      const plain = service(schedule);
      const full = markFull(what as 'beds' | 'meals', plain, [], said);
      const until = Date.parse(full.until);
      expect(until).toBeGreaterThan(said);
      const now = said + minutes * MINUTE;
      const status = statusAt({ ...plain, full }, [], now);
      if (now >= until) {
        expect(status).toEqual(statusAt(plain, [], now));
        return;
      }
      expect(status.kind).not.toBe('open');
      const opens = opensAt(status);
      const end = cityTime(until);
      const clock = ({ date, minute }: { date: string; minute: number }) =>
        Date.parse(date) + minute * MINUTE;
      if (opens) expect(clock(opens)).toBeGreaterThanOrEqual(clock(end));
    }),
    { numRuns: 300 },
  );
});

function opensAt(status: ReturnType<typeof statusAt>): Moment | null {
  if (status.kind === 'later') return status.at;
  return status.kind === 'closed' ? status.opens : null;
}
