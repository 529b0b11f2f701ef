import { cityTime, formatTime } from '../../time/city-time.ts';
import { areTimesUnknown, hoursOn } from '../../time/hours-on.ts';
import { DAY_MINUTES } from '../../time/schedule.ts';
import { MINUTE } from '../../time/units.ts';
import { groupForDate } from '../lists/dated-list.ts';
import { groupForNow } from '../lists/when.ts';
import type { PublicService } from '../service.ts';
import { type CheckReason, CLOSES_SOON, type Opening, type Status, statusAt } from '../status.ts';
import { likelyEnd } from '../unknown-times.ts';
import { type BoardRow, hoursTime, mayBeRow, openingRow, rowOf, untilTime } from './board-row.ts';
import { isBeside, isPlenty, NEEDS, type Need } from './needs.ts';
import { createPlaceNames, type PlaceName } from './places.ts';

/** What is open to one need at an instant, in the order of what matters: the first of each group is where to go. */
export type NeedNow = {
  need: string;
  /** Open: those that everyone may come to first, then the soonest to close. */
  open: BoardRow[];
  /** Opening later today, the soonest first. */
  later: BoardRow[];
  /**
   * Where nothing that answers it is surely open or opens today: what is to be checked first and has hours of today left. It
   * comes before what opens on another day, which may be as unsure.
   */
  unsure: BoardRow[];
  /** Where nothing that answers it is open to everyone or opens today: the first that do, each with its day. */
  next: BoardRow[];
  /** The other places that are to be called first, each with why. */
  mayBe: BoardRow[];
  /** In how many minutes those of `later`, `unsure` and `next` open whose times are known, by id: to set them among other needs'. */
  opensIn: ReadonlyMap<string, number>;
  /** On walls: whether more of it is open than stands there. */
  isMoreOpen?: boolean;
};

/** What is open to each need that somebody answers. */
export type BoardNow = {
  /** The instant it was made for, in words: '2:05pm, Monday'. */
  words: string;
  /** The instant from which it may say something else; epoch ms. */
  until: number;
  needs: NeedNow[];
};

/** What is listed for one need on a date: known to be open by the hour, what may be, and how many are closed. */
export type NeedOn = {
  need: string;
  known: BoardRow[];
  mayBe: BoardRow[];
  /** Only of today. */
  over: BoardRow[];
  closed: number;
};

/** The longest that a board stands, in minutes: where a listing is to be checked, nobody says when that ends. */
const STANDS = 30;

type Placed = (service: PublicService) => PlaceName;

/** The board at an instant (epoch ms), of all services or of some, for these needs: docs/product.md#the-board. */
export function boardAt(
  services: readonly PublicService[],
  instant: number,
  needs: readonly Need[] = NEEDS,
): BoardNow {
  const place = createPlaceNames(services);
  const { date, day, minute } = cityTime(instant);
  const changes = services.map((service) =>
    minutesToChange(statusAt(service, service.changes, instant), minute),
  );
  return {
    words: `${formatTime(instant)}, ${day}`,
    until: instant + Math.min(STANDS, DAY_MINUTES - minute, ...changes) * MINUTE,
    needs: byNeed(withoutPast(services, date), needs).map(({ need, those }) =>
      needAt(need, those, place, instant),
    ),
  };
}

function needAt(need: string, services: PublicService[], place: Placed, instant: number): NeedNow {
  const { everyone, some, later, checkFirst, ...all } = groupForNow(services, instant);
  const answering = groupForNow(
    services.filter(({ type }) => !isBeside(type)),
    instant,
  );
  const next = answering.next.length > 0 ? answering.next : all.next;
  const unsure = hasSureToday(answering) ? [] : leftToday(answering.checkFirst, instant);
  const rows = (those: readonly PublicService[]) =>
    those.map((service) => rowAt(service, place(service), instant));
  return {
    need,
    open: rows(plentyLast([...everyone, ...some])),
    later: knownFirst(rows(plentyLast(later))),
    unsure: rows(unsure),
    next: knownFirst(rows(next)),
    mayBe: rows(
      unlikelyLast(plentyLast(checkFirst.filter((service) => !unsure.includes(service))), instant),
    ),
    opensIn: new Map([
      ...unsure.map(({ _id }) => [_id, 0] as const),
      ...[...later, ...unsure, ...next].flatMap((service) => {
        const status = statusAt(service, service.changes, instant);
        const at = openingOf(status);
        return at && !areTimesUnknown(at.check?.why)
          ? [[service._id, minutesTo(at, instant)] as const]
          : [];
      }),
    ]),
  };
}

const hasSureToday = ({ everyone, some, later }: ReturnType<typeof groupForNow>): boolean =>
  everyone.length + some.length + later.length > 0;

/** Picks from services to be checked first those with hours of today that run or come: those that run, then the soonest. */
function leftToday(services: readonly PublicService[], instant: number): PublicService[] {
  const startOf = (service: PublicService): number | null => {
    const status = statusAt(service, service.changes, instant);
    if (status.kind === 'later')
      return areTimesUnknown(status.at.check?.why) ? null : status.at.minute;
    // Of a listing that nobody has checked, or that nobody can reach, the hours themselves are in doubt.
    const isDoubted = status.kind !== 'check' || HOURS_IN_DOUBT.includes(status.why);
    return isDoubted ? null : -1;
  };
  return services
    .flatMap((service) => {
      const start = startOf(service);
      return start === null ? [] : [{ service, start }];
    })
    .sort((a, b) => a.start - b.start)
    .map(({ service }) => service);
}

const HOURS_IN_DOUBT: readonly CheckReason['why'][] = [
  'not checked',
  'unreachable',
  'unknown hours',
  'day unknown',
];

/** In the order given, but those of which no times are known and which have most likely been today after those that may still be. */
function unlikelyLast(
  services: readonly PublicService[],
  instant: number,
  date = cityTime(instant).date,
): PublicService[] {
  const now = cityTime(instant);
  const isPast = (service: PublicService) =>
    date === now.date &&
    areTimesUnknown(hoursOn(service, service.changes, date).check) &&
    likelyEnd(service) <= now.minute;
  return [...services].sort((a, b) => +isPast(a) - +isPast(b));
}

const openingOf = (status: Status): Opening | null =>
  status.kind === 'later' ? status.at : status.kind === 'closed' ? status.opens : null;

const minutesTo = ({ inDays, minute }: Opening, instant: number): number =>
  inDays * DAY_MINUTES + minute - cityTime(instant).minute;

function rowAt(service: PublicService, place: PlaceName, instant: number): BoardRow {
  const status = statusAt(service, service.changes, instant);
  if (status.kind === 'check') return mayBeRow(service, place, status, cityTime(instant).date);
  if (status.kind === 'open') {
    const advice = status.closesSoon ? 'Closes soon, call first' : '';
    return rowOf(service, place, untilTime(status), advice);
  }
  const at = openingOf(status);
  return at ? openingRow(service, place, at) : rowOf(service, place, hoursTime([]));
}

/** What is listed for each need on a city date YYYY-MM-DD, as it is known at an instant (epoch ms). */
export function boardOn(
  services: readonly PublicService[],
  date: string,
  instant: number,
  needs: readonly Need[] = NEEDS,
): NeedOn[] {
  const place = createPlaceNames(services);
  return byNeed(withoutPast(services, cityTime(instant).date), needs).map(({ need, those }) => {
    const { known, unsure, over, closed } = groupForDate(those, date, instant);
    const times = (service: PublicService) =>
      hoursTime(hoursOn(service, service.changes, date).slots);
    const rows = (those: readonly PublicService[]) =>
      plentyLast(those).map((service) => rowOf(service, place(service), times(service)));
    const checks = new Map(unsure.map(({ service, check }) => [service, check]));
    return {
      need,
      known: rows(known),
      mayBe: unlikelyLast(plentyLast([...checks.keys()]), instant, date).flatMap((service) => {
        const check = checks.get(service);
        return check ? mayBeRow(service, place(service), check, date) : [];
      }),
      over: rows(over),
      closed: closed.length,
    };
  });
}

/** Services with what they still announce on a city date: a copy of the directory may be older. */
const withoutPast = (services: readonly PublicService[], date: string) =>
  services.map((service) =>
    service.announced
      ? {
          ...service,
          announced: service.announced.filter(({ to }) => !to || to >= date),
        }
      : service,
  );

/** The services of each need that has any, in the order of the table. */
function byNeed(services: readonly PublicService[], needs: readonly Need[]) {
  return needs.flatMap(({ id, types }) => {
    const those = services.filter(({ type }) => types.includes(type));
    return those.length > 0 ? [{ need: id, those }] : [];
  });
}

/** In the order given, but what there is very much of after the others: nobody finds a shower below fifteen toilets. */
const plentyLast = (services: readonly PublicService[]): PublicService[] =>
  [...services].sort((a, b) => +isPlenty(a.type) - +isPlenty(b.type));

/** In the order given, but those with a time before those whose times nobody knows. */
const knownFirst = (rows: BoardRow[]): BoardRow[] =>
  [...rows].sort((a, b) => +!a.when.time - +!b.when.time);

/** In how many minutes, one at least, a status may be another one, or say that it ends soon. */
function minutesToChange(status: Status, minute: number): number {
  if (status.kind === 'later') return Math.max(1, status.at.minute - minute);
  if (status.kind !== 'open' || !status.until) return STANDS;
  const { minutesLeft } = status.until;
  return Math.max(1, status.closesSoon ? minutesLeft : minutesLeft - CLOSES_SOON);
}
