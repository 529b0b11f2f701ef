import { isUnchecked } from '../../time/checked.ts';
import { addDays, cityTime } from '../../time/city-time.ts';
import { daysBetween } from '../../time/day-after.ts';
import { fullUntil } from '../../time/full.ts';
import { areTimesUnknown, endsEvening, hoursOn } from '../../time/hours-on.ts';
import {
  DAY_MINUTES,
  formatDay,
  mergeSpans,
  type Span,
  shift,
  slotSpan,
} from '../../time/schedule.ts';
import { type CheckReason, lastingReason, statusAt, type Timed } from '../status.ts';
import { checkWords, fullWords } from '../status-words.ts';
import { unknownSpan } from '../unknown-times.ts';
import { reasonOfDate, whomToAsk } from '../whom-to-ask.ts';
import { compareSecretLast } from './secret-last.ts';
import { compareEveryoneFirst } from './when.ts';

/**
 * Why a service's hours of a city date YYYY-MM-DD are to be checked first, as it is known at an instant (epoch ms);
 * undefined where they may be relied on.
 */
export function checkOn(service: Timed, date: string, instant: number): CheckReason | undefined {
  if (isUnchecked(service, instant)) return { why: 'not checked' };
  const { check, change } = hoursOn(service, service.changes, date);
  // Of a day after its season only the night before can be meant, which was said to be checked first.
  const why = check ?? (change?.kind === 'check first' ? 'change' : undefined);
  const inDays = daysBetween(cityTime(instant).date, date);
  const ofDate = why && reasonOfDate(service, why, change, { date, inDays });
  return areTimesUnknown(why) ? ofDate : (lastingReason(service) ?? ofDate);
}

/**
 * What a list for a city date YYYY-MM-DD says at an instant (epoch ms): what is known to be open that day, by its time;
 * what may be, each with why it is to be checked first; what was open today and is over; and what is closed. Today what still
 * runs from yesterday is open. Where the instant is not the present, but only the last that is known, nothing is over.
 */
export function groupForDate<S extends Timed>(
  services: readonly S[],
  date: string,
  instant: number,
  isPresent = true,
) {
  const known: { service: S; from: number }[] = [];
  const unsure: { service: S; check: CheckReason }[] = [];
  const over: { service: S; from: number }[] = [];
  const closed: S[] = [];
  for (const service of services) {
    const from = firstMinute(service, date, instant);
    const check = from === null ? undefined : checkOn(service, date, instant);
    if (from === null) closed.push(service);
    else if (isPresent && isOverOn(service, date, instant)) over.push({ service, from });
    else if (check) unsure.push({ service, check });
    else known.push({ service, from });
  }
  const inTime = (those: typeof known) =>
    those
      .sort((a, b) => compareSecretLast(a.service, b.service) || a.from - b.from)
      .map(({ service }) => service);
  return { known: inTime(known), unsure, over: inTime(over), closed };
}

/** The minute at which a service first opens on a date, 0 where nobody knows or it still runs; null where it is closed. */
function firstMinute(service: Timed, date: string, instant: number): number | null {
  const { slots, check } = hoursOn(service, service.changes, date);
  const nothingUntil = fullUntil(service.full, date, instant);
  if (areTimesUnknown(check)) return nothingUntil < DAY_MINUTES ? 0 : null;
  const now = cityTime(instant);
  const isRunning = date === now.date && !endsEvening(service, service.changes, date);
  const before = isRunning ? spansOn(service, addDays(date, -1)) : [];
  const isLeft = ({ to }: Span) => to > nothingUntil;
  if (
    before.some(
      ({ to }) => to > now.minute + DAY_MINUTES && isLeft(shift({ from: 0, to }, -DAY_MINUTES)),
    )
  )
    return 0;
  const left = slots.map(slotSpan).filter(isLeft);
  return left.length > 0 ? Math.min(...left.map(({ from }) => from)) : null;
}

/**
 * Whether all that a service has open today is over: somebody who asks for today late in the evening is not led to breakfast. Of another
 * date, where its status says to check first, and while yesterday's night still runs, it is not: what stands below the heading says
 * the same. Where nobody knows the times it is over when a meal of its kind surely is.
 */
function isOverOn(service: Timed, date: string, instant: number): boolean {
  const now = cityTime(instant);
  if (date !== now.date) return false;
  const { kind } = statusAt(service, service.changes, instant);
  if (kind === 'open' || kind === 'check') return false;
  const ends = spansOn(service, date).map(({ to }) => to);
  return ends.length > 0 && ends.every((to) => to <= now.minute);
}

/** When a service may be open on a date: a breakfast whose times nobody knows until midday. */
function spansOn(service: Timed, date: string): Span[] {
  const { slots, check } = hoursOn(service, service.changes, date);
  return areTimesUnknown(check)
    ? [unknownSpan(check, service.type)]
    : mergeSpans(slots.map(slotSpan));
}

/** A service in a list for a date, with what holds of it then, in words. */
export type OnDate = { id: string; words: string };

/** What a list says of a date: four groups, in each what everyone may come to first, by time and otherwise in the order given. */
export type DateList = Record<DateGroup, OnDate[]> & { date: string };

/** The groups of a list for a date. Only today's has any that are `over`. */
export type DateGroup = 'known' | 'unsure' | 'over' | 'closed';

/** The groups of `groupForDate` in words: hours, why to check first, and why it is closed. In each, what everyone may come to is first. */
export function listForDate(
  services: readonly (Timed & { _id: string })[],
  date: string,
  instant: number,
  isPresent = true,
): DateList {
  const { known, unsure, over, closed } = groupForDate(services, date, instant, isPresent);
  known.sort(compareEveryoneFirst);
  over.sort(compareEveryoneFirst);
  unsure.sort((a, b) => compareEveryoneFirst(a.service, b.service));
  closed.sort(compareEveryoneFirst);
  const on = (service: Timed) => hoursOn(service, service.changes, date);
  const times = (service: Timed) => {
    const { slots } = on(service);
    return slots.length > 0 ? formatDay(slots) : '';
  };
  return {
    date,
    known: known.map((service) => ({ id: service._id, words: times(service) || 'Still open' })),
    unsure: unsure.map(({ service, check }) => {
      const why =
        check.why === 'day unknown'
          ? `Times not known. ${whomToAsk(!check.noPhone)}.`
          : checkWords(check);
      return { id: service._id, words: [times(service), why].filter(Boolean).join('. ') };
    }),
    over: over.map((service) => ({ id: service._id, words: times(service) || 'Times not known' })),
    closed: closed.map((service) => {
      const { full } = service;
      const { change, slots, check } = on(service);
      const isOpen = slots.length > 0 || check;
      const words = full && isOpen ? fullWords(full) : withReason(change?.reason);
      return { id: service._id, words };
    }),
  };
}

const withReason = (reason = '') => (reason ? `Closed: ${reason}` : 'Closed');
