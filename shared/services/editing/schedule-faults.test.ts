import { describe, expect, it } from 'vitest';
import { emptySchedule } from '../../time/empty-schedule.ts';
import { scheduleFaults, slotFault } from './schedule-faults.ts';

describe('what is wrong with a week as it is typed', () => {
  it('is nothing for touching slots and for a night that runs into the next morning', () => {
    const week = {
      ...emptySchedule(),
      Monday: [
        { start: '08:00', end: '10:00' },
        { start: '10:00', end: '12:00' },
        { start: '22:00', end: '02:00' },
      ],
      Tuesday: [{ start: '01:00', end: '03:00' }],
    };
    expect(scheduleFaults(week)).toEqual({});
  });

  it('is said of the day for an overlap and of the slot for same times, in the words that are promised', () => {
    const week = {
      ...emptySchedule(),
      Monday: [
        { start: '08:00', end: '10:00' },
        { start: '09:00', end: '12:00' },
      ],
      Sunday: [{ start: '24:00', end: '00:00' }],
    };
    expect(scheduleFaults(week)).toEqual({
      Monday: 'Overlapping intervals detected for Monday.',
      'Sunday.0.end': 'Start and end times cannot be the same (cross-midnight is allowed).',
    });
  });

  it('is said of a slot before it stands on any day', () => {
    expect(slotFault({ start: '10:00', end: '10:00' })).toBe(
      'Start and end times cannot be the same (cross-midnight is allowed).',
    );
    expect(slotFault({ start: '22:00', end: '02:00' })).toBe('');
  });
});
