import { statusAt, type Timed } from '../services/status.ts';
import { describeStatus } from '../services/status-words.ts';
import { emptySchedule } from '../time/empty-schedule.ts';
import type { Schedule, Slot } from '../time/schedule.ts';

/** A service for everyone, checked long after any instant of a test. */
export function service(schedule: Schedule, over: Partial<Timed> = {}): Timed {
  return {
    schedule,
    availability: ['For Everyone'],
    lastCheckedAt: new Date(8.64e15).toISOString(),
    ...over,
  };
}

/** A week from '10:00-12:00 18:00-20:00' under some days. */
export function week(days: Partial<Record<keyof Schedule, string>>): Schedule {
  const slots = (text: string): Slot[] =>
    text.split(' ').map((part) => {
      const [start = '', end = ''] = part.split('-');
      return { start, end };
    });
  const entered = Object.entries(days).map(([day, text]) => [day, slots(text)]);
  return { ...emptySchedule(), ...Object.fromEntries(entered) };
}

/** A week of days that are all alike. */
export function everyDay(text: string): Schedule {
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
export function statusWords(schedule: Schedule, iso: string, over: Partial<Timed> = {}): string {
  return describeStatus(statusAt(service(schedule, over), [], Date.parse(iso)));
}
