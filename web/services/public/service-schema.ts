import { paths } from '../../../shared/paths/paths.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { isUnchecked, lastingReason } from '../../../shared/services/status.ts';
import { limitWords, noteWords } from '../../../shared/services/who-words.ts';
import { addDays, cityTime, dayOf } from '../../../shared/time/city-time.ts';
import { hoursOn } from '../../../shared/time/hours-on.ts';
import { DAYS, formatDay } from '../../../shared/time/schedule.ts';
import { openingHours } from '../../../shared/time/week-summary.ts';

/**
 * A service for search engines: schema.org, with opening hours where they are known and may be relied on at an instant
 * (epoch ms). Of one that is check first they would make "Open now" elsewhere.
 */
export function serviceSchema(service: PublicService, origin: string, now: number): object {
  const { _id, type, provider, serviceAddress, schedule, phone } = service;
  const { weeklySchedule = schedule } = service;
  const isRelied = isWeekRelied(service, now);
  const hours = isRelied ? openingHours(weeklySchedule) : [];
  const special = isRelied ? specialHours(service, cityTime(now).date) : [];
  const about = [limitWords(service), noteWords(service)].filter(Boolean).join('. ');
  return {
    '@type': 'CivicStructure',
    '@id': origin + paths.service(type, _id, service.part),
    name: `${type}: ${provider.name}`,
    ...(serviceAddress && { address: serviceAddress }),
    ...(phone && { telephone: phone }),
    ...(hours.length > 0 && { openingHours: hours }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
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

/** The dates from a city date YYYY-MM-DD on that differ from the week, each with its hours, or closed. */
function specialHours(service: PublicService, today: string): object[] {
  const { schedule, weeklySchedule = schedule, changes, irregularSlots } = service;
  if (!changes && !irregularSlots) return [];
  return Array.from({ length: 366 }, (_, inDays) => addDays(today, inDays)).flatMap(
    (date, inDays) => {
      const { slots, change } = hoursOn(service, changes, date);
      const differs = formatDay(slots) !== formatDay(weeklySchedule[dayOf(date)]);
      if (!differs || (inDays > TOLD_AHEAD && !change)) return [];
      // The form in which schema.org says that a date is closed.
      const told = slots.length > 0 ? slots : [{ start: '00:00', end: '00:00' }];
      return told.map(({ start, end }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        opens: start,
        closes: end,
      }));
    },
  );
}
