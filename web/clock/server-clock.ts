import { mayBeOutOfDate, usableNow } from '../../shared/time/information-time.ts';
import { MINUTE } from '../../shared/time/units.ts';

// The server's time, kept on a device whose own clock may be wrong (docs/product.md#time). The public pages and the kiosk
// keep it alike; why with these numbers: docs/decisions/033-one-server-clock.md.

/** Two readings of clocks that differ by more than this: the device slept, or its clock was set, or is wrong. */
const DOUBT = MINUTE;
/** A page says its instant by the minute, and is on its way for a while. */
const ON_ITS_WAY = 30_000;

/** What the server said, in epoch ms by its clock. */
export type ServerTime = {
  at: number;
  /** When somebody last said that the information stands; null while it does. */
  from: number | null;
};

export type ShownTime = {
  /** The city's present; null where it is not to be trusted, and with it no status. */
  now: number | null;
  /** When the information was last right, while nobody says that it stands; null otherwise. */
  from: number | null;
  /** Whether that is too long ago, as far as anybody can tell. */
  isOld: boolean;
};

type Means = {
  /** What came with the page. */
  first: ServerTime;
  /** After this long (ms) the server is asked again, although all is well. */
  askAfter: number;
  ask: () => Promise<ServerTime>;
  show: (time: ShownTime) => void;
};

type ServerClock = {
  /** Shows the time, and asks the server where that is due. */
  look: () => void;
  ask: () => Promise<void>;
  /** Whether the present follows from what the server said; if not, it is to be asked. */
  isSure: () => boolean;
  /** Goes by what the server said to an earlier page: what is shown is as old as that. */
  recall: (at: number) => void;
  stop: () => void;
};

/**
 * What a device's clock makes of a page's instant, which begins a minute: the present, if it says that this minute, or the
 * way here, has not passed. Null where the server has to be asked: the page is out of the browser's own store, or the
 * clock is wrong.
 */
export function presentOf(server: number, device: number): number | null {
  const passed = device - server;
  if (passed < -DOUBT || passed > MINUTE + ON_ITS_WAY) return null;
  return Math.max(server, device);
}

/** What is shown at an instant; `stood` is when the information last did, where the server's word is in doubt. */
export const timeAt = (at: number, from: number | null, stood = from): ShownTime => ({
  now: usableNow(at, stood),
  from,
  isOld: from !== null && mayBeOutOfDate(at, from),
});

/**
 * Time as the server told it plus what has passed since. Where the device slept, its clock was set or the page may be old,
 * and where the server does not answer, the device's clock serves only if it is later than the information and within 24
 * hours of it. An answer that comes after that of a later question changes nothing. Shows the time at once, too.
 */
export function createServerClock({ first, askAfter, ask, show }: Means): ServerClock {
  let { at, from } = first;
  /** What the device showed at `at`; ticks are NaN where nobody can tell. */
  let device = Date.now();
  let ticks = performance.now();
  let asked = ticks;
  /** Whether the server was asked since and did not answer. */
  let isLost = false;
  let begun = 0;
  let settled = 0;
  const present = presentOf(at, device);
  if (present === null) ticks = Number.NaN;
  else at = present;

  const passed = () => performance.now() - ticks;
  const isSure = () => Math.abs(Date.now() - device - passed()) <= DOUBT;
  const tell = () => {
    const stood = from ?? at;
    const shownFrom = isLost ? stood : from;
    show(isSure() ? timeAt(at + passed(), shownFrom) : timeAt(Date.now(), shownFrom, stood));
  };
  const askServer = async () => {
    asked = performance.now();
    const question = ++begun;
    const said = await ask().catch(() => null);
    if (question < settled) return;
    settled = question;
    isLost = !said;
    if (said) {
      ({ at, from } = said);
      device = Date.now();
      ticks = performance.now();
    }
    tell();
  };
  tell();
  return {
    look() {
      if (performance.now() - asked >= askAfter || isLost || from !== null || !isSure())
        void askServer();
      tell();
    },
    ask: askServer,
    isSure,
    recall(instant) {
      at = instant;
      from = null;
      ticks = Number.NaN;
      isLost = true;
      tell();
    },
    stop() {
      settled = Infinity;
    },
  };
}

/** Calls it every minute and whenever the page comes back into view; gives what ends that. */
export function runEveryMinuteInView(look: () => void): () => void {
  const lookIfSeen = () => {
    if (document.visibilityState !== 'hidden') look();
  };
  const timer = setInterval(lookIfSeen, MINUTE);
  document.addEventListener('visibilitychange', lookIfSeen);
  window.addEventListener('pageshow', lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
    window.removeEventListener('pageshow', lookIfSeen);
  };
}
