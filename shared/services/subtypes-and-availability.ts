import { AVAILABILITY, availabilityFor } from '../conditions/availability.ts';
import { DEFAULT_AVAILABILITY, SERVICE_TYPES, type ServiceType } from './service.ts';

/** How the empty subtype is named to people; never stored (docs/product.md#service). */
export const ORDINARY_LABEL = 'Ordinary';

/** The subtypes of each type, besides '', the ordinary kind. */
const SUBTYPES = {
  'Day Centre': ['Outreach'],
  Breakfast: ['Outreach', 'Coffee Morning'],
  Lunch: [],
  Dinner: [],
  Showers: [],
  Laundry: [],
  Clothes: ['Outreach'],
  Toilets: [],
  'Wi-Fi & Computer Access': ['Health Hub', 'Outreach'],
  'Telephones & Phone Charging': [],
  'Drugs & Alcohol': ['50+ Group', "Women's Morning", 'Recovery Meeting'],
  'Mental Health': [],
  'Health & Dental Care': [
    'Wet Clinic',
    'Clinic',
    "Women's Clinic",
    'Doctor',
    'Nurse',
    'Supervised Methadone and Resettlement Team',
  ],
} as const satisfies Record<ServiceType, readonly string[]>;

export type Subtype = (typeof SUBTYPES)[ServiceType][number];

type Kind = {
  /** Allowed besides '', the ordinary kind. */
  subtypes: readonly Subtype[];
  /** Every choice, the default first. */
  availability: readonly string[];
};

// A row of a type that there is not would be offered nowhere.
AVAILABILITY satisfies Readonly<Record<string, { types: readonly ServiceType[] }>>;

/**
 * What each type allows (docs/product.md#service). Apart from the types themselves, so that no visitor downloads it.
 */
export const SERVICE_KINDS = Object.fromEntries(
  SERVICE_TYPES.map((type): [ServiceType, Kind] => [
    type,
    { subtypes: SUBTYPES[type], availability: [DEFAULT_AVAILABILITY, ...availabilityFor(type)] },
  ]),
) as Readonly<Record<ServiceType, Kind>>;
