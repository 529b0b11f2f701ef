import { areTimesUnknown } from '../../time/hours-on.ts';
import { DAY_MINUTES, DAYS, type Day } from '../../time/schedule.ts';
import { DEFAULT_AVAILABILITY } from '../service.ts';
import { statusAt, type Timed } from '../status.ts';
import { compareSecretLast } from './secret-last.ts';

/** What a list may be asked for: what is open now, or a day, by its date YYYY-MM-DD or a word for it. */
export type When = 'now' | 'today' | 'tomorrow' | Day | `${number}-${number}-${number}`;

const WORDS: readonly When[] = ['now', 'today', 'tomorrow', ...DAYS];

/** The text of an address as a choice; null, "any time", when it is none. That its date is one nobody has checked. */
export const parseWhen = (text: string | null): When | null =>
  WORDS.find((when) => when === text) ?? (text !== null && isDateText(text) ? text : null);

const isDateText = (text: string): text is `${number}-${number}-${number}` =>
  /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What lists part services by, in the order of a list for any time. */
const GROUPS = ['everyone', 'some', 'later', 'checkFirst', 'closed', 'unknown', 'never'] as const;
type Group = (typeof GROUPS)[number];

/** Longer than anything that ends. */
const NEVER = 1e6;

/** In which group a service is at an instant (epoch ms), and in how many minutes it closes or opens. */
function place(service: Timed, instant: number): [Group, number] {
  const status = statusAt(service, service.changes, instant);
  if (status.kind === 'check')
    return [status.why === 'unknown hours' ? 'unknown' : 'checkFirst', 0];
  if (status.kind === 'open')
    return [isForEveryone(service) ? 'everyone' : 'some', status.until?.minutesLeft ?? NEVER];
  const at = status.kind === 'later' ? status.at : status.opens;
  if (!at) return ['never', 0];
  const isToday = at.inDays === 0;
  if (isToday && at.check) return ['checkFirst', 0];
  // A day whose times nobody knows comes after those with an hour.
  const unknown = areTimesUnknown(at.check?.why) ? NEVER : 0;
  return [isToday ? 'later' : 'closed', unknown + at.inDays * DAY_MINUTES + at.minute];
}

/**
 * Services by their status at an instant (epoch ms): what is open by when it closes, so that somebody who has to walk there sees what
 * will not wait; what opens by when it does; else in the order given. Secret places are the last of each.
 */
function byStatus<S extends Timed>(services: readonly S[], instant: number): Record<Group, S[]> {
  const placed = services
    .map((service) => ({ service, at: place(service, instant) }))
    .sort((a, b) => compareSecretLast(a.service, b.service) || a.at[1] - b.at[1]);
  const of = (group: Group) =>
    placed.filter(({ at }) => at[0] === group).map(({ service }) => service);
  return Object.fromEntries(GROUPS.map((group) => [group, of(group)])) as Record<Group, S[]>;
}

/**
 * What "open now" lists: places open to everyone first, then those for some; those that open later today; check-first services
 * apart, whatever their hours. Where today has nothing more for everyone, `next` are the first three to open on another day, one of
 * them at least for everyone: who is not one of the some is not left with "open now".
 */
export function groupForNow<S extends Timed>(services: readonly S[], instant: number) {
  const its = byStatus(services, instant);
  const { everyone, some, later, closed } = its;
  const isOver = everyone.length + later.length === 0;
  return {
    everyone,
    some,
    later,
    checkFirst: [...its.checkFirst, ...its.unknown],
    closed: [...closed, ...its.never],
    next: isOver ? chooseNext(closed) : [],
  };
}

/** Chooses three of what opens on another day, which stands in the order of its openings. */
function chooseNext<S extends Timed>(closed: readonly S[]): S[] {
  const first = closed.slice(0, 3);
  const forEveryone = closed.find(isForEveryone);
  return !forEveryone || first.includes(forEveryone) ? first : [...first.slice(0, 2), forEveryone];
}

/** Like `groupForNow`, but for lists of places: each group has those first that everyone may come to. */
export function listForNow<S extends Timed>(services: readonly S[], instant: number) {
  const its = groupForNow(services, instant);
  return {
    ...its,
    later: sortEveryoneFirst(its.later),
    checkFirst: sortEveryoneFirst(its.checkFirst),
    closed: sortEveryoneFirst(its.closed),
    next: sortEveryoneFirst(its.next),
  };
}

/** What lists write above the services of one status. */
export const STATUS_TITLES: Record<Group, string> = {
  everyone: 'Open now',
  some: 'Open now for some people',
  later: 'Opens later today',
  checkFirst: 'Check first: these may be open',
  closed: 'Closed now',
  unknown: 'Hours not known',
  never: 'Closed until further notice',
};

/**
 * All services as a list for any time has them: by status, known hours before unknown ones, in each what everyone may come to first.
 * Secret places are the last group, whatever their status. No group is empty.
 */
export function groupByStatus<S extends Timed>(
  services: readonly S[],
  instant: number,
): { title: string; services: S[] }[] {
  const its = byStatus(services, instant);
  const all = GROUPS.flatMap((group) => sortEveryoneFirst(its[group]));
  return [
    ...GROUPS.map((group) => ({
      title: STATUS_TITLES[group],
      services: sortEveryoneFirst(its[group]).filter((it) => !it.addressNotPublic),
    })),
    { title: 'Address not public', services: all.filter((it) => it.addressNotPublic) },
  ].filter((group) => group.services.length > 0);
}

/** The services of `groupByStatus`, in its order. */
export const sortByStatus = <S extends Timed>(services: readonly S[], instant: number): S[] =>
  groupByStatus(services, instant).flatMap((group) => group.services);

/** Sorts what everyone may come to before what some may: who is kept out of many places reads less; secret places are last. */
export const compareEveryoneFirst = (a: Timed, b: Timed): number =>
  compareSecretLast(a, b) || +!isForEveryone(a) - +!isForEveryone(b);

const sortEveryoneFirst = <S extends Timed>(services: readonly S[]): S[] =>
  [...services].sort(compareEveryoneFirst);

/** No availability at all means For Everyone (docs/product.md#validation-services), unless its own words limit it. */
function isForEveryone({ availability, limit }: Timed): boolean {
  return !limit && (availability.length === 0 || availability.includes(DEFAULT_AVAILABILITY));
}
