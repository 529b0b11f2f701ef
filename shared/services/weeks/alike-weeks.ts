import type { Service, WeekField } from '../service.ts';

/** The fields of a service whose weeks are all alike. New lists each time: the caller may change them. */
export const createAlikeWeeks = (): Pick<Service, WeekField> => ({
  irregularSlots: [],
  seasons: [],
  unknownDays: [],
});
