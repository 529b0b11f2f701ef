import type { Schedule } from './schedule.ts';

/** What anyone may come to; the default when nothing else is chosen (SPEC 5). */
export const DEFAULT_AVAILABILITY = 'For Everyone';

/** How the empty subtype is named to people; never stored (SPEC 3). */
export const ORDINARY_LABEL = 'Ordinary';

/** Characters of a service's note (DESIGN, Data beyond the spec's fields). */
export const SERVICE_NOTE_MAX = 200;

type Kind = {
  /** Allowed besides '', the ordinary kind. */
  subtypes: readonly string[];
  /** Every choice, the default first. */
  availability: readonly string[];
  /** A Lucide icon's name. */
  icon: string;
};

/** The whole vocabulary of services (SPEC 3), in the order in which timetables stand (SPEC 9). */
export const SERVICE_KINDS = {
  'Day Centre': {
    subtypes: ['Outreach'],
    availability: [
      DEFAULT_AVAILABILITY,
      'RAS: Refugee & Asylum Seeker Only',
      'By Appointment only',
    ],
    icon: 'armchair',
  },
  Breakfast: {
    subtypes: ['Outreach', 'Coffee Morning'],
    availability: [
      DEFAULT_AVAILABILITY,
      'Refugee & Asylum Seeker Only',
      'Last Saturday of the Month',
    ],
    icon: 'coffee',
  },
  Lunch: {
    subtypes: [],
    availability: [
      DEFAULT_AVAILABILITY,
      'Refugee & Asylum Seeker Only',
      'Last Saturday of the Month',
    ],
    icon: 'sandwich',
  },
  Dinner: {
    subtypes: [],
    availability: [
      DEFAULT_AVAILABILITY,
      'Refugee & Asylum Seeker Only',
      'Last Saturday of the Month',
    ],
    icon: 'utensils',
  },
  Showers: {
    subtypes: [],
    availability: [
      DEFAULT_AVAILABILITY,
      'Please call ahead to arrange',
      'Booking in procedure with staff',
      'Refugee & Asylum Seeker Only',
    ],
    icon: 'shower-head',
  },
  Laundry: {
    subtypes: [],
    availability: [
      DEFAULT_AVAILABILITY,
      'Rough Sleepers Only',
      'Residents only',
      'Booking in procedure with staff',
    ],
    icon: 'washing-machine',
  },
  Clothes: {
    subtypes: ['Outreach'],
    availability: [DEFAULT_AVAILABILITY, 'Rough Sleepers Only'],
    icon: 'shirt',
  },
  Toilets: {
    subtypes: [],
    availability: [DEFAULT_AVAILABILITY, 'Refugee & Asylum Seeker Only'],
    icon: 'toilet',
  },
  'Wi-Fi & Computer Access': {
    subtypes: ['Health Hub', 'Outreach'],
    availability: [DEFAULT_AVAILABILITY, 'Women Only', 'Refugee & Asylum Seeker Only'],
    icon: 'wifi',
  },
  'Telephones & Phone Charging': {
    subtypes: [],
    availability: [DEFAULT_AVAILABILITY, 'Phone use available'],
    icon: 'smartphone-charging',
  },
  'Drugs & Alcohol': {
    subtypes: ['50+ Group', "Women's Morning", 'Recovery Meeting'],
    availability: [
      DEFAULT_AVAILABILITY,
      'Contact BDP first for a referral',
      'Call us on the phone',
    ],
    icon: 'life-buoy',
  },
  'Mental Health': {
    subtypes: [],
    availability: [
      DEFAULT_AVAILABILITY,
      'YP: Service for 11-25 year olds',
      'By appointment only',
      'Call/online for self-referral',
    ],
    icon: 'brain',
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
    icon: 'stethoscope',
  },
} as const satisfies Record<string, Kind>;

export type ServiceType = keyof typeof SERVICE_KINDS;
export type ServiceIcon = (typeof SERVICE_KINDS)[ServiceType]['icon'];

export const SERVICE_TYPES = Object.keys(SERVICE_KINDS) as ServiceType[];

/** Whether a text, as from an address bar, names a service type exactly. */
export function isServiceType(text: string): text is ServiceType {
  return Object.hasOwn(SERVICE_KINDS, text);
}

/** The choices that say "ring or book before you set out": never shown as open now (DESIGN, Rules of time). */
export const CHECK_FIRST_AVAILABILITY: readonly string[] = [
  'By Appointment only',
  'By appointment only',
  'Please call ahead to arrange',
  'Booking in procedure with staff',
  'Last Saturday of the Month',
  'Call/online for self-referral',
  'Contact BDP first for a referral',
  'Call us on the phone',
];

/** A service as the API gives it to its owner and the admin (SPEC 3 and DESIGN, Data beyond the spec's fields). */
export type Service = {
  _id: string;
  type: ServiceType;
  /** '' is the ordinary kind. */
  subtype: string;
  provider: { _id: string; name: string };
  serviceAddress: string;
  /** One element; `['For Everyone']` by default. */
  availability: string[];
  schedule: Schedule;
  /** At most 200 characters, '' when there is none: "£2.50", "ring the side bell". */
  note: string;
  /** False while the charity has taken it down (DESIGN, `published`). */
  published: boolean;
  version: number;
  /** ISO instants, UTC. */
  updatedAt: string;
  lastCheckedAt: string;
};

/** A service as the public reads it, with its provider's first phone: whom to ring before setting out. */
export type PublicService = Omit<Service, 'published'> & {
  /** As stored; '' where the provider has none. */
  phone: string;
  /** Readable; 'N/A' where the provider has none. */
  phoneDisplay: string;
  /** `tel:...`; '' where the provider has none. */
  phoneHref: string;
};
