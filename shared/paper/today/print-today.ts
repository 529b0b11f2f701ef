import { bedsLine } from '../../beds/beds-line.ts';
import { linesText } from '../../conditions/lines-text.ts';
import type { EmergencyContact } from '../../edited/edited.ts';
import { councilHoursOn, emergencyContacts, nowhereToSleep } from '../../emergency/emergency.ts';
import { areaPart, ELSEWHERE } from '../../paths/parts.ts';
import { refuseDate } from '../../services/lists/asked-date.ts';
import { checkOn } from '../../services/lists/dated-list.ts';
import type { PublicService, ServiceType } from '../../services/service.ts';
import { checkWords } from '../../services/status-words.ts';
import { limitWords, noteWords } from '../../services/who/who-words.ts';
import { joinSentences } from '../../text/sentence.ts';
import { bankHolidayOn } from '../../time/bank-holidays.ts';
import { isStale } from '../../time/checked.ts';
import { addDays, cityTime, formatDate, startOfDate } from '../../time/city-time.ts';
import { fullUntil } from '../../time/full.ts';
import { areTimesUnknown, endsEvening, hoursOn } from '../../time/hours-on.ts';
import {
  DAY_MINUTES,
  formatDay,
  formatSlot,
  mergeSpans,
  type Slot,
  slotSpan,
  slotTime,
} from '../../time/schedule.ts';
import { lastCheckedWords } from '../../time/words/last-checked.ts';
import type { PaperDirectory } from '../handbook/sections.ts';

/** What the day's sheet is about: meals, showers and day centres. */
export const TODAYS_TYPES: readonly ServiceType[] = [
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
  /** Ends with 'Not checked for 4 months' where nobody has for 90 days, and for fewer than 180. */
  note: string;
  /** 'Check first: ...', or '' where the sheet says it of all of them. */
  check: string;
  /** How one gets a bed there, as a sentence of `note` too, and whether who comes to the door may; nothing where it gives none. */
  beds?: string;
  hasBeds?: true;
};

/** A place at one time of the day, with all that it gives then. */
export type TodaysPlace = {
  key: string;
  /** '10:00–14:00', 'until 02:00' for what began the evening before, 'All day'; '' of times that nobody knows. */
  time: string;
  /** The minute of the day at which it ends: more than a day's where it runs past midnight, or nobody knows it. */
  to: number;
  /** It began the evening before. */
  isFromDayBefore?: true;
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
  /** Known to be open, by the hour. */
  places: TodaysPlace[];
  /** What may be, by the hour. */
  unsure: TodaysPlace[];
  /** What may be, at times that nobody knows. */
  unknown: TodaysPlace[];
  /** How many more places of these kinds are closed on this day. */
  closed: number;
};

/** Why a date YYYY-MM-DD cannot be printed at an instant (epoch ms), in words; '' where it can be. */
export const explainPrintRefusal = (date: string, now: number): string =>
  refuseDate(date, cityTime(now).date, 'print');

/**
 * A day's meals, showers and day centres by the hour, or what else there is of some `types`, everywhere or in one `area` (as
 * `areaPart` names it); `date` is YYYY-MM-DD, null for the city's today at `now` (epoch ms). The caller has asked `explainPrintRefusal` about the date.
 */
export function todaySheet(
  date: string | null,
  {
    services,
    bankHolidays,
    types = TODAYS_TYPES,
    area = null,
  }: Pick<PaperDirectory, 'services' | 'bankHolidays'> & {
    types?: readonly ServiceType[];
    area?: string | null;
  },
  now: number,
  contacts = emergencyContacts(),
): TodaySheet {
  const today = cityTime(now).date;
  const shown = date ?? today;
  const instant = shown === today ? now : startOfDate(shown) + (DAY_MINUTES / 2) * 60_000;
  const ours = services.filter(
    ({ type, serviceAddress }) =>
      types.includes(type) && (area === null || areaPart(serviceAddress) === area),
  );
  return {
    title: formatDate(startOfDate(shown)),
    date: shown,
    holiday: bankHolidayOn(shown, bankHolidays) ?? '',
    tonight: nowhereToSleep(instant, contacts, bankHolidays).map((contact) => ({
      contact,
      when: whenTonight(contact === contacts.council, councilHoursOn(shown, bankHolidays)),
    })),
    ...placesOn(shown, ours, instant),
  };
}

/** The areas that a day's sheet can be parted by, in the order in which people count: BS2 before BS10, without a postcode last. */
export const areasOf = (services: readonly PublicService[]): string[] =>
  [...new Set(services.map(({ serviceAddress }) => areaPart(serviceAddress)))].sort(
    (a, b) =>
      Number(a === ELSEWHERE) - Number(b === ELSEWHERE) ||
      a.localeCompare(b, 'en', { numeric: true }),
  );

/** How a sheet calls an area: 'BS1'. */
export const areaName = (area: string): string =>
  area === ELSEWHERE ? 'addresses without a postcode' : area;

/** What a day's sheet is about: 'Food, showers and day centres', 'Breakfast in BS1'. */
export const subjectOf = ({ type, area }: { type: ServiceType | null; area: string | null }) =>
  `${type ?? 'Food, showers and day centres'}${area === null ? '' : ` in ${areaName(area)}`}`;

/** When a team answers on a day on which the council's has these hours: each whole in itself, whichever is read first. */
function whenTonight(isCouncil: boolean, hours: Slot[]): string {
  if (hours.length === 0) return isCouncil ? 'Closed on this day' : 'All day and all night';
  if (isCouncil) return formatDay(hours);
  const spans = mergeSpans(hours.map(slotSpan));
  const times = spans.map(({ from }, at) => {
    const before = spans[at - 1];
    return before ? `, ${slotTime(before.to)}–${slotTime(from)}` : `Before ${slotTime(from)}`;
  });
  return `${times.join('')} and from ${slotTime(spans.at(-1)?.to ?? DAY_MINUTES)}, all night`;
}

/** The slots that belong to a city date YYYY-MM-DD. */
const slotsOn = (service: PublicService, date: string): readonly Slot[] =>
  hoursOn(service, service.changes, date).slots;

type Shown = {
  time: string;
  to: number;
  service: PublicService;
  /** The day on which it began, whose reason to check first holds until it ends. */
  began: string;
};

type Opening = Shown & { from: number };

function placesOn(date: string, services: readonly PublicService[], instant: number) {
  const isLeft = ({ service, to }: Opening) => to > fullUntil(service.full, date, instant);
  const openings = openingsOn(date, services).filter(isLeft);
  const isSure = ({ service, began }: Opening) => !checkOn(service, began, instant);
  const placesOf = (those: Opening[]) => gather(those, date, instant);
  const unknown = services
    .filter((service) => isUnknown(service, date))
    .filter(({ full }) => fullUntil(full, date, instant) < DAY_MINUTES)
    .map((service) => ({ time: '', to: Number.MAX_SAFE_INTEGER, service, began: date }));
  const there = new Set([...openings, ...unknown].map(({ service }) => placeOf(service)));
  return {
    places: placesOf(openings.filter(isSure)),
    unsure: placesOf(openings.filter((it) => !isSure(it))),
    unknown: gather(unknown, date, instant),
    closed: new Set(services.map(placeOf)).size - there.size,
  };
}

const placeOf = ({ provider, serviceAddress }: PublicService) =>
  [provider._id, serviceAddress].join();

/** What a place gives at one time stands together. */
function gather(openings: readonly Shown[], date: string, instant: number): TodaysPlace[] {
  const places = new Map<string, TodaysPlace>();
  for (const { time, to, service, began } of openings) {
    const { provider, serviceAddress, phone, phoneDisplay } = service;
    const key = [time, placeOf(service)].join();
    const place = places.get(key) ?? {
      key,
      time,
      to,
      ...(began !== date && { isFromDayBefore: true as const }),
      provider: provider.name,
      address: serviceAddress,
      phone: phone && phoneDisplay,
      gives: [],
    };
    place.gives.push(describeService(service, began, date, instant));
    places.set(key, place);
  }
  return [...places.values()];
}

/** The openings of a date, sorted by start, then end. What began the evening before comes first, because it ends first. */
function openingsOn(date: string, services: readonly PublicService[]): Opening[] {
  const before = addDays(date, -1);
  const openings = services.flatMap((service) => [
    ...(endsEvening(service, service.changes, date) ? [] : slotsOn(service, before)).flatMap(
      (slot) => overnight(service, slot, before),
    ),
    ...slotsOn(service, date).map((slot) => opening(service, slot, date)),
  ]);
  return openings.sort((a, b) => a.from - b.from || a.to - b.to);
}

function opening(service: PublicService, slot: Slot, began: string): Opening {
  const span = slotSpan(slot);
  const isAllDay = span.to - span.from === DAY_MINUTES;
  return { ...span, time: isAllDay ? 'All day' : formatSlot(slot), service, began };
}

/** Whether nobody knows at what times a place is open on a date. */
function isUnknown(service: PublicService, date: string): boolean {
  return areTimesUnknown(hoursOn(service, service.changes, date).check);
}

/** A slot of the day before, where it runs past midnight: not one that goes on all day, which has one of its own. */
function overnight(service: PublicService, slot: Slot, began: string): Opening[] {
  const { from, to } = slotSpan(slot);
  if (to <= DAY_MINUTES) return [];
  const time = `until ${slot.end}`;
  return [{ from: from - DAY_MINUTES, to: to - DAY_MINUTES, time, service, began }];
}

function describeService(
  service: PublicService,
  began: string,
  date: string,
  instant: number,
): Given {
  const { type, subtype, beds } = service;
  const reason = checkOn(service, began, instant);
  const isSaid = reason?.why === 'availability';
  const who = isSaid ? (service.limit ?? '') : limitWords(service);
  // A bank holiday stands above the sheet of its day.
  const ofHoliday = began === date ? '' : 'Check first: it began on a bank holiday';
  const check = reason?.why === 'bank holiday' ? ofHoliday : reason && checkWords(reason);
  // Where the times stand, it says that nobody knows them.
  const words = isUnknown(service, began) ? '' : check;
  const old = isStale(service, instant) ? lastCheckedWords(service, instant) : '';
  const ofBeds = bedsLine(service);
  const note = [ofBeds, linesText(service.conditionLines), noteWords(service), old];
  return {
    ...{ type, subtype, who, note: joinSentences(note), check: words ?? '' },
    ...(ofBeds && { beds: ofBeds }),
    ...(beds === 'Walk in' && { hasBeds: true }),
  };
}

/** 'Lunch', 'Breakfast (Vegetarian)'. */
export const describeKind = ({ type, subtype }: Given): string =>
  subtype ? `${type} (${subtype})` : type;
