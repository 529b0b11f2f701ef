import { readWeekStrictly } from '../time/reading/read-week.ts';
import type { Schedule } from '../time/schedule.ts';

/**
 * The week that a helpline's hours, a free text, say: 'Mon–Fri 9am–5pm, weekends 10am to midnight'. Null where a word of it
 * is not understood, or it names no day: a wrong "answers now" is worse than none.
 */
export const readHours = (text: string): Schedule | null => readWeekStrictly(text);
