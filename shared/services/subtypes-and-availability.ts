import { DEFAULT_AVAILABILITY, type ServiceType } from './service.ts';

/** How the empty subtype is named to people; never stored (docs/product.md#service). */
export const ORDINARY_LABEL = 'Ordinary';

type Kind = {
  /** Allowed besides '', the ordinary kind. */
  subtypes: readonly string[];
  /** Every choice, the default first. */
  availability: readonly string[];
};

/**
 * What each type allows (docs/product.md#service). Apart from the types themselves, so that no visitor downloads it.
 */
export const SERVICE_KINDS = {
  'Day Centre': {
    subtypes: ['Outreach'],
    availability: [
      DEFAULT_AVAILABILITY,
      'RAS: Refugee & Asylum Seeker Only',
      'By Appointment only',
    ],
  },
  Breakfast: {
    subtypes: ['Outreach', 'Coffee Morning'],
    availability: [
      DEFAULT_AVAILABILITY,
      'Refugee & Asylum Seeker Only',
      'Last Saturday of the Month',
    ],
  },
  Lunch: {
    subtypes: [],
    availability: [
      DEFAULT_AVAILABILITY,
      'Refugee & Asylum Seeker Only',
      'Last Saturday of the Month',
    ],
  },
  Dinner: {
    subtypes: [],
    availability: [
      DEFAULT_AVAILABILITY,
      'Refugee & Asylum Seeker Only',
      'Last Saturday of the Month',
    ],
  },
  Showers: {
    subtypes: [],
    availability: [
      DEFAULT_AVAILABILITY,
      'Please call ahead to arrange',
      'Booking in procedure with staff',
      'Refugee & Asylum Seeker Only',
    ],
  },
  Laundry: {
    subtypes: [],
    availability: [
      DEFAULT_AVAILABILITY,
      'Rough Sleepers Only',
      'Residents only',
      'Booking in procedure with staff',
    ],
  },
  Clothes: {
    subtypes: ['Outreach'],
    availability: [DEFAULT_AVAILABILITY, 'Rough Sleepers Only'],
  },
  Toilets: {
    subtypes: [],
    availability: [DEFAULT_AVAILABILITY, 'Refugee & Asylum Seeker Only'],
  },
  'Wi-Fi & Computer Access': {
    subtypes: ['Health Hub', 'Outreach'],
    availability: [DEFAULT_AVAILABILITY, 'Women Only', 'Refugee & Asylum Seeker Only'],
  },
  'Telephones & Phone Charging': {
    subtypes: [],
    availability: [DEFAULT_AVAILABILITY, 'Phone use available'],
  },
  'Drugs & Alcohol': {
    subtypes: ['50+ Group', "Women's Morning", 'Recovery Meeting'],
    availability: [
      DEFAULT_AVAILABILITY,
      'Contact BDP first for a referral',
      'Call us on the phone',
    ],
  },
  'Mental Health': {
    subtypes: [],
    availability: [
      DEFAULT_AVAILABILITY,
      'YP: Service for 11-25 year olds',
      'By appointment only',
      'Call/online for self-referral',
    ],
  },
  'Health & Dental Care': {
    subtypes: [
      'Wet Clinic',
      'Clinic',
      "Women's Clinic",
      'Doctor',
      'Nurse',
      'Supervised Methadone and Resettlement Team',
    ],
    availability: [DEFAULT_AVAILABILITY, 'Refugee & Asylum Seeker Only'],
  },
} as const satisfies Record<ServiceType, Kind>;
