import emergency from '../../data/emergency.json' with { type: 'json' };
import { COUNCIL_HOURS } from '../site/site.ts';
import { type BankHolidays, bankHolidayOn } from '../time/bank-holidays.ts';
import { cityTime, dayOf } from '../time/city-time.ts';
import { type Slot, slotSpan } from '../time/schedule.ts';
import { formatShortDate } from '../time/words/short-date.ts';

/** One emergency card. An empty text hides its line (docs/product.md#words-and-places). */
export type EmergencyContact = {
  name: string;
  address: string;
  /** Readable. */
  phoneDisplay: string;
  /** `tel:...` */
  phoneHref: string;
  email: string;
  website: string;
  /** In words. */
  hours: string;
  /** Whom it is for, or what the law says. */
  rule: string;
  /** The day, YYYY-MM-DD, on which a person rang or read the owner's page; '' where nobody has. */
  checked: string;
};

/** `hurt`: the national number for who is hurt or frightened by a partner or family, which answers at every hour. */
export const EMERGENCY_CARDS = ['council', 'outOfHours', 'outreach', 'referral', 'hurt'] as const;
export type EmergencyCardName = (typeof EMERGENCY_CARDS)[number];

export type EmergencyContacts = Record<EmergencyCardName, EmergencyContact>;

/** The heading over the card of `hurt`: it names no crime, for who is looked at while they read. */
export const HURT_HEADING = 'Hurt by someone, or afraid of them?';

/** The city's emergency contacts, from data/emergency.json. */
export const EMERGENCY_CONTACTS: EmergencyContacts = readContacts(emergency);

/** The contacts of a file of that shape; whatever is missing, null or no text is ''. */
export function readContacts(file: Record<string, unknown>): EmergencyContacts {
  const contacts = EMERGENCY_CARDS.map((card) => [card, readContact(file[card])]);
  return Object.fromEntries(contacts) as EmergencyContacts;
}

/** When a contact was last checked, in words: a number that nobody has rung says so. */
export function checkedWords({ checked }: EmergencyContact): string {
  return checked ? `Checked ${formatShortDate(Date.parse(checked))}` : 'Not checked yet';
}

/**
 * Whom to ring when there is nowhere to sleep tonight, the one that answers first: the council's team within its hours,
 * the out-of-hours team at every other minute, bank holidays included (docs/product.md#words-and-places). Both always
 * stand, but one without a number. `instant` is epoch ms; `added` are the bank holidays that an admin added.
 */
export function nowhereToSleep(
  instant: number,
  { council, outOfHours }: EmergencyContacts = EMERGENCY_CONTACTS,
  added?: BankHolidays,
): EmergencyContact[] {
  const order = isCouncilOpen(instant, added) ? [council, outOfHours] : [outOfHours, council];
  return order.filter(({ phoneDisplay }) => phoneDisplay);
}

function isCouncilOpen(instant: number, added?: BankHolidays): boolean {
  const { minute, date } = cityTime(instant);
  return councilHoursOn(date, added)
    .map(slotSpan)
    .some(({ from, to }) => from <= minute && minute < to);
}

/** When the council's team answers on a city date YYYY-MM-DD; never on a bank holiday. */
export function councilHoursOn(date: string, added?: BankHolidays): Slot[] {
  return bankHolidayOn(date, added) ? [] : COUNCIL_HOURS[dayOf(date)];
}

function readContact(value: unknown): EmergencyContact {
  const fields = typeof value === 'object' && value !== null ? value : {};
  const text = (key: string) => {
    const found: unknown = Reflect.get(fields, key);
    return typeof found === 'string' ? found.trim() : '';
  };
  return {
    name: text('name'),
    address: text('address'),
    phoneDisplay: text('phone') && text('phoneDisplay'),
    phoneHref: text('phone') && text('phoneHref'),
    email: text('email'),
    website: text('website'),
    hours: text('hours'),
    rule: text('rule'),
    checked: isDate(text('checked')) ? text('checked') : '',
  };
}

/** Whether a text is a day of the calendar as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
