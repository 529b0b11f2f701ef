import emergency from '../data/emergency.json' with { type: 'json' };
import { bankHolidayOn } from './bank-holidays.ts';
import { cityTime, dayOf } from './city-time.ts';
import { type Slot, slotSpan } from './schedule.ts';
import { COUNCIL_HOURS } from './site.ts';

/** One emergency card. An empty text hides its line (DESIGN, Words and places). */
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
};

export type EmergencyContacts = Record<
  'council' | 'outOfHours' | 'outreach' | 'referral',
  EmergencyContact
>;

/** The city's emergency contacts, from data/emergency.json. */
export const EMERGENCY_CONTACTS: EmergencyContacts = readContacts(emergency);

/** The contacts of a file of that shape; whatever is missing, null or no text is ''. */
export function readContacts(file: Record<string, unknown>): EmergencyContacts {
  return {
    council: readContact(file.council),
    outOfHours: readContact(file.outOfHours),
    outreach: readContact(file.outreach),
    referral: readContact(file.referral),
  };
}

/**
 * Whom to ring when there is nowhere to sleep tonight, the one that answers first: the council's team within its hours,
 * the out-of-hours team at every other minute, bank holidays included (DESIGN, Words and places). Both always stand,
 * but one without a number. `instant` is epoch ms.
 */
export function nowhereToSleep(
  instant: number,
  { council, outOfHours }: EmergencyContacts = EMERGENCY_CONTACTS,
): EmergencyContact[] {
  const order = isCouncilOpen(instant) ? [council, outOfHours] : [outOfHours, council];
  return order.filter(({ phoneDisplay }) => phoneDisplay);
}

function isCouncilOpen(instant: number): boolean {
  const { minute, date } = cityTime(instant);
  return councilHoursOn(date)
    .map(slotSpan)
    .some(({ from, to }) => from <= minute && minute < to);
}

/** When the council's team answers on a city date YYYY-MM-DD; never on a bank holiday. */
export function councilHoursOn(date: string): Slot[] {
  return bankHolidayOn(date) ? [] : COUNCIL_HOURS[dayOf(date)];
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
  };
}
