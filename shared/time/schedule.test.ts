import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySchedule, anySlot } from '../testing/arbitrary-times.ts';
import { coversTheWeek, minutesOfSlot, sharesAMinute } from '../testing/minute-model.ts';
import { emptySchedule } from './empty-schedule.ts';
import {
  clockWords,
  DAYS,
  formatDay,
  formatSlot,
  hasHours,
  mergeSpans,
  type Slot,
  slotSpan,
  spokenDay,
} from './schedule.ts';
import { hasOverlap, isAlwaysOpen, isSameTimes, isTime } from './slot-checks.ts';

const slot = (text: string): Slot => {
  const [start = '', end = ''] = text.split('-');
  return { start, end };
};
const slots = (...texts: string[]) => texts.map(slot);
const everyDay = (...texts: string[]) =>
  Object.fromEntries(DAYS.map((day) => [day, slots(...texts)])) as ReturnType<typeof emptySchedule>;

describe('times', () => {
  test.each(['00:00', '09:05', '19:59', '23:59', '24:00'])('%s is a time', (text) => {
    expect(isTime(text)).toBe(true);
  });

  test.each(['', '9:00', '24:01', '25:00', '12:60', '12:00 ', '12:00\n', '12.00', '1２:00'])(
    '%j is not a time',
    (text) => {
      expect(isTime(text)).toBe(false);
    },
  );
});

describe('a slot', () => {
  test('runs past midnight when its end is not after its start', () => {
    expect(slotSpan(slot('22:00-02:00'))).toEqual({ from: 1320, to: 1560 });
  });

  test('may end or begin at 24:00', () => {
    expect(slotSpan(slot('00:00-24:00'))).toEqual({ from: 0, to: 1440 });
    expect(slotSpan(slot('22:00-00:00'))).toEqual(slotSpan(slot('22:00-24:00')));
    expect(slotSpan(slot('24:00-02:00'))).toEqual({ from: 1440, to: 1560 });
  });

  test.each(['09:00-09:00', '00:00-00:00', '24:00-24:00', '24:00-00:00'])(
    '%s has no length',
    (text) => {
      expect(isSameTimes(slot(text))).toBe(true);
    },
  );

  test('a whole day has a length', () => {
    expect(isSameTimes(slot('00:00-24:00'))).toBe(false);
  });

  test('covers the minutes that a clock shows from its start to its end', () => {
    fc.assert(
      fc.property(anySlot, (any) => {
        const { from, to } = slotSpan(any);
        const minutes = minutesOfSlot(any, 0);
        expect(isSameTimes(any)).toBe(false);
        expect([minutes[0], minutes.length]).toEqual([from, to - from]);
      }),
    );
  });
});

describe('overlap on a day', () => {
  test('slots that share a minute overlap, in any order', () => {
    expect(hasOverlap(slots('12:00-14:00', '09:00-12:01'))).toBe(true);
    expect(hasOverlap(slots('09:00-17:00', '10:00-11:00', '18:00-19:00'))).toBe(true);
    expect(hasOverlap(slots('10:00-11:00', '10:00-11:00'))).toBe(true);
  });

  test('touching slots do not', () => {
    expect(hasOverlap(slots('12:00-14:00', '09:00-12:00'))).toBe(false);
    expect(hasOverlap(slots('22:00-24:00', '24:00-02:00'))).toBe(false);
  });

  test('a slot past midnight reaches the next day’s morning, not its own', () => {
    expect(hasOverlap(slots('22:00-02:00', '00:00-03:00'))).toBe(false);
    expect(hasOverlap(slots('22:00-02:00', '24:00-01:00'))).toBe(true);
    expect(hasOverlap(slots('22:00-02:00', '23:00-23:30'))).toBe(true);
  });

  test('a slot without length is the other error, not this one', () => {
    expect(hasOverlap(slots('09:00-17:00', '10:00-10:00'))).toBe(false);
  });

  test('agrees with painting every minute', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.array(anySlot, { maxLength: 4 }), (day) => {
        expect(hasOverlap(day)).toBe(sharesAMinute(day));
      }),
      { numRuns: 500 },
    );
  });
});

describe('merging', () => {
  test('touching and overlapping spans become one, the given ones stay as they are', () => {
    const given = [
      { from: 60, to: 90 },
      { from: 0, to: 60 },
      { from: 91, to: 95 },
      { from: 10, to: 20 },
    ];
    const before = structuredClone(given);
    expect(mergeSpans(given)).toEqual([
      { from: 0, to: 90 },
      { from: 91, to: 95 },
    ]);
    expect(given).toEqual(before);
  });
});

describe('the week', () => {
  test('without a slot on any day has unknown hours', () => {
    expect(hasHours(emptySchedule())).toBe(false);
    expect(hasHours({ ...emptySchedule(), Sunday: slots('10:00-11:00') })).toBe(true);
  });

  test('is open 24 hours only when all seven days are', () => {
    expect(isAlwaysOpen(everyDay('00:00-24:00'))).toBe(true);
    expect(isAlwaysOpen({ ...everyDay('00:00-24:00'), Sunday: [] })).toBe(false);
    expect(isAlwaysOpen({ ...everyDay('00:00-24:00'), Sunday: slots('00:00-23:59') })).toBe(false);
    expect(isAlwaysOpen(emptySchedule())).toBe(false);
  });

  test('is open 24 hours when its slots touch over every midnight, the week’s end included', () => {
    expect(isAlwaysOpen(everyDay('09:00-21:00', '21:00-09:00'))).toBe(true);
    expect(isAlwaysOpen(everyDay('24:00-12:00', '12:00-00:00'))).toBe(true);
  });

  test('agrees with painting every minute', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anySchedule, (schedule) => {
        expect(isAlwaysOpen(schedule)).toBe(coversTheWeek(schedule));
      }),
    );
  });
});

describe('hours for people', () => {
  test('a slot has an en dash for the eye and "to" for the ear', () => {
    expect(formatSlot(slot('10:00-16:00'))).toBe('10:00–16:00');
    expect(spokenDay(slots('10:00-16:00'))).toBe('10:00 to 16:00');
  });

  test('a day lists its slots by start, joined by commas', () => {
    expect(formatDay(slots('18:00-24:00', '10:00-12:00'))).toBe('10:00–12:00, 18:00–24:00');
    expect(spokenDay(slots('10:00-12:00', '18:00-20:00'))).toBe('10:00 to 12:00, 18:00 to 20:00');
  });

  test('a day without slots is closed', () => {
    expect(formatDay([])).toBe('Closed');
    expect(spokenDay([])).toBe('Closed');
  });

  test.each([
    [0, 'midnight'],
    [1, '12:01am'],
    [65, '1:05am'],
    [719, '11:59am'],
    [720, 'midday'],
    [750, '12:30pm'],
    [17 * 60, '5pm'],
    [17 * 60 + 30, '5:30pm'],
    [1440, 'midnight'],
  ])('minute %i is %s', (minute, words) => {
    expect(clockWords(minute)).toBe(words);
  });
});
