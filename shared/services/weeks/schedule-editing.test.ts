import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySchedule, anySlot } from '../../testing/arbitrary-times.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import { DAYS, slotSpan } from '../../time/schedule.ts';
import { hasOverlap, isSameTimes } from '../../time/slot-checks.ts';
import {
  addToDays,
  copyDay,
  endTimes,
  findNextDayOverlap,
  findOddTimes,
  hoursWords,
  insertTimes,
  keepLength,
  markOverlaps,
  OFFERED_TIMES,
  overnightWords,
  replaceDay,
  suggestSlot,
  WEEKDAYS,
} from './schedule-editing.ts';

const slot = (text: string) => {
  const [start = '', end = ''] = text.split('-');
  return { start, end };
};
const anyDays = fc.subarray([...DAYS]);
const anyDay = fc.constantFrom(...DAYS);

describe('the times on offer', () => {
  it('are quarters of an hour from 00:00 to 23:45, and 24:00', () => {
    expect(OFFERED_TIMES).toHaveLength(97);
    expect(OFFERED_TIMES.slice(0, 3)).toEqual(['00:00', '00:15', '00:30']);
    expect(OFFERED_TIMES.slice(-2)).toEqual(['23:45', '24:00']);
  });

  it('keep a stored 08:10 in its place', () => {
    const stored = replaceDay(emptySchedule(), 'Monday', [
      slot('08:10-10:00'),
      slot('18:00-08:10'),
    ]);
    expect(findOddTimes(stored)).toEqual(['08:10']);
    expect(insertTimes(['08:10']).slice(32, 35)).toEqual(['08:00', '08:10', '08:15']);
    expect(insertTimes([])).toBe(OFFERED_TIMES);
  });

  it('offer as an end every time once, on the day of the start or on the next', () => {
    const { sameDay, nextDay } = endTimes('22:00', ['02:10']);
    expect(sameDay[0]).toBe('22:15');
    expect(sameDay.at(-1)).toBe('24:00');
    expect(nextDay).toContain('02:10');
    expect(nextDay.at(-1)).toBe('22:00');
    expect([...nextDay, ...sameDay]).toEqual(insertTimes(['02:10']));
  });
});

describe('adding a slot to days', () => {
  it('makes "Breakfast, Monday to Friday 8:00-10:30, Saturday 9:00-11:00" in two steps', () => {
    const weekdays = addToDays(emptySchedule(), WEEKDAYS, slot('08:00-10:30'));
    const week = addToDays(weekdays, ['Saturday'], slot('09:00-11:00'));
    expect(week).toEqual({
      Monday: [slot('08:00-10:30')],
      Tuesday: [slot('08:00-10:30')],
      Wednesday: [slot('08:00-10:30')],
      Thursday: [slot('08:00-10:30')],
      Friday: [slot('08:00-10:30')],
      Saturday: [slot('09:00-11:00')],
      Sunday: [],
    });
  });

  it('stands it in order of time among those that are there', () => {
    const monday = replaceDay(emptySchedule(), 'Monday', [
      slot('08:00-10:00'),
      slot('18:00-20:00'),
    ]);
    expect(addToDays(monday, ['Monday'], slot('12:00-13:00')).Monday).toEqual([
      slot('08:00-10:00'),
      slot('12:00-13:00'),
      slot('18:00-20:00'),
    ]);
  });

  it('changes nothing the second time, and never a day that was not chosen', () => {
    fc.assert(
      fc.property(anySchedule, anyDays, anySlot, (before, days, added) => {
        const frozen = structuredClone(before);
        const once = addToDays(before, days, added);
        expect(addToDays(once, days, added)).toEqual(once);
        expect(before).toEqual(frozen);
        for (const day of DAYS) {
          if (days.includes(day)) expect(once[day]).toContainEqual(added);
          else expect(once[day]).toBe(before[day]);
          for (const kept of before[day]) expect(once[day]).toContainEqual(kept);
        }
      }),
    );
  });
});

describe('copying a day', () => {
  it('gives the chosen days its slots and leaves the others', () => {
    fc.assert(
      fc.property(anySchedule, anyDay, anyDays, (before, from, to) => {
        const after = copyDay(before, from, to);
        for (const day of DAYS) expect(after[day]).toEqual(before[to.includes(day) ? from : day]);
      }),
    );
  });

  it('makes copies that are changed apart', () => {
    const before = replaceDay(emptySchedule(), 'Monday', [slot('08:00-10:00')]);
    const after = copyDay(before, 'Monday', ['Tuesday']);
    expect(after.Tuesday[0]).not.toBe(after.Monday[0]);
  });
});

describe('the slot that a new line begins with', () => {
  const usual = slot('09:00-17:00');
  it.each([
    ['the usual hours on a closed day', [], '09:00-17:00'],
    ['an hour after the last', ['08:00-10:00'], '11:00-13:00'],
    [
      'after the latest, in whichever order they stand',
      ['18:00-20:00', '08:00-10:00'],
      '21:00-23:00',
    ],
    ['right after the last where the evening is short', ['08:00-22:00'], '22:00-24:00'],
    ['at the next quarter of an hour after a stored 08:10', ['07:00-20:10'], '21:15-23:15'],
    ['in the longest gap where the evening is full', ['10:00-12:00', '13:00-02:00'], '01:00-03:00'],
  ])('is %s', (_, texts, expected) => {
    expect(suggestSlot(texts.map(slot), usual)).toEqual(slot(expected));
  });

  it('is none on a day that is full', () => {
    expect(suggestSlot([slot('00:00-24:00')], usual)).toBeNull();
  });

  it('has a length, overlaps nothing, and stays within its day', () => {
    fc.assert(
      fc.property(fc.array(anySlot, { minLength: 1, maxLength: 4 }), (slots) => {
        const next = suggestSlot(slots, usual);
        if (!next) return;
        expect(isSameTimes(next)).toBe(false);
        expect(slotSpan(next).to).toBeLessThanOrEqual(1440);
        expect(markOverlaps([...slots, next]).at(-1)).toBe(false);
      }),
    );
  });
});

describe('slots that meet', () => {
  it('are marked exactly where the form would be refused', () => {
    fc.assert(
      fc.property(fc.array(anySlot, { maxLength: 5 }), (slots) => {
        expect(markOverlaps(slots).some(Boolean)).toBe(hasOverlap(slots));
      }),
    );
  });

  it('are marked both, and no third', () => {
    const day = ['08:00-10:00', '12:00-13:00', '09:00-11:00'].map(slot);
    expect(markOverlaps(day)).toEqual([true, false, true]);
  });

  const week = {
    ...emptySchedule(),
    Monday: [slot('09:00-10:00'), slot('00:00-03:00')],
    Tuesday: [slot('01:00-02:00')],
  };
  it.each([
    ['the first slot of the day after', 'Sunday', '22:00-02:00', '00:00-03:00'],
    ['one of the first day, from the last', 'Sunday', '22:00-00:30', '00:00-03:00'],
    ['what begins at midnight, having begun there itself', 'Monday', '24:00-01:30', '01:00-02:00'],
  ] as const)('over midnight: %s', (_, day, running, next) => {
    expect(findNextDayOverlap(week, day, slot(running))).toEqual(slot(next));
  });
  it.each([
    ['Sunday', '22:00-24:00'],
    ['Monday', '22:00-01:00'],
    ['Tuesday', '22:00-06:00'],
  ] as const)('but touching, or a closed day after, is nothing: %s %s', (day, running) => {
    expect(findNextDayOverlap(week, day, slot(running))).toBeNull();
  });
});

describe('words', () => {
  it.each([
    ['22:00-02:00', 'Until 02:00 the next day, Tuesday.'],
    ['24:00-02:00', 'From midnight at the end of the day until 02:00 the next day, Tuesday.'],
    ['22:00-24:00', ''],
    ['22:00-00:00', ''],
    ['10:00-10:00', ''],
  ])('say of Monday %s: %s', (text, words) => {
    expect(overnightWords(slot(text), 'Monday')).toBe(words);
    expect(overnightWords(slot(text))).toBe(words.replace(', Tuesday', ''));
  });

  it.each([
    ['08:00-10:30', '8am to 10:30am'],
    ['22:00-02:00', '10pm to 2am'],
    ['18:00-24:00', '6pm to midnight'],
    ['24:00-12:00', 'midnight to midday'],
  ])('read %s as %s', (text, words) => {
    expect(hoursWords(slot(text))).toBe(words);
  });
});

describe('an end that follows its start', () => {
  it.each([
    ['18:00', '09:00-11:00', '18:00-20:00'],
    ['20:00', '09:00-17:00', '20:00-24:00'],
    ['24:00', '09:00-11:00', '24:00-02:00'],
    ['22:00', '00:00-24:00', '22:00-24:00'],
  ])('from %s, as long as %s: %s', (start, like, expected) => {
    expect(keepLength(start, slot(like))).toEqual(slot(expected));
  });
});
