import emergency from '../../data/emergency.json' with { type: 'json' };
import {
  cacheByEdits,
  EMERGENCY_CARDS,
  type EmergencyContact,
  type EmergencyContacts,
} from '../edited/edited.ts';
import { type BankHolidays, bankHolidayOn } from '../time/bank-holidays.ts';
import { addDays, cityTime, dayOf, isDate } from '../time/city-time.ts';
import { DAY_MINUTES, type Schedule, type Slot, shift, slotSpan } from '../time/schedule.ts';
import { formatShortDate } from '../time/words/short-date.ts';

/** The heading over the card of `hurt`: it names no crime, for people who are looked at while they read. */
export const HURT_HEADING = 'Hurt by someone, or afraid of them?';

const FIRST_CONTACTS = readContacts(emergency);
const FIRST_HOURS: Schedule = emergency.councilHours.schedule;

/** The city's emergency contacts: as an admin has edited them, or else as data/emergency.json has them. */
export const emergencyContacts = cacheByEdits(
  ({ cards }): EmergencyContacts => ({ ...FIRST_CONTACTS, ...cards }),
);

const councilHours = cacheByEdits((edited) => edited.councilHours ?? FIRST_HOURS);

/** The contacts of a file like data/emergency.json; whatever is missing, null or no text is ''. */
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
  { council, outOfHours }: EmergencyContacts = emergencyContacts(),
  added?: BankHolidays,
): EmergencyContact[] {
  const order = isCouncilOpen(instant, added) ? [council, outOfHours] : [outOfHours, council];
  return order.filter(({ phoneDisplay }) => phoneDisplay);
}

function isCouncilOpen(instant: number, added?: BankHolidays): boolean {
  const { minute, date } = cityTime(instant);
  const begun = (inDays: number) =>
    councilHoursOn(addDays(date, inDays), added).map((slot) =>
      shift(slotSpan(slot), inDays * DAY_MINUTES),
    );
  // What began the evening before may still run.
  return [...begun(-1), ...begun(0)].some(({ from, to }) => from <= minute && minute < to);
}

/** When the council's team answers on a city date YYYY-MM-DD; never on a bank holiday. */
export function councilHoursOn(date: string, added?: BankHolidays): Slot[] {
  return bankHolidayOn(date, added) ? [] : councilHours()[dayOf(date)];
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
    phoneDisplay: text('phoneDisplay'),
    phoneHref: text('phoneHref'),
    email: text('email'),
    website: text('website'),
    hours: text('hours'),
    rule: text('rule'),
    checked: isDate(text('checked')) ? text('checked') : '',
  };
}
