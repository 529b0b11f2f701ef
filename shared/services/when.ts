import { addDays, cityTime } from '../time/city-time.ts';
import { hoursOn } from '../time/hours-on.ts';
import { DAY_MINUTES, DAYS, type Day, type Slot, slotSpan } from '../time/schedule.ts';
import { DEFAULT_AVAILABILITY } from './service.ts';
import { type Moment, statusAt, type Timed } from './status.ts';

/** The choices of a list's filter. */
export type When = 'now' | 'today' | Day;

export const WHENS: readonly When[] = ['now', 'today', ...DAYS];

/** A query's text as a choice; null, "any time", when it is none. */
export function parseWhen(text: string | null): When | null {
  return WHENS.find((when) => when === text) ?? null;
}

/**
 * Whether a service has something on then, at an instant (epoch ms). Now: its status is open.
 * Today: a slot belongs to today, past or to come, or one of yesterday's still runs. A day: a slot
 * belongs to it. Check-first services match a day by their hours, their status says to ask first.
 */
export function matchesWhen(service: Timed, when: When, instant: number): boolean {
  if (when === 'now') return statusAt(service, service.changes, instant).kind === 'open';
  const { date, minute } = cityTime(instant);
  const slots = slotsOn(service, dateOf(when, instant));
  if (slots.length > 0 || when !== 'today') return slots.length > 0;
  return slotsOn(service, addDays(date, -1)).some(
    (slot) => slotSpan(slot).to > minute + DAY_MINUTES,
  );
}

/** The date YYYY-MM-DD that a choice means at an instant (epoch ms): of a weekday the first, today's included. */
export function dateOf(when: 'today' | Day, instant: number): string {
  const { day, date } = cityTime(instant);
  const ahead = when === 'today' ? 0 : DAYS.indexOf(when) - DAYS.indexOf(day) + 7;
  return addDays(date, ahead % 7);
}

/** The slots that belong to a city date YYYY-MM-DD. */
export const slotsOn = (service: Timed, date: string): readonly Slot[] =>
  hoursOn(service, service.changes, date).slots;

/**
 * What "open now" lists at an instant (epoch ms): places open to everyone first, then those for some; those that open
 * later today, the soonest first; check-first services apart, whatever their hours. Where today has nothing more, `next`
 * are the first three to open on another day. Else the order given stays. `soonest` is when the first of them opens.
 */
export function groupForNow<S extends Timed>(services: readonly S[], instant: number) {
  const groups: Record<'everyone' | 'some' | 'checkFirst', S[]> = {
    everyone: [],
    some: [],
    checkFirst: [],
  };
  const opening: { service: S; at: Moment }[] = [];
  for (const service of services) {
    const status = statusAt(service, service.changes, instant);
    const at = status.kind === 'later' ? status.at : status.kind === 'closed' && status.opens;
    if (status.kind === 'open') groups[isForEveryone(service) ? 'everyone' : 'some'].push(service);
    else if (at && (at.inDays > 0 || !at.check)) opening.push({ service, at });
    else if (status.kind !== 'closed') groups.checkFirst.push(service);
  }
  opening.sort((a, b) => a.at.inDays - b.at.inDays || a.at.minute - b.at.minute);
  const of = (isToday: boolean) =>
    opening.filter(({ at }) => (at.inDays === 0) === isToday).map(({ service }) => service);
  const later = of(true);
  const isOver = groups.everyone.length + groups.some.length + later.length === 0;
  const soonest = opening[0]?.at ?? null;
  return { ...groups, later, next: isOver ? of(false).slice(0, 3) : [], soonest };
}

/** No availability at all means For Everyone (docs/product.md#validation-services). */
function isForEveryone({ availability }: Timed): boolean {
  return availability.length === 0 || availability.includes(DEFAULT_AVAILABILITY);
}
