import { paths } from '../../../shared/paths/paths.ts';
import { nightOf } from '../../../shared/services/full/full-words.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { lastingReason } from '../../../shared/services/status.ts';
import { limitWords, noteWords } from '../../../shared/services/who/who-words.ts';
import { isUnchecked } from '../../../shared/time/checked.ts';
import { addDays, cityTime, dayOf } from '../../../shared/time/city-time.ts';
import { fullUntil } from '../../../shared/time/full.ts';
import { hoursOn } from '../../../shared/time/hours-on.ts';
import { DAYS, formatDay, type Slot, slotSpan } from '../../../shared/time/schedule.ts';
import { openingHours } from '../../../shared/time/words/week-summary.ts';

/**
 * A service for search engines: schema.org, with opening hours where they are known and may be relied on at an instant
 * (epoch ms). Of one that is check first they would make "Open now" elsewhere.
 */
export function serviceSchema(service: PublicService, origin: string, now: number): object {
  const { _id, type, provider, serviceAddress, schedule, phone } = service;
  const { weeklySchedule = schedule } = service;
  const isRelied = isWeekRelied(service, now);
  const special = isRelied ? specialHours(service, now) : [];
  const isTold = isRelied && special.length <= MOST_SPECIAL;
  const hours = isTold ? openingHours(weeklySchedule) : [];
  const about = [limitWords(service), noteWords(service)].filter(Boolean).join('. ');
  return {
    '@type': 'CivicStructure',
    '@id': origin + paths.service(type, _id, service.part),
    name: `${type}: ${provider.name}`,
    ...(serviceAddress && !service.addressNotPublic && { address: serviceAddress }),
    ...(phone && { telephone: phone }),
    ...(hours.length > 0 && { openingHours: hours }),
    ...(isTold && special.length > 0 && { specialOpeningHoursSpecification: special }),
    ...(about && { description: about }),
  };
}

/**
 * Whether a service's week may be told as one that repeats, with the dates that differ beside it, at an instant (epoch ms):
 * nothing to check first on the coming seven dates, bank holidays apart, which every reader of hours knows, and no closing
 * whose end nobody knows.
 */
function isWeekRelied(service: PublicService, now: number): boolean {
  const { seasons = [], unknownDays = [], changes = [] } = service;
  if (isUnchecked(service, now) || lastingReason(service)) return false;
  if (seasons.length + unknownDays.length > 0) return false;
  if (changes.some(({ to }) => !to)) return false;
  const today = cityTime(now).date;
  return DAYS.every((_, inDays) => {
    const { check } = hoursOn(service, changes, addDays(today, inDays));
    return !check || check === 'bank holiday';
  });
}

/** Further off, openings of some weeks are left to the next look; what a change closes is told however far off it is. */
const TOLD_AHEAD = 42;

/** Nothing is said of a week that differs more often than this: all of it would be more than the page itself. */
const MOST_SPECIAL = 24;

type Differing = { from: string; to: string; slots: readonly Slot[] };

/** The dates from an instant on that differ from the week, each run of them with its hours, or closed. */
function specialHours(service: PublicService, now: number): object[] {
  return differingRuns(service, now).flatMap(({ from, to, slots }) => {
    // The form in which schema.org says that a date is closed.
    const told = slots.length > 0 ? slots : [{ start: '00:00', end: '00:00' }];
    return told.map(({ start, end }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens: start,
      closes: end,
    }));
  });
}

function differingRuns(service: PublicService, now: number): Differing[] {
  const { schedule, weeklySchedule = schedule, changes, irregularSlots, full } = service;
  const runs: Differing[] = [];
  if (!changes && !irregularSlots && !full) return runs;
  // The night that has run out of beds may have begun yesterday.
  const first = full ? nightOf(now) : cityTime(now).date;
  for (let inDays = 0; inDays < 366; inDays++) {
    const date = addDays(first, inDays);
    const { slots: all, change } = hoursOn(service, changes, date);
    const nothingUntil = fullUntil(full, date, now);
    const slots = all.filter((slot) => slotSpan(slot).to > nothingUntil);
    const differs = formatDay(slots) !== formatDay(weeklySchedule[dayOf(date)]);
    if (!differs || (inDays > TOLD_AHEAD && !change)) continue;
    const last = runs.at(-1);
    if (last && addDays(last.to, 1) === date && formatDay(last.slots) === formatDay(slots))
      last.to = date;
    else runs.push({ from: date, to: date, slots });
  }
  return runs;
}
