import { TimeoutError } from './with-timeout.ts';

/**
 * Runs what keeps an isolate busy, once it is its turn; or gives what `finished` finds, as soon as it finds anything:
 * another request may have done the same work meanwhile.
 */
export type InTurn = <T>(work: () => T, finished?: () => T | undefined) => Promise<T>;

type Place = { name: string; isPreferred: boolean; seenAt: number; isWaiting: boolean };

type Options = {
  /** How many may hold a place at a time, and how many more of those who are preferred: they go before the others. */
  places: number;
  reserved?: number;
  /**
   * Between two works, in milliseconds: what has arrived meanwhile is read; the long one where it is still being
   * answered.
   */
  shortPause: number;
  longPause: number;
  /** How long a place is waited in, in milliseconds; TimeoutError after it. */
  longestWait?: number;
  /** What is thrown where all places are taken. */
  refusal: () => Error;
  clock?: () => number;
  pause?: (milliseconds: number) => Promise<void>;
};

/** How often a waiting request looks whether it is its turn, in milliseconds. */
const LOOK_EVERY = 10;
/** A place whose request has not been heard of for so long is free: its client has gone, and nothing of it runs any more. */
const GONE_AFTER = 5000;
/** So long after a work began, in milliseconds, the pause after it is over too. */
const LONG_AGO = 5000;

/**
 * Work that keeps an isolate busy, one after another and with a pause between, so that public requests that arrived are
 * answered before the next one. Each request does its own work, and learns of its turn by looking: one that awaits
 * another's promise would be cancelled with it.
 */
export function createWorkQueue({
  places: most,
  reserved = 0,
  shortPause,
  longPause,
  longestWait = Number.POSITIVE_INFINITY,
  refusal,
  clock = Date.now,
  pause = (milliseconds) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
}: Options) {
  /** In the order in which they came. */
  const places = new Set<Place>();
  /** Public requests that are being answered. Those whose client has gone are forgotten at the next work. */
  const reads = new Set<object>();
  /** When it was first looked since the last work; null right after one: only then the clock says how long that took. */
  let pausedSince: number | null = Number.NEGATIVE_INFINITY;
  /** When the last work began: while one goes on the clock stands still. */
  let workedAt = Number.NEGATIVE_INFINITY;

  const isGone = ({ seenAt }: Place) => clock() - seenAt > GONE_AFTER;

  function enter(name: string, isPreferred: boolean): Place {
    for (const place of places) if (isGone(place)) places.delete(place);
    const total = [...places].filter((place) => isPreferred || !place.isPreferred).length;
    if (total >= most + (isPreferred ? reserved : 0)) throw refusal();
    const place = { name, isPreferred, seenAt: clock(), isWaiting: false };
    places.add(place);
    return place;
  }

  /** Whether nobody waits who goes before. */
  function isNext(place: Place): boolean {
    const waiting = [...places].filter((one) => one.isWaiting && !isGone(one));
    return (waiting.find(({ isPreferred }) => isPreferred) ?? waiting[0]) === place;
  }

  function isQuiet(): boolean {
    const now = clock();
    pausedSince ??= now - workedAt > LONG_AGO ? workedAt : now;
    const paused = now - pausedSince;
    return paused >= longPause || (paused >= shortPause && reads.size === 0);
  }

  const inTurnOf =
    (place: Place): InTurn =>
    async (work, finished) => {
      const since = clock();
      place.isWaiting = true;
      for (;;) {
        place.seenAt = clock();
        places.add(place);
        const found = finished?.();
        if (found !== undefined) return found;
        if (isNext(place) && isQuiet()) break;
        if (clock() - since >= longestWait) throw new TimeoutError(longestWait);
        await pause(LOOK_EVERY);
      }
      // Nothing is awaited from the look to the end of the work: nobody can come between, and nothing is left locked.
      try {
        return work();
      } finally {
        place.isWaiting = false;
        pausedSince = null;
        workedAt = clock();
        reads.clear();
      }
    };

  return {
    /**
     * Holds a place while `work` goes on, in which `inTurn` runs what keeps the isolate busy; the refusal where all
     * places are taken, at once.
     */
    async queued<T>(
      work: (inTurn: InTurn) => Promise<T>,
      { name = '', isPreferred = false } = {},
    ): Promise<T> {
      const place = enter(name, isPreferred);
      try {
        return await work(inTurnOf(place));
      } finally {
        places.delete(place);
      }
    },

    /** Whether somebody holds a place under this name. */
    isTaken: (name: string): boolean =>
      [...places].some((place) => place.name === name && !isGone(place)),

    /** Answers a public request: no second work begins before it is done, for as long as the long pause. */
    async read<T>(answer: () => Promise<T>): Promise<T> {
      const read = {};
      reads.add(read);
      try {
        return await answer();
      } finally {
        reads.delete(read);
      }
    },
  };
}
