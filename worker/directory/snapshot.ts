import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import type { PublicDirectory } from '../../shared/directory/directory.ts';
import { takeEdited } from '../../shared/edited/edited.ts';
import { MINUTE } from '../../shared/time/units.ts';
import type { BackgroundContext } from '../http/background-context.ts';
import { TimeoutError, withTimeout } from '../http/with-timeout.ts';
import { readState } from '../records/data-version.ts';
import { logFault } from '../telemetry/faults.ts';
import { type Directory, isSameState, readDirectory, type StoredDirectory } from './build/build.ts';
import { dropStamps } from './build/write-stamps.ts';
import { COPY_INTERVAL } from './copy-interval.ts';
import { viewOnDate } from './dated.ts';
import { readFallback, storeFallback } from './kv-fallback.ts';

export type Reading = {
  directory: Directory;
  /** Where the database does not answer: the ISO instant at which it last said that this is so. */
  informationFrom: string | null;
  /** When the database was asked that last said that this is so, in milliseconds. */
  confirmedAt: number;
};

type Stores = { DB: D1Database; KV: KVNamespace };

/** In milliseconds. */
const LIMITS = {
  /** How long a snapshot is fresh without asking for the data version; twice as long while another request asks. */
  freshFor: 1000,
  /** Like `freshFor`, but where writes go on and on: what pages are made of then changes less often. */
  freshWhileBusy: 1600,
  /** How many writes may make the next reader ask at once; while they go on, one in `freshWhileBusy`. */
  writesSeenAtOnce: 5,
  betweenCopies: COPY_INTERVAL,
  /** How long the database may take to say its version, and to give every row. Other requests do not wait for the one that asks. */
  version: 1000,
  rows: 2000,
  /** How long it may take to give every row where there is nothing else to show. */
  rowsAtLast: 6000,
  store: 2000,
  /** After a failure: how long the database is not asked again. */
  rest: 3000,
};

/** Before its services are told for a date. */
type StoredReading = Omit<Reading, 'directory'> & { directory: StoredDirectory };

/** What was made of each: a request that reads again gets the same, of the same date. */
const readings = new WeakMap<StoredReading, Reading>();

function asOf(stored: StoredReading, now: number): Reading {
  const reading = readings.get(stored) ?? {
    ...stored,
    directory: viewOnDate(stored.directory, now),
  };
  readings.set(stored, reading);
  return reading;
}

type Snapshot = {
  directory: StoredDirectory;
  /** When the database last said so. */
  confirmedAt: number;
};

export type DirectoryReader = ReturnType<typeof createDirectoryReader>;

/** How old, in milliseconds, the database's word may be on what anybody is shown while it answers. */
export const STALE_FOR = 2 * LIMITS.freshFor;

/**
 * A reader of the public directory that keeps the last snapshot: reading all rows for each request costs five times as
 * much. It keeps finished values only: a Worker that awaits another request's promise hangs. One request asks the
 * database while the others go on with the snapshot, so that a write costs readers no more than one question. While the
 * database fails or is slow it goes on with what it has, or with the copy in the store, says so, and asks again every few
 * seconds.
 */
export function createDirectoryReader(limits: Partial<typeof LIMITS> = {}) {
  const { freshFor, freshWhileBusy, writesSeenAtOnce, betweenCopies, ...patience } = {
    ...LIMITS,
    ...limits,
  };
  const { version, rows, rowsAtLast, store, rest } = patience;
  /** What everybody is shown. */
  let held: Snapshot | undefined;
  /** What was read last: it may be newer than `held` where only the writer has asked. */
  let newest: StoredDirectory | undefined;
  /** When the request asked that is waiting for the database; one that is given up counts for as long as it may wait. */
  let askedAt = Number.NEGATIVE_INFINITY;
  /** How often this isolate wrote, and how many of those the snapshot knows: counted, because a question may be on its way. */
  let written = 0;
  let known = 0;
  /** The next write after this may make a reader ask at once, as if they came evenly. */
  let nextQuestionAt = Number.NEGATIVE_INFINITY;
  /** Until when the database is left alone; undefined while it answers. */
  let restUntil: number | undefined;
  /** When the copy in the store was last put, or will be. */
  let copiedAt = Number.NEGATIVE_INFINITY;
  /** What each request was given: all of its answer is made of one state of the directory. */
  const given = new WeakMap<BackgroundContext, StoredReading>();
  /** A request whose read failed gets the same error again instead of waiting twice. */
  const failures = new WeakMap<BackgroundContext, unknown>();

  /**
   * The directory at `now` (milliseconds), at most two seconds old. `isOwn` asks the database in any case, for somebody
   * who has just written: that costs nobody else anything, and what others are shown stays as it is. A request that reads
   * again, by its `context`, gets what it was given. Throws where neither database nor store has it.
   */
  async function read(
    stores: Stores,
    now: number,
    context?: BackgroundContext,
    isOwn = false,
  ): Promise<StoredReading> {
    const before = context && !isOwn ? given.get(context) : undefined;
    const reading = before ?? (await readNow(stores, now, context, isOwn));
    if (context) given.set(context, reading);
    return reading;
  }

  async function readNow(
    stores: Stores,
    now: number,
    context: BackgroundContext | undefined,
    isOwn: boolean,
  ): Promise<StoredReading> {
    const fresh = held && isFresh(held, now) ? held : undefined;
    if (fresh && !(isOwn && restUntil === undefined)) return asHeld(fresh);
    if (context && failures.has(context)) throw failures.get(context);
    if (!fresh) beginQuestion(now);
    const before = written;
    try {
      const directory = await ask(stores, now, context);
      if (fresh) return { directory, informationFrom: null, confirmedAt: now };
      known = Math.max(known, before);
      return confirm(directory, now);
    } catch (error) {
      const reading = await readWithoutDatabase(stores, now, error);
      if (reading) return reading;
      if (context) failures.set(context, error);
      throw error;
    } finally {
      if (!fresh && askedAt === now) askedAt = Number.NEGATIVE_INFINITY;
    }
  }

  function isFresh({ confirmedAt }: Snapshot, now: number): boolean {
    const isBeingAsked = Math.abs(now - askedAt) < version;
    if (restUntil !== undefined) return now < restUntil || isBeingAsked;
    const age = Math.abs(now - confirmedAt);
    if (isBeingAsked) return age < 2 * freshFor;
    return age < freshFor && (known === written || !mayAskAtOnce(now));
  }

  const mayAskAtOnce = (now: number) => nextQuestionAt < now + writesSeenAtOnce * freshFor;

  function beginQuestion(now: number) {
    askedAt = now;
    if (held && known !== written) nextQuestionAt = Math.max(nextQuestionAt, now) + freshWhileBusy;
  }

  const asHeld = ({ directory, confirmedAt }: Snapshot): StoredReading => ({
    directory,
    informationFrom: restUntil === undefined ? null : new Date(confirmedAt).toISOString(),
    confirmedAt,
  });

  function confirm(directory: StoredDirectory, now: number): StoredReading {
    // Another request may have read later than this one while it waited.
    if (!held || held.confirmedAt <= now) held = { directory, confirmedAt: now };
    restUntil = undefined;
    return { directory, informationFrom: null, confirmedAt: now };
  }

  async function ask(
    { DB, KV }: Stores,
    now: number,
    context?: BackgroundContext,
  ): Promise<StoredDirectory> {
    if (held) {
      const state = await withTimeout(version, readState(DB));
      for (const directory of [newest, held.directory])
        if (directory && isSameState(directory, state)) return directory;
    }
    const reading = readDirectory(DB);
    const directory = await withTimeout(rows, reading).catch(async (error) => {
      if (!(error instanceof TimeoutError)) throw error;
      if (!(await latest(KV))) return withTimeout(rowsAtLast, reading);
      // The next request needs it, not this one: it may be late.
      context?.waitUntil(reading.then((late) => confirm(late, now)).catch(() => {}));
      throw error;
    });
    newest = directory;
    keepSoon({ DB, KV }, now, context, directory);
    return directory;
  }

  /** Puts the copy into the store now, or with all that is written until then once the last one is long enough ago. */
  function keepSoon(
    stores: Stores,
    now: number,
    context?: BackgroundContext,
    present?: StoredDirectory,
  ) {
    if (!context || copiedAt > now) return;
    const pause = Math.max(0, copiedAt + betweenCopies - now);
    copiedAt = now + pause;
    context.waitUntil(
      pause === 0
        ? storeOrLog(stores, now, present)
        : new Promise((resolve) => setTimeout(resolve, pause)).then(() =>
            storeOrLog(stores, now + pause),
          ),
    );
  }

  async function readWithoutDatabase(
    { KV }: Stores,
    now: number,
    error: unknown,
  ): Promise<StoredReading | undefined> {
    // What was taken down while this isolate slept is not in the copy any more.
    const found = restUntil === undefined ? await latest(KV) : held;
    if (!found) return undefined;
    if (restUntil === undefined) logFault('Going on without the database:', error);
    restUntil = now + rest;
    return asHeld(found);
  }

  /** What there is without the database: this isolate's snapshot, or the copy where that is newer. */
  async function latest(kv: KVNamespace): Promise<Snapshot | undefined> {
    const copy = await withTimeout(store, readFallback(kv)).catch((error: unknown) => {
      logFault('The copy of the directory cannot be read:', error);
    });
    if (copy && (!held || held.confirmedAt < copy.readAt))
      held = { directory: copy.directory, confirmedAt: copy.readAt };
    return held;
  }

  return {
    async read(...call: Parameters<typeof read>): Promise<Reading> {
      const reading = asOf(await read(...call), call[1]);
      // Whatever is made of it says what its admins have edited.
      takeEdited(reading.directory.edited);
      return reading;
    },
    /** Like `read`, but at once; undefined where the database has to be asked. */
    readHeld: (now: number): Reading | undefined =>
      held && isFresh(held, now) ? asOf(asHeld(held), now) : undefined,
    /** Is told of each write: the next reader asks at once, everyone sees it within two seconds, and the store keeps it. */
    changed(stores: Stores, now: number, context: BackgroundContext) {
      written++;
      restUntil = undefined;
      keepSoon(stores, now, context);
    },
  };
}

/** The reader of this isolate. */
export const publicDirectory = createDirectoryReader();

/** A copy that is not kept now is kept by the next write, or by the jobs of the next minutes. */
const storeOrLog = (...call: Parameters<typeof storeFallback>) =>
  storeFallback(...call).catch((error) =>
    logFault('The copy of the directory was not kept:', error),
  );

/** The minute that an instant belongs to, as its first millisecond: what is worked out by the minute is worked out for it. */
export const minuteOf = (now: number) => now - (now % MINUTE);

/** Changes whenever an answer made of a reading might: with the data, with the minute, and with what has to be said of it. */
export function stateOf({ directory, informationFrom }: Reading, now: number): string {
  const { version, changedAt, isSample } = directory;
  return `${version} ${changedAt} ${isSample} ${informationFrom} ${minuteOf(now)}`;
}

/** The notices that are not over; undefined for none. */
export function dropPastNotices(notices: Directory['notices'], now: number): Directory['notices'] {
  const left = notices?.filter(({ until }) => now < Date.parse(until)) ?? [];
  return left.length > 0 ? left : undefined;
}

/** The reading as it is answered. */
export function publishReading(
  { directory, informationFrom }: Reading,
  now: number,
): PublicDirectory {
  const { version: dataVersion, datedFor: _, places: _places, notices, ...rest } = directory;
  const left = dropPastNotices(notices, now);
  return {
    dataVersion,
    now: new Date(minuteOf(now)).toISOString(),
    informationFrom,
    ...rest,
    services: dropStamps(rest.services),
    organisations: dropStamps(rest.organisations),
    helplines: dropStamps(rest.helplines),
    ...(left && { notices: left }),
  };
}
