import { useCallback, useEffect, useRef, useState } from 'react';
import type { PublicDirectory } from '../../../shared/directory/directory.ts';
import { takeEdited } from '../../../shared/edited/edited.ts';
import { MINUTE } from '../../../shared/time/units.ts';
import { createServerClock, runEveryMinuteInView, timeAt } from '../../clock/server-clock.ts';
import { tellScreens } from '../device/screen-count.ts';
import type { KioskData } from '../state/kiosk-data.ts';
import { readCopy, writeCopy } from './directory-copy.ts';

/** How often the server is asked whether the information still stands (docs/product.md#kiosk). */
const ASK_EVERY = MINUTE;

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 15_000;

type Health = Pick<PublicDirectory, 'dataVersion' | 'changedAt' | 'now' | 'informationFrom'>;

/** Asked again at once where it fails: one lost answer is not a lost network. */
export const get = (path: string): Promise<unknown> => getOnce(path).catch(() => getOnce(path));

async function getOnce(path: string): Promise<unknown> {
  const answer = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

const toServerTime = ({ now, informationFrom }: Pick<Health, 'now' | 'informationFrom'>) => ({
  at: Date.parse(now),
  from: informationFrom === null ? null : Date.parse(informationFrom),
});

/**
 * The directory that the kiosk shows, and the city's time. Newer information is fetched as it comes and shown by
 * `takeNewest`, which the frame calls while nobody reads. `from` is null while the server answers, otherwise when it
 * last did (epoch ms); `now` is null where the time is not to be trusted or the information is too old
 * (docs/product.md#time).
 */
export function useDirectory({ now: made, directory: given }: KioskData) {
  const [directory, setDirectory] = useState<PublicDirectory | null>(given);
  /** They are read at once: none of what somebody reads moves for them. */
  const [notices, setNotices] = useState(given?.notices);
  const [time, setTime] = useState(() => timeAt(Date.parse(made), null));
  const newest = useRef(given);
  /** When the server last said that the newest stands, by the device's clock. */
  const stood = useRef(0);
  // Before any screen reads them: the numbers of the directory that is shown.
  if (directory) takeEdited(directory.edited);

  const standsFrom = useCallback(() => newest.current && stood.current, []);
  const takeNewest = useCallback(() => setDirectory(newest.current), []);

  useEffect(() => {
    let current = true;
    stood.current ||= Date.parse(made);
    const first = toServerTime({ now: made, informationFrom: given?.informationFrom ?? null });
    const clock = createServerClock({
      first,
      askAfter: ASK_EVERY,
      show: setTime,
      async ask() {
        const health = (await get('/api/health')) as Health;
        const isNew =
          newest.current?.dataVersion !== health.dataVersion ||
          newest.current.changedAt !== health.changedAt;
        if (isNew) newest.current = (await get('/api/directory')) as PublicDirectory;
        const told = toServerTime(health);
        stood.current = Date.now() - (told.at - (told.from ?? told.at));
        if (current) {
          setDirectory((shown) => shown ?? newest.current);
          setNotices(newest.current?.notices);
        }
        // A device that is full keeps no copy; its network is there all the same.
        await writeCopy({ directory: newest.current, checkedAt: told.from ?? told.at }).catch(
          console.debug,
        );
        void tellScreens();
        return told;
      },
    });
    const start = async () => {
      const copy = await readCopy();
      // The page itself may come out of the browser's copy, and be older than what was fetched after it.
      const isOlder = !clock.isSure() && copy !== null && copy.checkedAt > first.at;
      if (copy?.directory && current && (isOlder || given === null)) {
        newest.current = copy.directory;
        stood.current = copy.checkedAt;
        clock.recall(copy.checkedAt);
        setDirectory(copy.directory);
        setNotices(copy.directory.notices);
      }
      await clock.ask();
      takeNewest();
    };

    void start();
    const endLooking = runEveryMinuteInView(clock.look);
    window.addEventListener('online', clock.ask);
    window.addEventListener('offline', clock.ask);
    return () => {
      current = false;
      clock.stop();
      endLooking();
      window.removeEventListener('online', clock.ask);
      window.removeEventListener('offline', clock.ask);
    };
  }, [made, given, takeNewest]);

  return { directory, notices, now: time.now, from: time.from, takeNewest, standsFrom };
}
