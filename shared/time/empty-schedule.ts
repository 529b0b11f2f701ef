import type { Schedule } from './schedule.ts';

/** A week of which no hours are known. A new one each time: whoever gets it may change it. */
export function emptySchedule(): Schedule {
  return {
    Monday: [],
    Tuesday: [],
    Wednesday: [],
    Thursday: [],
    Friday: [],
    Saturday: [],
    Sunday: [],
  };
}
