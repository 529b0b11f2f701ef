import type { AddressPublic } from '../addresses/secret-places.ts';
import type { BedsWay } from '../beds/beds.ts';
import type { ConditionLine, Conditions } from '../conditions/conditions.ts';
import type { PrivateName, StoredRecord, WriteStamp } from '../fields/field.ts';
import type { DateSpan } from '../time/date-spans.ts';
import type { DatedChange } from '../time/dated-change.ts';
import type { Full } from '../time/full.ts';
import type { SlotOnDates } from '../time/hours-on.ts';
import type { IrregularSlot } from '../time/irregular-slots.ts';
import type { Day, Schedule } from '../time/schedule.ts';
import type { Announced } from './announced.ts';
import type { OnWalls } from './on-walls.ts';
import type { SERVICE_FIELDS } from './service-fields.ts';

/** What anyone may come to; the default when nothing else is chosen (docs/product.md#validation-services). */
export const DEFAULT_AVAILABILITY = 'For Everyone';

/**
 * The service types in the order in which timetables stand (docs/product.md#words-and-places), each with a Lucide
 * icon's name.
 */
export const SERVICE_ICONS = {
  'Day Centre': 'armchair',
  Breakfast: 'coffee',
  Lunch: 'sandwich',
  Dinner: 'utensils',
  Showers: 'shower-head',
  Laundry: 'washing-machine',
  Clothes: 'shirt',
  Toilets: 'toilet',
  'Wi-Fi & Computer Access': 'wifi',
  'Telephones & Phone Charging': 'smartphone-charging',
  'Drugs & Alcohol': 'life-buoy',
  'Mental Health': 'brain',
  'Health & Dental Care': 'stethoscope',
} as const;

export type ServiceType = keyof typeof SERVICE_ICONS;
export type ServiceIcon = (typeof SERVICE_ICONS)[ServiceType];

export const SERVICE_TYPES = Object.keys(SERVICE_ICONS) as ServiceType[];

/** Whether a text, as from an address bar, names a service type exactly. */
export function isServiceType(text: string): text is ServiceType {
  return Object.hasOwn(SERVICE_ICONS, text);
}

/**
 * A service as the API gives it to its owner and the admin (docs/product.md#service). Its subtype is '' for the ordinary
 * kind, its availability has one element, its note is '' where there is none.
 */
export type Service = Omit<
  StoredRecord<typeof SERVICE_FIELDS>,
  'type' | 'beds' | 'addressPublic' | 'onWalls'
> & {
  type: ServiceType;
  addressPublic: AddressPublic | '';
  onWalls: OnWalls | '';
  /** '' where it gives no beds. */
  beds: BedsWay | '';
  provider: { _id: string; name: string };
  /** That it has no bed or meal left, as somebody said last; absent where nobody did (docs/product.md#full-tonight). */
  full?: Full;
};

/** The fields for weeks that are not all alike, which the public gets where they hold something. */
export type WeekField = 'irregularSlots' | 'seasons' | 'unknownDays';

/** A service as the public reads it, with its provider's first phone: whom to ring before setting out. */
export type PublicService = Omit<
  Service,
  | PrivateName<typeof SERVICE_FIELDS>
  | WeekField
  | WriteStamp
  | 'provider'
  | 'beds'
  | 'bedsFor'
  | 'conditions'
> & {
  /** Its part of a large list, and its provider's; absent where one address holds all. */
  part?: string;
  /** The ids of records that were merged into it; absent without any. */
  formerly?: readonly string[];
  provider: Service['provider'] & { part?: string };
  /** The stored number; '' where the provider has none. */
  phone: string;
  /** Readable; 'N/A' where the provider has none. */
  phoneDisplay: string;
  /** `tel:...`; '' where the provider has none. */
  phoneHref: string;
  /** The days that its note names, on which it is check first; absent where it names none. */
  checkFirstOn?: readonly DateSpan[];
  /** The stored week, where `schedule` is what holds on the coming seven dates instead. */
  weeklySchedule?: Schedule;
  irregularSlots?: readonly (IrregularSlot & SlotOnDates)[];
  seasons?: readonly DateSpan[];
  unknownDays?: readonly Day[];
  /** What these say beside the week, a line each: 'First Tuesday of the month 10:00–12:00'. */
  timesInWords?: readonly string[];
  /** What they mark in the week: 'Some weeks', 'Open, times not known'. */
  dayMarks?: Partial<Record<Day, string>>;
  /** What was decided for some dates, the strongest first; absent where nothing was. */
  changes?: readonly DatedChange[];
  /** The changes of the coming 42 days in words; absent where nothing is announced. */
  announced?: readonly Announced[];
  /** That neither it nor its organisation has an address, a phone or a website: its hours may not be relied on. */
  unreachable?: boolean;
  /** That `serviceAddress` says only whom to ask: nobody else may see where it is (docs/product.md#secret-places). */
  addressNotPublic?: true;
  /** That it stands on no board and no poster (on-walls.ts). */
  offWalls?: true;
  /** How one gets a bed for the night (beds.ts) and whom they are for; both absent where it gives none. */
  beds?: BedsWay | '';
  bedsFor?: string;
  /** What is known of who is let in: what was answered, and what availability and subtype say; absent where that is nothing. */
  conditions?: Conditions;
  /** What was answered, in words: what is welcome, what to bring, what cannot be; absent where that is nothing. */
  conditionLines?: readonly ConditionLine[];
  /** Who may come by its own words, without a full stop: 'Women only'; absent where nothing keeps anybody out. */
  limit?: string;
  /** The note without what `limit` has of it; absent where it has nothing. */
  restOfNote?: string;
};
