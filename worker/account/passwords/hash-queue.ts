import { LIMITS } from '../../../shared/validation/limits.ts';
import { ApiError } from '../../http/errors.ts';
import { createWorkQueue } from '../../http/work-queue.ts';

export type { InTurn } from '../../http/work-queue.ts';

/** How many may wait for a hash at a time: the last of them for some seconds. */
const PLACES = LIMITS.passwordsWaiting.value;
/** How many more of those who have signed in before: they go before strangers, who cannot take these places. */
const RESERVED = LIMITS.passwordsWaitingKnown.value;
/** Between two hashes, in milliseconds: what has arrived meanwhile is read, and while it is being answered as long as a hash. */
const SHORT_PAUSE = 5;
const LONG_PAUSE = 200;
/** What `Retry-After` says, in seconds: by then most of those who wait have had their turn. */
const COME_BACK_IN = 5;

type Time = { clock?: () => number; pause?: (milliseconds: number) => Promise<void> };

/**
 * The hashes of an isolate, one after another. Each takes a tenth of a second in which the isolate does nothing else, and
 * sixteen of its 128 MB, so that they must neither run side by side nor without a pause.
 */
export function createHashQueue(time: Time = {}) {
  const turns = createWorkQueue({
    places: PLACES,
    reserved: RESERVED,
    shortPause: SHORT_PAUSE,
    longPause: LONG_PAUSE,
    refusal: tooManySignIns,
    ...time,
  });
  return {
    /**
     * Holds a place while `work` goes on, in which `inTurn` runs each hash; 503 with Retry-After where all are taken, at
     * once and before anything was counted. `isKnown`: a browser that has signed in before.
     */
    queued: <T>(
      work: Parameters<typeof turns.queued<T>>[0],
      { isKnown = false } = {},
    ): Promise<T> => turns.queued(work, { isPreferred: isKnown }),
    read: turns.read,
  };
}

/** That of this isolate. */
export const hashQueue = createHashQueue();

function tooManySignIns() {
  return new ApiError(503, LIMITS.passwordsWaiting.message, {
    headers: { 'Retry-After': String(COME_BACK_IN) },
  });
}
