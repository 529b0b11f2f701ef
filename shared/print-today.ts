import { bankHolidayOn } from './bank-holidays.ts';
import { addDays, cityTime, dayOf, formatDate, startOfDate } from './city-time.ts';
import {
  councilHoursOn,
  EMERGENCY_CONTACTS,
  type EmergencyContact,
  nowhereToSleep,
} from './emergency.ts';
import type { PaperDirectory } from './handbook/sections.ts';
import { DAY_MINUTES, formatDay, formatSlot, hasHours, type Slot, slotSpan } from './schedule.ts';
import { DEFAULT_AVAILABILITY, type PublicService, type ServiceType } from './service.ts';
import { describeStatus, statusAt } from './status.ts';

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

/** How far ahead a day can be printed: a weekend's sheets on the Friday before, those of Christmas a little earlier. */
export const DAYS_AHEAD = 14;

/**
 * A day's meals, showers and day centres by the hour; `date` is YYYY-MM-DD, today's at `now` (epoch ms) where it is null,
 * past or too far ahead.
 */
export function todaySheet(
  date: string | null,
  { services }: Pick<PaperDirectory, 'services'>,
  now: number,
  contacts = EMERGENCY_CONTACTS,
): TodaySheet {
  const today = cityTime(now).date;
  const isNear = date !== null && date > today && date <= addDays(today, DAYS_AHEAD);
  const shown = isNear ? date : today;
  const instant = isNear ? startOfDate(shown) + (DAY_MINUTES / 2) * 60_000 : now;
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
  /** What began on a bank holiday is to be checked until it ends, on the day after too. */
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
  const check = bankHolidayOn(before) ? 'Check first: it began on a bank holiday' : '';
  const openings = services.flatMap((service) => [
    ...service.schedule[dayOf(before)].flatMap((slot) => overnight(service, slot, check)),
    ...service.schedule[dayOf(date)].map((slot) => opening(service, slot)),
  ]);
  return openings.sort((a, b) => a.from - b.from || a.to - b.to);
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
  const check = status.kind === 'check' && status.why !== 'bank holiday' && describeStatus(status);
  const isSaid = status.kind === 'check' && status.why === 'availability';
  const who = availability.filter((it) => it !== DEFAULT_AVAILABILITY).join(', ');
  return { type, subtype, who: isSaid ? '' : who, note, check: check || holiday };
}
