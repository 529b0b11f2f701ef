import { type ChangeRecord, changesOf } from '../../shared/services/change-record.ts';
import { comingWeek } from '../../shared/services/coming-week.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { DAYS } from '../../shared/time/schedule.ts';
import type { Directory, StoredDirectory } from './build.ts';

type Dated = { date: string; directory: Directory };

/** What was worked out last of each stored directory: it holds for a city date. */
const known = new WeakMap<StoredDirectory, Dated>();

/** Of each service what it was last told as: the same object while nothing differs, so that its pages stand. */
const told = new WeakMap<PublicService, { key: string; service: PublicService }>();

/** The directory as it is shown on the city's date at an instant (epoch ms). */
export function onDate(stored: StoredDirectory, now: number): Directory {
  const { date } = cityTime(now);
  const last = known.get(stored);
  if (last?.date === date) return last.directory;
  const { changes, ...rest } = stored;
  const services = stored.services.map((service) => tellService(service, changes, date));
  const isDated = services.some((service, at) => service !== stored.services[at]);
  const directory = {
    ...rest,
    services: isDated ? (Object.freeze(services) as PublicService[]) : stored.services,
    datedFor: isDated ? date : '',
  };
  known.set(stored, { date, directory });
  return directory;
}

/**
 * A service with what was decided for its dates. `schedule` is what holds on the coming seven, and where that is not the
 * stored week, `weeklySchedule` is (docs/product.md#data-beyond-the-specification).
 */
function tellService(
  stored: PublicService,
  records: readonly ChangeRecord[],
  date: string,
): PublicService {
  // What began yesterday may still run.
  const changes = changesOf(stored, records, addDays(date, -1));
  const schedule = comingWeek(stored, changes, date);
  const isSame = DAYS.every(
    (day) => JSON.stringify(schedule[day]) === JSON.stringify(stored.schedule[day]),
  );
  if (isSame && changes.length === 0) return stored;
  const key = JSON.stringify([schedule, changes]);
  const last = told.get(stored);
  if (last?.key === key) return last.service;
  const service = {
    ...stored,
    ...(!isSame && { schedule, weeklySchedule: stored.schedule }),
    ...(changes.length > 0 && { changes }),
  };
  told.set(stored, { key, service });
  return service;
}
