import { z } from 'zod';
import { ADDRESS_PUBLIC_WORDS } from '../../../shared/addresses/secret-places.ts';
import { conditionsText } from '../../../shared/conditions/condition-words.ts';
import { emptyTexts, pickInput } from '../../../shared/fields/field.ts';
import { ServiceInput } from '../../../shared/services/editing/service-input.ts';
import { ON_WALLS_WORDS } from '../../../shared/services/on-walls.ts';
import {
  DEFAULT_AVAILABILITY,
  SERVICE_TYPES,
  type Service,
  type ServiceType,
} from '../../../shared/services/service.ts';
import { SERVICE_FIELDS } from '../../../shared/services/service-fields.ts';
import { ORDINARY_LABEL } from '../../../shared/services/subtypes-and-availability.ts';
import { createAlikeWeeks } from '../../../shared/services/weeks/alike-weeks.ts';
import {
  irregularSlotWords,
  seasonsWords,
} from '../../../shared/services/weeks/irregular-words.ts';
import { emptySchedule } from '../../../shared/time/empty-schedule.ts';
import { listDays } from '../../../shared/time/words/day-runs.ts';
import { weekWords } from '../../../shared/time/words/week-summary.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { fieldWords } from '../../forms/safe-form/field-words.ts';

/** A service as it is typed: one availability, and '' for a type not yet chosen. */
export type TypedService = Omit<ServiceInput, 'type' | 'availability'> & {
  type: ServiceType | '';
  availability: string;
};

/**
 * The form's schema: a service, with words of its own for a type that was not chosen, and times that were chosen but not
 * added, which a save must not lose.
 */
export const ServiceFormInput = ServiceInput.safeExtend({
  type: z.enum(SERVICE_TYPES, 'Choose a type.'),
  pendingTimes: z.string().refine((words) => !words, {
    error: ({ input }) =>
      `These times are not in the week yet: ${input}. Press the button to add them, or clear the days.`,
  }),
});
export type ServiceFormInput = z.output<typeof ServiceFormInput>;

/** A new service. Its address is the organisation's, where there is only one. */
export const newService = (addresses: readonly string[]): TypedService => ({
  ...emptyTexts(SERVICE_FIELDS),
  ...createAlikeWeeks(),
  type: '',
  subtype: '',
  addressPublic: '',
  onWalls: '',
  beds: '',
  conditions: {},
  availability: DEFAULT_AVAILABILITY,
  serviceAddress: (addresses.length === 1 && addresses[0]) || '',
  schedule: emptySchedule(),
});

/** A new service that says what another does, but for its address: where there is only one, and another, it is that. */
export function copiedService(service: Service, addresses: readonly string[]): TypedService {
  const { serviceAddress } = newService(addresses);
  const isElsewhere = serviceAddress !== service.serviceAddress;
  return { ...typedService(service), serviceAddress: isElsewhere ? serviceAddress : '' };
}

/** A stored service as its form begins with it. */
export function typedService(service: Service): TypedService {
  const { type, subtype, availability, ...input } = pickInput(SERVICE_FIELDS, service);
  const [choice = DEFAULT_AVAILABILITY] = availability;
  return { type, subtype, availability: choice, ...input };
}

/**
 * The organisation's addresses with that of a new service at their end, to be kept before the service is made
 * (docs/product.md#states); null where it is among them or there is no room.
 */
export function addressesWith(addresses: readonly string[], address: string): string[] | null {
  const isRoom = addresses.length < LIMITS.addresses.value;
  return isRoom && !addresses.includes(address) ? [...addresses, address] : null;
}

/** What the choice between two versions calls each field. */
export const SERVICE_WORDS = fieldWords<TypedService>(SERVICE_FIELDS, {
  addressPublic: (choice) => ADDRESS_PUBLIC_WORDS[choice],
  onWalls: (choice) => ON_WALLS_WORDS[choice],
  beds: (beds) => beds || 'None',
  conditions: conditionsText,
  subtype: (subtype) => subtype || ORDINARY_LABEL,
  schedule: (schedule) => weekWords(schedule).replaceAll('; ', '\n'),
  irregularSlots: (slots) => slots.map(irregularSlotWords).join('\n'),
  seasons: seasonsWords,
  unknownDays: listDays,
});
