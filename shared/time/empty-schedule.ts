import type { Schedule } from './schedule.ts';

/** A week without known hours. A new one each time: the caller may change it. */
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
