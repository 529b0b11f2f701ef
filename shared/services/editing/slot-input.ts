import { z } from 'zod';
import type { Slot } from '../../time/schedule.ts';
import { isSameTimes, isTime, TIME } from '../../time/slot-checks.ts';

const time = z.string().regex(TIME, 'Invalid time format (must be HH:MM or 24:00)');

/** The start and the end of a slot, for objects that have more. */
export const slotTimes = { start: time, end: time };

/** Whether both times of a slot can be read. */
export const isTimed = ({ start, end }: Slot) => isTime(start) && isTime(end);

/** Whether a slot has a length: for `refine` of whatever has the times of one. */
export const hasLength = (slot: Slot) => !isTimed(slot) || !isSameTimes(slot);

export const SAME_TIMES = {
  message: 'Start and end times cannot be the same (cross-midnight is allowed).',
  path: ['end'],
};

export const slot = z.strictObject(slotTimes).refine(hasLength, SAME_TIMES);
