import { cityTime, dayAfter } from '../time/city-time.ts';
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
  if (when === 'now') return statusAt(service, [], instant).kind === 'open';
  if (when !== 'today') return service.schedule[when].length > 0;
  const { day, minute } = cityTime(instant);
  const stillRuns = (slot: Slot) => slotSpan(slot).to > minute + DAY_MINUTES;
  return service.schedule[day].length > 0 || service.schedule[dayAfter(day, -1)].some(stillRuns);
}

/** The slots that belong to the city's date at an instant (epoch ms). */
export function slotsToday(service: Pick<Timed, 'schedule'>, instant: number): Slot[] {
  return service.schedule[cityTime(instant).day];
}

/**
 * What "open now" lists at an instant (epoch ms): places open to everyone first, then those for some; those that open
 * later today, the soonest first; check-first services apart, whatever their hours. Where today has nothing more, `next`
 * are the first three to open on another day. Else the order given stays.
 */
export function groupForNow<S extends Timed>(services: readonly S[], instant: number) {
  const groups: Record<'everyone' | 'some' | 'checkFirst', S[]> = {
    everyone: [],
    some: [],
    checkFirst: [],
  };
  const opening: { service: S; at: Moment }[] = [];
  for (const service of services) {
    const status = statusAt(service, [], instant);
    if (status.kind === 'check') groups.checkFirst.push(service);
    if (status.kind === 'open') groups[isForEveryone(service) ? 'everyone' : 'some'].push(service);
    if (status.kind === 'later') opening.push({ service, at: status.at });
    if (status.kind === 'closed') opening.push({ service, at: status.opens });
  }
  opening.sort((a, b) => a.at.inDays - b.at.inDays || a.at.minute - b.at.minute);
  const of = (isToday: boolean) =>
    opening.filter(({ at }) => (at.inDays === 0) === isToday).map(({ service }) => service);
  const later = of(true);
  const isOver = groups.everyone.length + groups.some.length + later.length === 0;
  return { ...groups, later, next: isOver ? of(false).slice(0, 3) : [] };
}

/** No availability at all means For Everyone (docs/product.md#validation-services). */
function isForEveryone({ availability }: Timed): boolean {
  return availability.length === 0 || availability.includes(DEFAULT_AVAILABILITY);
}
