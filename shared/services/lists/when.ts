import { DAYS, type Day } from '../../time/schedule.ts';
import { DEFAULT_AVAILABILITY } from '../service.ts';
import { type Moment, statusAt, type Timed } from '../status.ts';
import { secretLast } from './secret-last.ts';

/** What a list may be asked for: what is open now, or a day, by its date YYYY-MM-DD or a word for it. */
export type When = 'now' | 'today' | 'tomorrow' | Day | `${number}-${number}-${number}`;

const WORDS: readonly When[] = ['now', 'today', 'tomorrow', ...DAYS];

/** The text of an address as a choice; null, "any time", when it is none. That its date is one nobody has checked. */
export const parseWhen = (text: string | null): When | null =>
  WORDS.find((when) => when === text) ?? (text !== null && isDateText(text) ? text : null);

const isDateText = (text: string): text is `${number}-${number}-${number}` =>
  /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * What "open now" lists at an instant (epoch ms): places open to everyone first, then those for some; those that open
 * later today, the soonest first; check-first services apart, whatever their hours. Where today has nothing more, `next`
 * are the first three to open on another day. Secret places are the last of each. Else the order given stays. `soonest` is when the first of them opens.
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
  const soonest = opening[0]?.at ?? null;
  opening.sort((a, b) => secretLast(a.service, b.service));
  for (const group of Object.values(groups)) group.sort(secretLast);
  const of = (isToday: boolean) =>
    opening.filter(({ at }) => (at.inDays === 0) === isToday).map(({ service }) => service);
  const later = of(true);
  const isOver = groups.everyone.length + groups.some.length + later.length === 0;
  return { ...groups, later, next: isOver ? of(false).slice(0, 3) : [], soonest };
}

/** No availability at all means For Everyone (docs/product.md#validation-services), unless its own words limit it. */
function isForEveryone({ availability, limit }: Timed): boolean {
  return !limit && (availability.length === 0 || availability.includes(DEFAULT_AVAILABILITY));
}
