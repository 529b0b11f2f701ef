import { ANNOUNCED_AHEAD } from '../services/changes/announcements.ts';
import type { PublicService } from '../services/service.ts';
import { BANK_HOLIDAYS } from '../time/bank-holidays.ts';
import { addDays, formatDate, startOfDate } from '../time/city-time.ts';
import { hoursOn } from '../time/hours-on.ts';
import { isClosedFor } from './handbook/timetables.ts';

/** Days ahead for which anybody keeps a paper: beyond them nothing is said. */
const KEPT_FOR = 180;
/** Days for which a sheet may hang. */
const HANGS_FOR = 7;

/**
 * 'Use until Thursday 24 December 2026': the day before the first on which a paper with the times of these services, made
 * on a city date YYYY-MM-DD, would send somebody to a closed door; '' where none comes within half a year. Not what the
 * paper says itself: changes that it announces, seasons in words, and bank holidays within `namedFor` days.
 */
export function describeLastDay(
  services: readonly PublicService[],
  date: string,
  namedFor = 0,
): string {
  const wrong = firstWrongDay(services, date, namedFor);
  return wrong ? `Use until ${formatDate(startOfDate(addDays(wrong, -1)))}` : '';
}

/**
 * 'Take down after Monday 30 November 2026': a sheet on a wall is looked at as if it were new, so that it hangs for a week,
 * or until the day before the next dated change of one of its services, and before any day that makes it wrong.
 */
export const describeTakeDown = (services: readonly PublicService[], date: string): string =>
  `Take down after ${lastDayUp(services, date)}`;

/** 'Check again after Monday 30 November 2026: hours change': of a paper in a pocket, which nobody takes down. */
export const describeCheckAgain = (services: readonly PublicService[], date: string): string =>
  `Check again after ${lastDayUp(services, date)}: hours change`;

function lastDayUp(services: readonly PublicService[], date: string): string {
  const changes = services.flatMap(({ changes = [] }) => changes.map(({ from }) => from));
  const next = [...changes, firstWrongDay(services, date, 0) ?? '']
    .filter((day) => day > date)
    .map((day) => addDays(day, -1));
  const [last = date] = [...next, addDays(date, HANGS_FOR)].sort();
  return formatDate(startOfDate(last));
}

/** The first day on which a paper made on `date` would send somebody to a closed door. */
function firstWrongDay(
  services: readonly PublicService[],
  date: string,
  namedFor: number,
): string | undefined {
  const end = addDays(date, KEPT_FOR);
  const said: Said = {
    changesUntil: addDays(date, ANNOUNCED_AHEAD),
    holidaysUntil: addDays(date, namedFor),
    closed: new Set(services.filter((service) => isClosedFor(service, date, ANNOUNCED_AHEAD))),
  };
  const changing = services.filter(({ changes }) => changes?.length);
  return datesOf(services)
    .filter((day) => day > date && day <= end)
    .sort()
    .find((day) => {
      // What is said of a service without changes becomes wrong on a bank holiday alone.
      const concerned = day in BANK_HOLIDAYS ? services : changing;
      return concerned.some((service) => isWrongOn(service, day, said));
    });
}

/** Each date on which something else may hold than the day before: in between nothing becomes wrong. */
function datesOf(services: readonly PublicService[]): string[] {
  const changes = services.flatMap(({ changes = [] }) => changes);
  // Services share their changes, and a day is soon worked out too often.
  const lastDays = new Set(changes.map(({ to }) => to));
  lastDays.delete('');
  const first = changes.map(({ from }) => from);
  const after = [...lastDays].map((to) => addDays(to, 1));
  return [...new Set([...Object.keys(BANK_HOLIDAYS), ...first, ...after])];
}

/** What a paper says itself: changes and bank holidays until a date; and the services that have no hours on it. */
type Said = { changesUntil: string; holidaysUntil: string; closed: ReadonlySet<PublicService> };

function isWrongOn(service: PublicService, day: string, said: Said): boolean {
  const { slots, check, change } = hoursOn(service, service.changes, day);
  // Its usual week would be right again, and stands nowhere.
  if (!change && said.closed.has(service)) return true;
  if (change) return change.kind !== 'as usual' && change.from > said.changesUntil;
  return check === 'bank holiday' && day > said.holidaysUntil && slots.length > 0;
}
