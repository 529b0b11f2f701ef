import {
  councilHoursOn,
  EMERGENCY_CONTACTS,
  type EmergencyContact,
  nowhereToSleep,
} from '../emergency/emergency.ts';
import { DEFAULT_AVAILABILITY, type PublicService, type ServiceType } from '../services/service.ts';
import { describeStatus, statusAt } from '../services/status.ts';
import { bankHolidayOn } from '../time/bank-holidays.ts';
import { addDays, cityTime, dayOf, formatDate, startOfDate } from '../time/city-time.ts';
import { holdsOn } from '../time/date-spans.ts';
import {
  DAY_MINUTES,
  formatDay,
  formatSlot,
  hasHours,
  type Slot,
  slotSpan,
} from '../time/schedule.ts';
import type { PaperDirectory } from './handbook/sections.ts';

/** What the day's sheet is about: meals, showers and day centres. */
const TODAYS_TYPES: readonly ServiceType[] = [
  'Day Centre',
  'Breakfast',
  'Lunch',
  'Dinner',
  'Showers',
];

/** One thing that a place gives at that time. */
export type Given = {
  type: ServiceType;
  subtype: string;
  /** '' for everyone. */
  who: string;
  note: string;
  /** 'Check first: ...', or ''. */
  check: string;
};

/** A place at one time of the day, with all that it gives then. */
export type TodaysPlace = {
  key: string;
  /** '10:00–14:00', 'until 02:00' for what began the evening before, 'Open 24 hours'. */
  time: string;
  provider: string;
  address: string;
  /** Readable; '' where there is none. */
  phone: string;
  gives: Given[];
};

export type TodaySheet = {
  /** 'Friday 20 November 2026', and the same as YYYY-MM-DD. */
  title: string;
  date: string;
  /** The bank holiday that the day is, or ''. */
  holiday: string;
  /** Whom to ring for somewhere to sleep, the one that answers first on top, and when each does on that day. */
  tonight: { contact: EmergencyContact; when: string }[];
  /** By the hour. */
  places: TodaysPlace[];
  /** How many more places of these kinds there are whose hours nobody knows. */
  unknown: number;
};

/** How far ahead a day can be printed: the sheets of Christmas at the beginning of November. */
export const DAYS_AHEAD = 60;

/**
 * Why a date YYYY-MM-DD cannot be printed at an instant (epoch ms), in words; '' where it can be. A sheet of another day
 * than the one asked for would be taken for that day's.
 */
export function refusalToPrint(date: string, now: number): string {
  const today = cityTime(now).date;
  const last = addDays(today, DAYS_AHEAD);
  if (date >= today && date <= last) return '';
  const asked = formatDate(startOfDate(date));
  const why = date < today ? `${asked} is over.` : `${asked} is too far ahead.`;
  return `${why} You can print today, and every day up to ${formatDate(startOfDate(last))}.`;
}

/**
 * A day's meals, showers and day centres by the hour; `date` is YYYY-MM-DD, null for the city's today at `now` (epoch
 * ms). The caller has asked `refusalToPrint` about the date.
 */
export function todaySheet(
  date: string | null,
  { services }: Pick<PaperDirectory, 'services'>,
  now: number,
  contacts = EMERGENCY_CONTACTS,
): TodaySheet {
  const today = cityTime(now).date;
  const shown = date ?? today;
  const instant = shown === today ? now : startOfDate(shown) + (DAY_MINUTES / 2) * 60_000;
  const ours = services.filter(({ type }) => TODAYS_TYPES.includes(type));
  return {
    title: formatDate(startOfDate(shown)),
    date: shown,
    holiday: bankHolidayOn(shown) ?? '',
    tonight: nowhereToSleep(instant, contacts).map((contact) => ({
      contact,
      when: whenTonight(contact === contacts.council, shown),
    })),
    places: placesOn(shown, ours, instant),
    unknown: ours.filter(({ schedule }) => !hasHours(schedule)).length,
  };
}

function whenTonight(isCouncil: boolean, date: string): string {
  const hours = councilHoursOn(date);
  if (hours.length === 0) return isCouncil ? 'Closed on this day' : 'All day and all night';
  return isCouncil ? formatDay(hours) : 'At every other time, all night too';
}

type Opening = {
  from: number;
  to: number;
  time: string;
  service: PublicService;
  /** What began on a bank holiday, or on a day that the note names, is to be checked until it ends, on the day after too. */
  check?: string;
};

function placesOn(date: string, services: readonly PublicService[], instant: number) {
  const places = new Map<string, TodaysPlace>();
  for (const { time, service, check } of openingsOn(date, services)) {
    const { provider, serviceAddress, phone, phoneDisplay } = service;
    const key = [time, provider._id, serviceAddress].join();
    const place = places.get(key) ?? {
      key,
      time,
      provider: provider.name,
      address: serviceAddress,
      phone: phone && phoneDisplay,
      gives: [],
    };
    place.gives.push(given(service, instant, check));
    places.set(key, place);
  }
  return [...places.values()];
}

/** By start, then end; what began the evening before comes first, because it ends first. */
function openingsOn(date: string, services: readonly PublicService[]): Opening[] {
  const before = addDays(date, -1);
  const openings = services.flatMap((service) => [
    ...service.schedule[dayOf(before)].flatMap((slot) =>
      overnight(service, slot, checkOfNight(service, before)),
    ),
    ...service.schedule[dayOf(date)].map((slot) => opening(service, slot)),
  ]);
  return openings.sort((a, b) => a.from - b.from || a.to - b.to);
}

function checkOfNight({ checkFirstOn }: PublicService, date: string): string {
  if (checkFirstOn && holdsOn(checkFirstOn, date)) return 'Check first: see the note';
  return bankHolidayOn(date) ? 'Check first: it began on a bank holiday' : '';
}

function opening(service: PublicService, slot: Slot): Opening {
  const span = slotSpan(slot);
  const isAllDay = span.to - span.from === DAY_MINUTES;
  return { ...span, time: isAllDay ? 'All day' : formatSlot(slot), service };
}

/** A slot of the day before, where it runs past midnight: not one that goes on all day, which has one of its own. */
function overnight(service: PublicService, slot: Slot, check: string): Opening[] {
  const { from, to } = slotSpan(slot);
  if (to <= DAY_MINUTES) return [];
  const time = `until ${slot.end}`;
  return [{ from: from - DAY_MINUTES, to: to - DAY_MINUTES, time, service, check }];
}

function given(service: PublicService, instant: number, holiday = ''): Given {
  const { type, subtype, availability, note } = service;
  const status = statusAt(service, [], instant);
  // A bank holiday stands above the sheet; a day that is not the sheet's is none of its business.
  const isOtherDay = status.kind === 'check' && status.why === 'note' && status.inDays > 0;
  const isSaidHere = status.kind === 'check' && status.why !== 'bank holiday' && !isOtherDay;
  const check = isSaidHere && describeStatus(status);
  const isSaid = status.kind === 'check' && status.why === 'availability';
  const who = availability.filter((it) => it !== DEFAULT_AVAILABILITY).join(', ');
  return { type, subtype, who: isSaid ? '' : who, note, check: check || holiday };
}
