import { announceFoundClosed, foundClosedUntil } from '../../shared/reports/found-closed.ts';
import type { Announced } from '../../shared/services/announced.ts';
import {
  announcedLines,
  announceTogether,
  shortenAnnounced,
} from '../../shared/services/changes/announced-together.ts';
import {
  bankHolidaysIn,
  type ChangeRecord,
  createChangesOf,
} from '../../shared/services/changes/change-record.ts';
import { announceOn, publishWeek } from '../../shared/services/changes/publish-week.ts';
import { announceFull } from '../../shared/services/full/full-words.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import type { DatedChange } from '../../shared/time/dated-change.ts';
import { isFull } from '../../shared/time/full.ts';
import { digestOf } from '../platform/crypto.ts';
import type { Directory, StoredDirectory } from './build/build.ts';
import type { StoredPublicService } from './build/public-records.ts';
import type { Stamped } from './build/write-stamps.ts';

type Dated = { date: string; until: number; directory: Directory };

/** What was worked out last of each stored directory: it holds for a city date, and until the next place is full no more. */
const known = new WeakMap<StoredDirectory, Dated>();

/** What was decided for dates, of each directory that was told. */
const decided = new WeakMap<Directory, readonly ChangeRecord[]>();

/** The dated changes that a directory is told with: the public has their words alone. */
export const activeChanges = (directory: Directory): readonly ChangeRecord[] =>
  decided.get(directory) ?? [];

/** What each service was last announced as: the same object while nothing differs, so that its pages stand. */
const told = new WeakMap<StoredPublicService, Told>();

/** What a service says of its dates; `key` is '' where it is told as it was stored. */
type Telling = {
  stored: StoredPublicService;
  more: ReturnType<typeof publishWeek>;
  /** What is announced: that it was found closed or is full, and its changes. */
  marks: Announced[];
  ofChanges: Announced[];
  key: string;
};

type Told = { key: string; service: Stamped<PublicService> };

/** The directory as it is shown on the city's date at an instant (epoch ms). */
export function viewOnDate(stored: StoredDirectory, now: number): Directory {
  const { date } = cityTime(now);
  const last = known.get(stored);
  if (last?.date === date && now < last.until) return last.directory;
  const { changes, services: storedServices, ...rest } = stored;
  const setOf = createSets(changes, date);
  const tellings = storedServices.map((service) => tellWeekOf(service, setOf(service), date, now));
  const announcing = countLines(tellings);
  const found = tellings.map((telling) => tellService(telling, announcing));
  const { organisations, keys: ofOrganisations } = tellOrganisations(
    rest.organisations,
    tellings,
    now,
  );
  const keys = [...found.flatMap(({ key }) => key || []), ...ofOrganisations].join('\n');
  const services = Object.freeze(found.map(({ service }) => service)) as Directory['services'];
  const bankHolidays = bankHolidaysIn(changes, date);
  const directory = {
    ...rest,
    services,
    ...(bankHolidays && { bankHolidays }),
    organisations,
    datedFor: keys && digestOf(keys).slice(0, DIGEST),
  };
  const ends = [
    ...storedServices.flatMap(({ full }) => (isFull(full, now) ? Date.parse(full.until) : [])),
    ...[...storedServices, ...rest.organisations]
      .map(({ foundClosedAt = '' }) => foundClosedUntil(foundClosedAt))
      .filter((until) => now < until),
  ];
  known.set(stored, { date, until: Math.min(...ends), directory });
  decided.set(directory, changes);
  return directory;
}

/** How many lines the rows of each organisation have that announces something, by its id. */
function countLines(tellings: readonly Telling[]): Map<string, number> {
  const announcing = new Map<string, Announced[][]>();
  for (const { stored, more, ofChanges } of tellings) {
    if (!more.announced) continue;
    const own = announcing.get(stored.provider._id);
    if (own) own.push(ofChanges);
    else announcing.set(stored.provider._id, [ofChanges]);
  }
  return new Map([...announcing].map(([id, own]) => [id, announcedLines(own)]));
}

/**
 * Organisations with all that their services announce, and that they were found closed themselves; the same list where that is
 * nothing, and the same object for each of which nothing is.
 */
function tellOrganisations(
  organisations: StoredDirectory['organisations'],
  tellings: readonly Telling[],
  now: number,
): Pick<Directory, 'organisations'> & { keys: string[] } {
  const announcing = new Map<string, Telling[]>();
  for (const { stored, marks, ofChanges } of tellings)
    if (marks.length + ofChanges.length > 0) announcing.set(stored.provider._id, []);
  for (const telling of tellings) announcing.get(telling.stored.provider._id)?.push(telling);
  if (announcing.size === 0 && !organisations.some(({ foundClosedAt }) => foundClosedAt))
    return { organisations, keys: [] };
  const keys: string[] = [];
  const told = organisations.map((stored) => {
    const its = announcing.get(stored._id);
    if (!its && !stored.foundClosedAt) return stored;
    const { foundClosedAt = '', ...organisation } = stored;
    const own = announceFoundClosed(foundClosedAt, now);
    keys.push(...own.map(({ words }) => `${stored._id} ${words}`));
    const ofServices = (its ?? []).map(({ stored: { type }, marks, ofChanges }) => ({
      type,
      announced: [...marks, ...ofChanges],
    }));
    const announced = [...own, ...announceTogether(ofServices)];
    return { ...organisation, ...(announced.length > 0 && { announced }) };
  });
  return { organisations: Object.freeze(told) as Directory['organisations'], keys };
}

/** Characters that tell one date's services from another's. */
const DIGEST = 10;

/** The dated changes of some services, with what they announce; `key` tells them from others. */
type ChangeSet = { changes: readonly DatedChange[]; announced: Announced[]; key: string };

/** Finds the changes of services on a date: those that share them all share one set, which is worked out once. */
function createSets(records: readonly ChangeRecord[], date: string) {
  // What began yesterday may still run.
  const changesOf = createChangesOf(records, addDays(date, -1));
  const sets = new Map<string, ChangeSet>();
  const digest = createDigests();
  return (service: StoredPublicService): ChangeSet => {
    const changes = changesOf(service);
    const all = changes.map(digest).join();
    const last = sets.get(all);
    if (last) return last;
    const announced = announceOn(changes, date);
    const key = all && [all, ...announced.map(digest)].join();
    const made = { changes, announced, key };
    sets.set(all, made);
    return made;
  };
}

/** Digests each thing once, so shortly that a key may hold hundreds: many sets have the same changes and words. */
function createDigests() {
  const known = new Map<object | string, string>();
  return (one: DatedChange | Announced): string => {
    const same = 'words' in one ? `${one.to} ${one.words}` : one;
    const digest = known.get(same) ?? digestOf(JSON.stringify(one)).slice(0, DIGEST);
    known.set(same, digest);
    return digest;
  };
}

/** What holds on the coming dates of a service from the city's date on, and what was decided for them. */
function tellWeekOf(
  stored: StoredPublicService,
  set: ChangeSet,
  date: string,
  now: number,
): Telling {
  const mark = isFull(stored.full, now) ? { full: stored.full, now } : undefined;
  const { changes, announced: ofChanges } = set;
  const more = publishWeek(stored, changes, date, mark, ofChanges);
  const marks = [
    ...announceFoundClosed(stored.foundClosedAt ?? '', now),
    ...announceFull(mark?.full, now),
  ];
  const { changes: _changes, announced: _announced, ...week } = more;
  const isTold = Object.keys(more).length > 0 || marks.length > 0;
  const key = isTold ? JSON.stringify([week, marks]) + set.key : '';
  return { stored, more, marks, ofChanges, key };
}

/** A service with that, and with as many lines of it as its organisation's rows have each. */
function tellService(
  { stored, more, marks, ofChanges, key: words }: Telling,
  announcing: ReadonlyMap<string, number>,
): Told {
  const lines = announcing.get(stored.provider._id) ?? 0;
  const key = words && `${lines} ${words}`;
  const last = told.get(stored);
  if (last?.key === key) return last;
  const { full, foundClosedAt, ...rest } = stored;
  // That a place is full tonight, or was found closed, takes no line from what is to come.
  const announced = [...marks, ...shortenAnnounced(ofChanges, lines)];
  const shown = announced.length > 0 && { announced };
  // What has no dates to tell is as it was stored.
  const service = words || full || foundClosedAt ? { ...rest, ...more, ...shown } : stored;
  const now: Told = { key, service: service as Told['service'] };
  told.set(stored, now);
  return now;
}
