import { useCallback, useEffect, useRef, useState } from 'react';
import type { PublicDirectory } from '../../shared/directory/directory.ts';
import { usableNow } from '../../shared/time/information-time.ts';
import { readCopy, writeCopy } from './directory-copy.ts';
import type { KioskData } from './kiosk-data.ts';

const MINUTE = 60_000;
/** How often the server is asked whether the information still stands (docs/product.md#kiosk). */
const ASK_EVERY = 5 * MINUTE;
/** Two readings of a clock that differ by more than this: the device slept, or its clock was set. */
const DOUBT = MINUTE;
/** A page says to the minute when it was made; what is older than this comes out of a copy. */
const AT_ONCE = 3 * MINUTE;

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 15_000;

type Health = Pick<PublicDirectory, 'dataVersion' | 'changedAt' | 'now' | 'informationFrom'>;

/** Asked again at once where it fails: one lost answer is not a lost network. */
const get = (path: string) => getOnce(path).catch(() => getOnce(path));

async function getOnce(path: string): Promise<unknown> {
  const answer = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

type Heard = {
  /** When the server last said that the information stands, epoch ms by its clock. */
  at: number;
  /** What the device showed as it said so; null where it was said to an earlier page. */
  reading: { ticks: number; device: number } | null;
  isOffline: boolean;
  /** Where the server itself goes on without its database: since when, epoch ms. */
  from: number | null;
};

const read = () => ({ ticks: performance.now(), device: Date.now() });
const hear = (at: number, from: string | null): Heard => ({
  at,
  reading: read(),
  isOffline: false,
  from: from === null ? null : Date.parse(from),
});
const remember = (at: number): Heard => ({ at, reading: null, isOffline: true, from: null });

/**
 * The directory that the kiosk shows, and the city's time. Newer information is fetched as it comes and shown by
 * `takeNewest`, which the frame calls while nobody reads. `from` is null while the server answers, otherwise when it
 * last did (epoch ms); `now` is null where the time is not to be trusted or the information is too old
 * (docs/product.md#time).
 */
export function useDirectory({ now: first, directory: given }: KioskData) {
  const [directory, setDirectory] = useState<PublicDirectory | null>(given);
  const [time, setTime] = useState<{ now: number | null; from: number | null }>({
    now: Date.parse(first),
    from: null,
  });
  const newest = useRef(given);

  const takeNewest = useCallback(() => setDirectory(newest.current), []);

  useEffect(() => {
    let current = true;
    let asked = -Infinity;
    const made = Date.parse(first);
    // Out of the browser's own copy, or on a device whose clock is wrong: only the server can tell which.
    const isDoubtful = Math.abs(Date.now() - made) > AT_ONCE;
    let heard = isDoubtful ? remember(made) : hear(made, given?.informationFrom ?? null);

    const show = () => {
      if (current) setTime(timeOf(heard));
    };
    let begun = 0;
    let settled = 0;
    /** What the newest question found out; an older one whose answer was still on its way must not undo it. */
    const learn = (question: number, what: () => Heard) => {
      if (question < settled) return;
      settled = question;
      heard = what();
    };
    const ask = async () => {
      asked = performance.now();
      const question = ++begun;
      try {
        const health = (await get('/api/health')) as Health;
        const isNew =
          newest.current?.dataVersion !== health.dataVersion ||
          newest.current.changedAt !== health.changedAt;
        if (isNew) newest.current = (await get('/api/directory')) as PublicDirectory;
        const said = hear(Date.parse(health.now), health.informationFrom);
        learn(question, () => said);
        if (current) setDirectory((shown) => shown ?? newest.current);
        // A device that is full keeps no copy; its network is there all the same.
        await writeCopy({ directory: newest.current, checkedAt: said.from ?? said.at }).catch(
          console.debug,
        );
      } catch (error) {
        console.debug('The directory was not to be had:', error);
        learn(question, () => ({ ...heard, isOffline: true }));
      }
      show();
    };
    const look = () => {
      const isDue = performance.now() - asked >= ASK_EVERY;
      if (isDue || heard.isOffline || isDoubted(heard)) void ask();
      show();
    };
    const start = async () => {
      const copy = await readCopy();
      // The page itself may come out of the browser's copy, and be older than what was fetched after it.
      if (copy?.directory && current && (copy.checkedAt > made || given === null)) {
        newest.current = copy.directory;
        heard = remember(copy.checkedAt);
        setDirectory(copy.directory);
      }
      if (!heard.reading) show();
      await ask();
      takeNewest();
    };

    void start();
    const timer = setInterval(look, MINUTE);
    const askNow = () => void ask();
    window.addEventListener('online', askNow);
    window.addEventListener('offline', askNow);
    document.addEventListener('visibilitychange', look);
    return () => {
      current = false;
      clearInterval(timer);
      window.removeEventListener('online', askNow);
      window.removeEventListener('offline', askNow);
      document.removeEventListener('visibilitychange', look);
    };
  }, [first, given, takeNewest]);

  return { directory, ...time, takeNewest };
}

/** Whether the device slept, or its clock was set, since the server spoke. */
function isDoubted({ reading }: Heard): boolean {
  if (!reading) return true;
  const passed = performance.now() - reading.ticks;
  return Math.abs(Date.now() - reading.device - passed) > DOUBT;
}

/** The server's instant plus what has passed; where that is in doubt, what the device shows. */
function timeOf(heard: Heard) {
  const { at, reading, isOffline } = heard;
  const isSure = reading && !isDoubted(heard);
  const now = isSure ? at + performance.now() - reading.ticks : Date.now();
  const from = isOffline ? (heard.from ?? at) : heard.from;
  return { now: usableNow(now, from), from };
}
