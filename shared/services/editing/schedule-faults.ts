import { emptySchedule } from '../../time/empty-schedule.ts';
import type { Schedule, Slot } from '../../time/schedule.ts';
import { fieldMessages } from '../../validation/field-messages.ts';
import { ServiceInput } from './service-input.ts';

/**
 * What is wrong with a schedule as it is being typed, in the words and by the rules of the whole form's schema, by path
 * from the day on: `Monday` for an overlap, `Monday.0.end` for a slot's own times. Empty when nothing is.
 */
export function scheduleFaults(schedule: Schedule): Record<string, string> {
  const { error } = ServiceInput.shape.schedule.safeParse(schedule);
  return error ? fieldMessages(error.issues) : {};
}

/** What is wrong with a slot that stands on no day yet; '' when nothing is. */
export function slotFault(slot: Slot): string {
  return scheduleFaults({ ...emptySchedule(), Monday: [slot] })['Monday.0.end'] ?? '';
}
