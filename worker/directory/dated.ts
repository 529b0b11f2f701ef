import { announceTogether } from '../../shared/services/changes/announcements.ts';
import {
  bankHolidaysIn,
  type ChangeRecord,
  changesOf,
} from '../../shared/services/changes/change-record.ts';
import { tellWeek } from '../../shared/services/changes/tell-week.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { isFull } from '../../shared/time/full.ts';
import { digestOf } from '../platform/crypto.ts';
import type { Directory, StoredDirectory } from './build.ts';
import type { StoredPublicService } from './public-records.ts';

type Dated = { date: string; until: number; directory: Directory };

/** What was worked out last of each stored directory: it holds for a city date, and until the next place is full no more. */
const known = new WeakMap<StoredDirectory, Dated>();

/** What was decided for dates, of each directory that was told. */
const decided = new WeakMap<Directory, readonly ChangeRecord[]>();

/** The dated changes that a directory is told with: the public has their words alone. */
export const decidedFor = (directory: Directory): readonly ChangeRecord[] =>
  decided.get(directory) ?? [];

/** Of each service what it was last told as: the same object while nothing differs, so that its pages stand. */
const told = new WeakMap<StoredPublicService, Told>();

/** `key` is '' where it is told as it was stored. */
type Told = { key: string; service: PublicService };

/** The directory as it is shown on the city's date at an instant (epoch ms). */
export function onDate(stored: StoredDirectory, now: number): Directory {
  const { date } = cityTime(now);
  const last = known.get(stored);
  if (last?.date === date && now < last.until) return last.directory;
  const { changes, services: storedServices, ...rest } = stored;
  const found = storedServices.map((service) => tellService(service, changes, date, now));
  const keys = found.flatMap(({ key }) => key || []).join('\n');
  const services = Object.freeze(found.map(({ service }) => service)) as PublicService[];
  const bankHolidays = bankHolidaysIn(changes, date);
  const directory = {
    ...rest,
    services,
    ...(bankHolidays && { bankHolidays }),
    organisations: keys ? tellOrganisations(rest.organisations, services) : rest.organisations,
    datedFor: keys && digestOf(keys).slice(0, DIGEST),
  };
  const ends = storedServices.flatMap(({ full }) =>
    isFull(full, now) ? Date.parse(full.until) : [],
  );
  known.set(stored, { date, until: Math.min(...ends), directory });
  decided.set(directory, changes);
  return directory;
}

/** Organisations with what their services announce; the same object where that is nothing. */
function tellOrganisations(
  organisations: StoredDirectory['organisations'],
  services: readonly PublicService[],
) {
  const announcing = new Set(services.filter((it) => it.announced).map((it) => it.provider._id));
  return Object.freeze(
    organisations.map((organisation) => {
      if (!announcing.has(organisation._id)) return organisation;
      const own = services.filter(({ provider }) => provider._id === organisation._id);
      return { ...organisation, announced: announceTogether(own) };
    }),
  ) as StoredDirectory['organisations'];
}

/** Characters that tell one date's services from another's. */
const DIGEST = 10;

/** A service with what holds on the coming dates, and what was decided for them. */
function tellService(
  stored: StoredPublicService,
  records: readonly ChangeRecord[],
  date: string,
  now: number,
): Told {
  const { full, ...rest } = stored;
  const mark = isFull(full, now) ? { full, now } : undefined;
  // What began yesterday may still run.
  const more = tellWeek(stored, changesOf(stored, records, addDays(date, -1)), date, mark);
  const key = Object.keys(more).length > 0 ? JSON.stringify(more) : '';
  const last = told.get(stored);
  if (last?.key === key) return last;
  // What has no dates to tell is as it was stored.
  const service = key || full ? { ...rest, ...more } : stored;
  const tellingNow: Told = { key, service: service as PublicService };
  told.set(stored, tellingNow);
  return tellingNow;
}
