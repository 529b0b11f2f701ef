import type { Timed } from '../services/status.ts';
import type { Schedule } from '../time/schedule.ts';

/** A service for everyone, checked long after any instant of a test. */
export function service(schedule: Schedule, over: Partial<Timed> = {}): Timed {
  return {
    schedule,
    availability: ['For Everyone'],
    lastCheckedAt: new Date(8.64e15).toISOString(),
    ...over,
  };
}
