import type { ServiceType } from '../../../../shared/services/service.ts';
import type { Slot } from '../../../../shared/time/schedule.ts';

const DAYTIME: Slot = { start: '09:00', end: '17:00' };

/** Where the hours of a new slot begin, near what most such services in a city keep: fewer steps to the right ones. */
const USUAL: Partial<Record<ServiceType, Slot>> = {
  Breakfast: { start: '08:00', end: '10:00' },
  Lunch: { start: '12:00', end: '14:00' },
  Dinner: { start: '18:00', end: '20:00' },
};

export const usualHours = (type: ServiceType | ''): Slot => (type && USUAL[type]) || DAYTIME;
