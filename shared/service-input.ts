import { z } from 'zod';
import { text } from './fields.ts';
import { type Day, hasOverlap, isSameTimes, isTime, type Slot } from './schedule.ts';
import { DEFAULT_AVAILABILITY, SERVICE_TYPES } from './service.ts';
import { SERVICE_KINDS, SERVICE_NOTE_MAX } from './service-kinds.ts';

const time = z.string().refine(isTime, 'Invalid time format (must be HH:MM or 24:00)');

const isTimed = ({ start, end }: Slot) => isTime(start) && isTime(end);

const slot = z
  .strictObject({ start: time, end: time })
  .refine((interval) => !isTimed(interval) || !isSameTimes(interval), {
    message: 'Start and end times cannot be the same (cross-midnight is allowed).',
    path: ['end'],
  });

/** Only slots entered on the same day are compared (DESIGN, Rules of time). */
const slotsOf = (day: Day) =>
  z
    .array(slot)
    .refine(
      (slots) => !slots.every(isTimed) || !hasOverlap(slots),
      `Overlapping intervals detected for ${day}.`,
    )
    .prefault([]);

const schedule = z.strictObject(
  {
    Monday: slotsOf('Monday'),
    Tuesday: slotsOf('Tuesday'),
    Wednesday: slotsOf('Wednesday'),
    Thursday: slotsOf('Thursday'),
    Friday: slotsOf('Friday'),
    Saturday: slotsOf('Saturday'),
    Sunday: slotsOf('Sunday'),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `Unknown day: ${issue.keys.join(', ')}` : undefined,
  },
);

/** An empty list becomes For Everyone (SPEC 5, Service). */
const availability = z
  .array(z.string())
  .max(1, 'Choose only one availability.')
  .transform((list) => (list.length > 0 ? list : [DEFAULT_AVAILABILITY]));

/**
 * A service as a form, the API and a directory file give it (SPEC 5, Service; DESIGN, The API's open points). Missing
 * days are days without slots. Its provider is decided elsewhere.
 */
export const ServiceInput = z
  .object({
    type: z.enum(SERVICE_TYPES, 'Invalid service type'),
    subtype: text.prefault(''),
    serviceAddress: text.min(1, 'Service address is required').prefault(''),
    availability: availability.prefault([]),
    schedule: schedule.prefault({}),
    note: text
      .max(SERVICE_NOTE_MAX, `Note cannot exceed ${SERVICE_NOTE_MAX} characters.`)
      .prefault(''),
  })
  .superRefine(({ type, subtype, availability: [choice = ''] }, context) => {
    const kind = SERVICE_KINDS[type];
    const subtypes: readonly string[] = kind.subtypes;
    if (subtype && subtypes.length === 0) {
      const message = `Subtype is not allowed for service type "${type}".`;
      context.addIssue({ code: 'custom', path: ['subtype'], message });
    } else if (subtype && !subtypes.includes(subtype)) {
      const message = `Invalid subtype "${subtype}" for service type ${type}. Allowed: ${subtypes.join(', ')}`;
      context.addIssue({ code: 'custom', path: ['subtype'], message });
    }
    const choices: readonly string[] = kind.availability;
    if (!choices.includes(choice)) {
      const message = `Invalid availability "${choice}" for service type ${type}. Allowed: ${choices.join(', ')}`;
      context.addIssue({ code: 'custom', path: ['availability'], message });
    }
  });
export type ServiceInput = z.output<typeof ServiceInput>;
