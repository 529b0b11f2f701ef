import { DAYS, type Day } from '../../time/schedule.ts';
import { DEFAULT_AVAILABILITY } from '../service.ts';
import { type Moment, statusAt, type Timed } from '../status.ts';
import { soonestClosingFirst } from './closing-order.ts';
import { secretLast } from './secret-last.ts';

/** What a list may be asked for: what is open now, or a day, by its date YYYY-MM-DD or a word for it. */
export type When = 'now' | 'today' | 'tomorrow' | Day | `${number}-${number}-${number}`;

const WORDS: readonly When[] = ['now', 'today', 'tomorrow', ...DAYS];

/** The text of an address as a choice; null, "any time", when it is none. That its date is one nobody has checked. */
export const parseWhen = (text: string | null): When | null =>
  WORDS.find((when) => when === text) ?? (text !== null && isDateText(text) ? text : null);

const isDateText = (text: string): text is `${number}-${number}-${number}` =>
  /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Services by their status at an instant (epoch ms): those that open, today or later, by the time at which they do. */
function byStatus<S extends Timed>(services: readonly S[], instant: number) {
  const groups: Record<'everyone' | 'some' | 'checkFirst' | 'unknown' | 'never', S[]> = {
    everyone: [],
    some: [],
    checkFirst: [],
    unknown: [],
    never: [],
  };
  const opening: { service: S; at: Moment }[] = [];
  for (const service of services) {
    const status = statusAt(service, service.changes, instant);
    const at = status.kind === 'later' ? status.at : status.kind === 'closed' && status.opens;
    if (status.kind === 'open') groups[isForEveryone(service) ? 'everyone' : 'some'].push(service);
    else if (at && (at.inDays > 0 || !at.check)) opening.push({ service, at });
    else if (status.kind === 'closed') groups.never.push(service);
    else if (status.kind === 'check' && status.why === 'unknown hours')
      groups.unknown.push(service);
    else groups.checkFirst.push(service);
  }
  opening.sort((a, b) => a.at.inDays - b.at.inDays || a.at.minute - b.at.minute);
  const soonest = opening[0]?.at ?? null;
  opening.sort((a, b) => secretLast(a.service, b.service));
  for (const group of Object.values(groups)) group.sort(secretLast);
  const of = (isToday: boolean) =>
    opening.filter(({ at }) => (at.inDays === 0) === isToday).map(({ service }) => service);
  return { ...groups, later: of(true), closed: of(false), soonest };
}

/**
 * What "open now" lists at an instant (epoch ms): places open to everyone first, then those for some; those that open
 * later today, the soonest first; check-first services apart, whatever their hours. Where today has nothing more, `next`
 * are the first three to open on another day. Secret places are the last of each. Else the order given stays. `soonest` is when the first of them opens.
 */
export function groupForNow<S extends Timed>(services: readonly S[], instant: number) {
  const { everyone, some, later, closed, checkFirst, unknown, soonest } = byStatus(
    services,
    instant,
  );
  const isOver = everyone.length + some.length + later.length === 0;
  return {
    everyone,
    some,
    checkFirst: [...checkFirst, ...unknown],
    later,
    next: isOver ? closed.slice(0, 3) : [],
    soonest,
  };
}

/**
 * All services as a list for any time has them at an instant (epoch ms): by status, each status by the time that it says, known
 * hours before unknown ones. Secret places are its last.
 */
export function inStatusOrder<S extends Timed>(services: readonly S[], instant: number): S[] {
  const its = byStatus(soonestClosingFirst(services, instant), instant);
  const { everyone, some, later, checkFirst, closed, unknown, never } = its;
  return [everyone, some, later, checkFirst, closed, unknown, never].flat().sort(secretLast);
}

/** No availability at all means For Everyone (docs/product.md#validation-services), unless its own words limit it. */
function isForEveryone({ availability, limit }: Timed): boolean {
  return !limit && (availability.length === 0 || availability.includes(DEFAULT_AVAILABILITY));
}
