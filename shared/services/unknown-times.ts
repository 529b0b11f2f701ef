import type { DateCheck } from '../time/hours-on.ts';
import { DAY_MINUTES, type Span } from '../time/schedule.ts';
import type { ServiceType } from './service.ts';

/** When a meal is surely over, in minutes of the day. */
const MEAL_ENDS: Partial<Record<ServiceType, number>> = { Breakfast: 12 * 60, Lunch: 17 * 60 };

/**
 * When a place may be open on a date whose times nobody knows, in minutes of that day. On a day of unknown times a breakfast
 * ends at midday and a lunch at 5pm, because nobody is to set out for one at 11pm that "may be open"; a place of unknown hours
 * is to be checked first at every minute (docs/product.md#status).
 */
export const unknownSpan = (why: DateCheck | undefined, type: ServiceType | undefined): Span => ({
  from: 0,
  to: (why === 'day unknown' && type && MEAL_ENDS[type]) || DAY_MINUTES,
});
