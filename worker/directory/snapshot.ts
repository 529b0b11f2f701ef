import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import type { PublicDirectory } from '../../shared/directory.ts';
import { logFault } from '../telemetry/faults.ts';
import { TooSlow, within } from '../within.ts';
import { type Directory, isSameState, readDirectory } from './build.ts';
import { keepCopy, readCopy } from './copy.ts';
import { readState } from './queries.ts';

export type Reading = {
  directory: Directory;
  /** Where the database does not answer: the ISO instant at which it last said that this is so. */
  informationFrom: string | null;
};

type Stores = { DB: D1Database; KV: KVNamespace };

/** The part of a request's ExecutionContext that is needed here. */
export type Afterwards = { waitUntil: (work: Promise<unknown>) => void };

/** In milliseconds. */
const LIMITS = {
  /** How long a snapshot is believed without asking for the data version; twice as long while another request asks. */
  believedFor: 1000,
  /** How long the database may take to say its version, and to give every row. Others do not wait for who asks. */
  version: 1000,
  rows: 2000,
  /** The same, where there is nothing else to show. */
  rowsAtLast: 6000,
  store: 2000,
  /** After a failure: how long the database is not asked again. */
  rest: 3000,
};

type Held = {
  directory: Directory;
  /** When the database last said so. */
  confirmedAt: number;
};

export type DirectoryReader = ReturnType<typeof createDirectoryReader>;

/**
 * A reader of the public directory that keeps the last snapshot: reading all rows for each request costs five times as
 * much. It keeps finished values only: a Worker that awaits another request's promise hangs. While the database fails or
 * is slow it goes on with what it has, or with the copy in the store, says so, and asks again every few seconds.
 */
export function createDirectoryReader(limits: Partial<typeof LIMITS> = {}) {
  const { believedFor, version, rows, rowsAtLast, store, rest } = { ...LIMITS, ...limits };
  let held: Held | undefined;
  /** When a request last asked the database. Not whether one does: a request that is given up never says so. */
  let askedAt = Number.NEGATIVE_INFINITY;
  /** How often this isolate wrote, and of those how many the snapshot knows: counted, because a question may be on its way. */
  let written = 0;
  let known = 0;
  /** Until when the database is left alone; undefined while it answers. */
  let restUntil: number | undefined;
  /** What the requests that got nothing were told: whoever has waited in vain does not wait again. */
  const failures = new WeakMap<Afterwards, unknown>();

  /** The directory at `now` (milliseconds), at most two seconds old. Throws where neither database nor store has it. */
  async function read(stores: Stores, now: number, context?: Afterwards): Promise<Reading> {
    if (held && isBelieved(held, now)) return asHeld(held);
    if (context && failures.has(context)) throw failures.get(context);
    askedAt = now;
    const before = written;
    try {
      const directory = await ask(stores, now, context);
      known = Math.max(known, before);
      return confirm(directory, now);
    } catch (error) {
      const reading = await goOn(stores, now, error);
      if (reading) return reading;
      if (context) failures.set(context, error);
      throw error;
    }
  }

  function isBelieved({ confirmedAt }: Held, now: number): boolean {
    const isBeingAsked = Math.abs(now - askedAt) < version;
    if (restUntil !== undefined) return now < restUntil || isBeingAsked;
    const age = Math.abs(now - confirmedAt);
    return known === written && age < (isBeingAsked ? 2 * believedFor : believedFor);
  }

  const asHeld = ({ directory, confirmedAt }: Held): Reading => ({
    directory,
    informationFrom: restUntil === undefined ? null : new Date(confirmedAt).toISOString(),
  });

  function confirm(directory: Directory, now: number): Reading {
    // Another request may have read later than this one while it waited.
    if (!held || held.confirmedAt <= now) held = { directory, confirmedAt: now };
    restUntil = undefined;
    return { directory, informationFrom: null };
  }

  async function ask({ DB, KV }: Stores, now: number, context?: Afterwards): Promise<Directory> {
    if (held) {
      const state = await within(version, readState(DB));
      if (isSameState(held.directory, state)) return held.directory;
    }
    const reading = readDirectory(DB);
    const directory = await within(rows, reading).catch(async (error) => {
      if (!(error instanceof TooSlow)) throw error;
      if (!(await latest(KV))) return within(rowsAtLast, reading);
      // Late is well enough for whoever comes next.
      context?.waitUntil(reading.then((late) => confirm(late, now)).catch(() => {}));
      throw error;
    });
    context?.waitUntil(kept({ DB, KV }, now, directory));
    return directory;
  }

  async function goOn({ KV }: Stores, now: number, error: unknown): Promise<Reading | undefined> {
    // What was taken down while this isolate slept is not in the copy any more.
    const found = restUntil === undefined ? await latest(KV) : held;
    if (!found) return undefined;
    if (restUntil === undefined) logFault('Going on without the database:', error);
    restUntil = now + rest;
    return asHeld(found);
  }

  /** What there is without the database: this isolate's snapshot, or the copy where that is newer. */
  async function latest(kv: KVNamespace): Promise<Held | undefined> {
    const copy = await within(store, readCopy(kv)).catch((error: unknown) => {
      logFault('The copy of the directory cannot be read:', error);
    });
    if (copy && (!held || held.confirmedAt < copy.readAt))
      held = { directory: copy.directory, confirmedAt: copy.readAt };
    return held;
  }

  return {
    read,
    /** The same at once; undefined where the database has to be asked. */
    atHand: (now: number): Reading | undefined =>
      held && isBelieved(held, now) ? asHeld(held) : undefined,
    /** To be told of each write: whoever made it sees it at once, everyone within two seconds, and the store keeps it. */
    changed(stores: Stores, now: number, context: Afterwards) {
      written++;
      restUntil = undefined;
      context.waitUntil(kept(stores, now));
    },
  };
}

/** The reader of this isolate. */
export const publicDirectory = createDirectoryReader();

/** A copy that is not kept now is kept by the next write, or by the chores of the next minutes. */
const kept = (...call: Parameters<typeof keepCopy>) =>
  keepCopy(...call).catch((error) => logFault('The copy of the directory was not kept:', error));

const MINUTE = 60_000;

/** The minute that an instant belongs to, as its first millisecond: what is worked out by the minute is worked out for it. */
export const minuteOf = (now: number) => now - (now % MINUTE);

/** Changes whenever an answer made of a reading might: with the data, with the minute, and with what has to be said of it. */
export function stateOf({ directory, informationFrom }: Reading, now: number): string {
  const { version, changedAt, isSample } = directory;
  return `${version} ${changedAt} ${isSample} ${informationFrom} ${minuteOf(now)}`;
}

/** What a request may still do once it is answered; nothing where it was made without a context. */
export function afterwards(c: { executionCtx: Afterwards }): Afterwards | undefined {
  try {
    return c.executionCtx;
  } catch {
    return undefined;
  }
}

/** The reading as it is answered. */
export function asPublished({ directory, informationFrom }: Reading, now: number): PublicDirectory {
  const { version: dataVersion, ...rest } = directory;
  return { dataVersion, now: new Date(minuteOf(now)).toISOString(), informationFrom, ...rest };
}
