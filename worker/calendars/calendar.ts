import ical, { type ICalCalendar, ICalEventStatus } from 'ical-generator';
import { linesText } from '../../shared/conditions/lines-text.ts';
import { paths } from '../../shared/paths/paths.ts';
import { checkOn } from '../../shared/services/lists/dated-list.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { checkWords } from '../../shared/services/status-words.ts';
import { noteWords, whoWords } from '../../shared/services/who/who-words.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { fullUntil } from '../../shared/time/full.ts';
import { hoursOn } from '../../shared/time/hours-on.ts';
import { DAY_MINUTES, type Slot, slotSpan } from '../../shared/time/schedule.ts';
import type { Stamped } from '../directory/build/write-stamps.ts';
import { keyOf, type Rule, rulesOf } from './rules.ts';
import { CITY_ZONE, VTIMEZONE } from './zone.ts';

/** A calendar speaks for so many days: calendar programs that subscribe ask again long before. */
export const CALENDAR_DAYS = 182;

type Options = { name: string; origin: string; now: number };

/** An event says when its service was written last. */
type CalendarService = Stamped<PublicService>;

/**
 * Services as a calendar (RFC 5545) for the coming half year, at an instant (epoch ms). What holds on a date is asked of the
 * one function that decides: a rule that repeats has an exception where it does not hold, and an event in its place where
 * that is to be checked first.
 */
export function writeCalendar(
  services: readonly CalendarService[],
  { name, origin, now }: Options,
): string {
  const calendar = ical({
    name,
    prodId: { company: new URL(origin).hostname, product: 'handbook', language: 'EN' },
    timezone: { name: null, generator: () => VTIMEZONE },
    ttl: 6 * 60 * 60,
  });
  for (const service of services) addService(calendar, service, origin, now);
  return calendar.toString();
}

function addService(calendar: ICalCalendar, service: CalendarService, origin: string, now: number) {
  const today = cityTime(now).date;
  const dates = Array.from({ length: CALENDAR_DAYS }, (_, inDays) => addDays(today, inDays));
  const days = new Map(dates.map((date) => [date, slotsLeft(service, date, now)] as const));
  const add = (key: string, date: string, slot: Slot | null, more: object = {}) => {
    const check = checkOn(service, date, now);
    const { from, to } = slot ? slotSpan(slot) : { from: 0, to: DAY_MINUTES };
    calendar.createEvent({
      id: `${service._id}-${key}@${new URL(origin).hostname}`,
      stamp: new Date(service.updatedAt),
      timezone: CITY_ZONE,
      start: wallTime(date, from),
      end: wallTime(date, to),
      allDay: !slot,
      summary: `${check ? 'Check first: ' : ''}${titleOf(service)}`,
      status: check ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      location: service.serviceAddress,
      description: describe(service, check ? checkWords(check) : ''),
      url: origin + paths.service(service.type, service._id, service.part),
      ...more,
    });
  };
  const holdsOn = (slot: Slot, date: string) =>
    days.get(date)?.some((it) => keyOf(it) === keyOf(slot)) ?? false;

  const rules = rulesOf(service);
  for (const { key, slot, repeats, isOn } of rules) {
    const ruled = dates.filter(isOn);
    const first = ruled.find((date) => holdsOn(slot, date));
    if (!first) continue;
    const held = ruled.filter((date) => date >= first);
    const isSure = !checkOn(service, first, now);
    const off = held.filter((date) => !holdsOn(slot, date));
    add(key, first, slot, { repeating: ruleText(repeats, slot, off, dates.at(-1) ?? first) });
    for (const date of held.filter((it) => holdsOn(slot, it)))
      if (!checkOn(service, date, now) !== isSure)
        add(key, date, slot, { recurrenceId: wallTime(date, slotSpan(slot).from) });
  }
  const isRuled = (slot: Slot, date: string) =>
    rules.some((rule: Rule) => keyOf(rule.slot) === keyOf(slot) && rule.isOn(date));
  for (const [date, slots] of days) {
    for (const slot of slots) if (!isRuled(slot, date)) add(`${date}-${keyOf(slot)}`, date, slot);
    if (checkOn(service, date, now)?.why === 'day unknown') add(`${date}-all-day`, date, null);
  }
}

/** The slots of a date, without those for which there is nothing left. */
function slotsLeft(service: CalendarService, date: string, now: number): readonly Slot[] {
  const nothingUntil = fullUntil(service.full, date, now);
  return hoursOn(service, service.changes, date).slots.filter(
    (slot) => slotSpan(slot).to > nothingUntil,
  );
}

/** The rule as a text: the library writes an end of other than its own time zone wrongly. */
function ruleText(repeats: string, slot: Slot, off: readonly string[], last: string): string {
  const { from } = slotSpan(slot);
  const time = `T${String(Math.floor(from / 60)).padStart(2, '0')}${String(from % 60).padStart(2, '0')}00`;
  const at = (date: string) => date.replaceAll('-', '') + time;
  const rule = `RRULE:${repeats};UNTIL=${last.replaceAll('-', '')}T235959Z`;
  const except = off.length > 0 ? `EXDATE;TZID=${CITY_ZONE}:${off.map(at).join(',')}` : '';
  return [rule, except].filter(Boolean).join('\r\n');
}

/** The library takes what a clock shows from an instant as this machine's zone has it. */
function wallTime(date: string, minute: number): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 0, minute);
}

const titleOf = ({ type, subtype, provider }: CalendarService) =>
  `${[type, subtype].filter(Boolean).join(', ')}: ${provider.name}`;

const describe = (service: CalendarService, check: string): string =>
  [
    check,
    whoWords(service),
    ...(service.timesInWords ?? []),
    linesText(service.conditionLines),
    noteWords(service),
    service.phone && `Call before you travel: ${service.phoneDisplay}`,
  ]
    .filter(Boolean)
    .join('\n');
