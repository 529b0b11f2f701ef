import type { Conditions } from './conditions.ts';

type Option = {
  /** The types of service that offer it. */
  types: readonly string[];
  /** Whether one rings, books or asks before setting out: it is never shown as open now (docs/product.md#time). */
  isCheckFirst: boolean;
  /** What it answers of who is let in, whatever its provider says (docs/product.md#will-they-let-me-in). */
  says: Conditions;
};

const MEALS = ['Breakfast', 'Lunch', 'Dinner'] as const;
const RING_OR_BOOK = { isCheckFirst: true, says: { walkIn: 'no' } } as const;
const NOTHING_FOLLOWS = { isCheckFirst: false, says: {} } as const;

/**
 * Whom a service may be for besides everyone, in the order of its form (docs/product.md#service). All that follows from a choice
 * stands in its row; one more is one more row. Stored records hold these words.
 */
export const AVAILABILITY = {
  'RAS: Refugee & Asylum Seeker Only': { types: ['Day Centre'], ...NOTHING_FOLLOWS },
  'By Appointment only': { types: ['Day Centre'], ...RING_OR_BOOK },
  'Please call ahead to arrange': { types: ['Showers'], ...RING_OR_BOOK },
  'Rough Sleepers Only': { types: ['Laundry', 'Clothes'], ...NOTHING_FOLLOWS },
  'Residents only': { types: ['Laundry'], ...NOTHING_FOLLOWS },
  'Booking in procedure with staff': { types: ['Showers', 'Laundry'], ...RING_OR_BOOK },
  'Women Only': {
    types: ['Wi-Fi & Computer Access'],
    isCheckFirst: false,
    says: { womenOnly: 'yes' },
  },
  'Refugee & Asylum Seeker Only': {
    types: [...MEALS, 'Showers', 'Toilets', 'Wi-Fi & Computer Access', 'Health & Dental Care'],
    ...NOTHING_FOLLOWS,
  },
  'Last Saturday of the Month': { types: MEALS, isCheckFirst: true, says: {} },
  'Phone use available': { types: ['Telephones & Phone Charging'], ...NOTHING_FOLLOWS },
  'Contact BDP first for a referral': {
    types: ['Drugs & Alcohol'],
    isCheckFirst: true,
    says: { noReferral: 'no', walkIn: 'no' },
  },
  'Call us on the phone': { types: ['Drugs & Alcohol'], ...RING_OR_BOOK },
  'YP: Service for 11-25 year olds': {
    types: ['Mental Health'],
    isCheckFirst: false,
    says: { under18: 'yes' },
  },
  'By appointment only': { types: ['Mental Health'], ...RING_OR_BOOK },
  'Call/online for self-referral': { types: ['Mental Health'], ...RING_OR_BOOK },
} as const satisfies Readonly<Record<string, Option>>;

const OPTIONS: Readonly<Record<string, Option>> = AVAILABILITY;

/** What a type of service may choose besides being for everyone. */
export const availabilityFor = (type: string): string[] =>
  Object.keys(OPTIONS).filter((option) => OPTIONS[option]?.types.includes(type));

/** What a choice says of who is let in; nothing where the table does not have it. */
export const saidByAvailability = (option: string): Conditions =>
  (Object.hasOwn(OPTIONS, option) && OPTIONS[option]?.says) || {};
