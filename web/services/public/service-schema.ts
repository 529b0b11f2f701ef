import { paths } from '../../../shared/paths/paths.ts';
import { DEFAULT_AVAILABILITY, type PublicService } from '../../../shared/services/service.ts';
import { isUnchecked, lastingReason } from '../../../shared/services/status.ts';
import { addDays, cityTime } from '../../../shared/time/city-time.ts';
import { hoursOn } from '../../../shared/time/hours-on.ts';
import { DAYS } from '../../../shared/time/schedule.ts';
import { openingHours } from '../../../shared/time/week-summary.ts';

/**
 * A service for search engines: schema.org, with opening hours where they are known and may be relied on at an instant
 * (epoch ms). Of one that is check first they would make "Open now" elsewhere.
 */
export function serviceSchema(service: PublicService, origin: string, now: number): object {
  const { _id, type, provider, serviceAddress, availability, schedule, note, phone } = service;
  const hours = isEveryWeek(service, now) ? openingHours(schedule) : [];
  const who = availability.filter((option) => option !== DEFAULT_AVAILABILITY);
  return {
    '@type': 'CivicStructure',
    '@id': origin + paths.service(type, _id),
    name: `${type}: ${provider.name}`,
    ...(serviceAddress && { address: serviceAddress }),
    ...(phone && { telephone: phone }),
    ...(hours.length > 0 && { openingHours: hours }),
    ...((note || who.length > 0) && { description: [...who, note].filter(Boolean).join('. ') }),
  };
}

/**
 * Whether a service's week may be told as one that repeats, at an instant (epoch ms): nothing dated and nothing to check
 * first on the coming seven dates, bank holidays apart, which every reader of hours knows.
 */
function isEveryWeek(service: PublicService, now: number): boolean {
  const { irregularSlots = [], seasons = [], unknownDays = [] } = service;
  if (isUnchecked(service, now) || lastingReason(service)) return false;
  if (irregularSlots.length + seasons.length + unknownDays.length > 0) return false;
  const today = cityTime(now).date;
  return DAYS.every((_, inDays) => {
    const { check, change } = hoursOn(service, service.changes, addDays(today, inDays));
    return !change && (!check || check === 'bank holiday');
  });
}
