import { z } from 'zod';
import { addressPublic } from '../../addresses/address-public.ts';
import { namedFault } from '../../addresses/secret-places.ts';
import { askAboutAddress, serviceAsks } from '../../addresses/secret-question.ts';
import { bedsFault, bedsInput } from '../../beds/beds-input.ts';
import { conditionsInput } from '../../conditions/conditions-input.ts';
import { conditionFaults } from '../../conditions/said-conditions.ts';
import type { InputName } from '../../fields/field.ts';
import type { Day } from '../../time/schedule.ts';
import { hasOverlap } from '../../time/slot-checks.ts';
import { text } from '../../validation/fields.ts';
import { LIMITS } from '../../validation/limits.ts';
import { ON_WALLS } from '../on-walls.ts';
import { DEFAULT_AVAILABILITY, SERVICE_TYPES } from '../service.ts';
import type { SERVICE_FIELDS } from '../service-fields.ts';
import { SERVICE_KINDS } from '../subtypes-and-availability.ts';
import { irregularFields, weekFaults } from './irregular-input.ts';
import { isTimed, slot } from './slot-input.ts';

/** Only slots entered on the same day are compared. */
const slotsOf = (day: Day, slots: z.ZodArray<typeof slot>) =>
  slots
    .refine(
      (list) => !list.every(isTimed) || !hasOverlap(list),
      `Overlapping intervals detected for ${day}.`,
    )
    .prefault([]);

const scheduleOf = (slots: z.ZodArray<typeof slot>) =>
  z.strictObject(
    {
      Monday: slotsOf('Monday', slots),
      Tuesday: slotsOf('Tuesday', slots),
      Wednesday: slotsOf('Wednesday', slots),
      Thursday: slotsOf('Thursday', slots),
      Friday: slotsOf('Friday', slots),
      Saturday: slotsOf('Saturday', slots),
      Sunday: slotsOf('Sunday', slots),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? `Unknown day: ${issue.keys.join(', ')}` : undefined,
    },
  );

/** A schedule as it is read from the database: what was stored before there was a maximum is still shown. */
export const StoredSchedule = scheduleOf(z.array(slot));

const { value: slotsMax, message: tooManySlots } = LIMITS.slotsADay;
const schedule = scheduleOf(z.array(slot).max(slotsMax, tooManySlots));

/** An empty list becomes For Everyone (docs/product.md#validation-services). */
const availability = z
  .array(text(LIMITS.filterValue))
  .max(1, 'Choose only one availability.')
  .transform((list) => (list.length > 0 ? list : [DEFAULT_AVAILABILITY]));

/**
 * A service as a form, the API and a directory file give it (docs/product.md#validation-services; docs/product.md#api).
 * Missing days are days without slots. Its provider is decided elsewhere.
 */
export const ServiceInput = z
  .object({
    type: z.enum(SERVICE_TYPES, 'Invalid service type'),
    subtype: text(LIMITS.filterValue).prefault(''),
    serviceAddress: text(LIMITS.address).min(1, 'Service address is required').prefault(''),
    addressPublic: addressPublic.prefault(''),
    availability: availability.prefault([]),
    schedule: schedule.prefault({}),
    ...irregularFields,
    note: text(LIMITS.serviceNote).prefault(''),
    ...bedsInput,
    conditions: conditionsInput.prefault({}),
    onWalls: z.enum(['', ...ON_WALLS], `Allowed: ${ON_WALLS.join(', ')}`).prefault(''),
  } satisfies Record<InputName<typeof SERVICE_FIELDS>, z.ZodType>)
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
  })
  .superRefine((service, context) => {
    const message = bedsFault(service);
    if (message) context.addIssue({ code: 'custom', path: ['beds'], message });
  })
  .superRefine((service, context) => {
    const words = serviceAsks(service);
    if (words)
      context.addIssue({
        code: 'custom',
        path: ['addressPublic'],
        message: askAboutAddress(words),
      });
    if (service.addressPublic !== 'no') return;
    for (const field of ['note', 'bedsFor'] as const) {
      const message = namedFault(service[field], [service.serviceAddress]);
      if (message) context.addIssue({ code: 'custom', path: [field], message });
    }
  })
  .superRefine((service, context) => {
    for (const fault of conditionFaults(service)) context.addIssue({ code: 'custom', ...fault });
  })
  .superRefine((weeks, context) => {
    for (const fault of weekFaults(weeks)) context.addIssue({ code: 'custom', ...fault });
  });
export type ServiceInput = z.output<typeof ServiceInput>;
