import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import type { PublicNotice } from '../../shared/notices/notice.ts';
import { MINUTE } from '../../shared/time/units.ts';
import { browserApi } from '../auth/browser-api.ts';
import {
  createServerClock,
  runEveryMinuteInView,
  type ServerTime,
  type ShownTime,
  timeAt,
} from './server-clock.ts';

/** After this long a page asks whether its information still stands: each question costs a visitor's data. */
const TRUST = 60 * MINUTE;

type Clock = ShownTime & {
  /** Shows the newer information there is; null while there is none. */
  update: (() => void) | null;
  /** What the charity says to everybody, as it was told since the page was made; undefined where nobody has asked. */
  notices?: PublicNotice[] | undefined;
};

const Now = createContext<Clock>({ now: 0, from: null, isOld: false, update: null });

/** The city's present as epoch ms; null when it is not known, and with it no status. Changes once a minute. */
export const useNow = (): number | null => useContext(Now).now;

/** The present for what has to be said at any time: by the device's clock where the city's is not known. */
export const usePresent = (): number => useNow() ?? Date.now();

/** Says when the page's information was last right, and whether there is newer. */
export const useInformation = (): Omit<Clock, 'now'> => useContext(Now);

/** What a page was told of its time and its information: ISO instants; `informationFrom` is null while it stands. */
const toServerTime = (now: string, informationFrom: string | null): ServerTime => ({
  at: Date.parse(now),
  from: informationFrom === null ? null : Date.parse(informationFrom),
});

type Props = {
  /** ISO instant. */
  serverNow: string;
  /** null where there was no directory to be had. */
  dataVersion: number | null;
  /** ISO instant at which somebody last said that the information stands; null while it does. */
  informationFrom: string | null;
  /** Newer information is offered, instead of put under a reader's eyes; the next page that is opened has it. */
  offersNews?: boolean;
  children: ReactNode;
};

/** The server's clock for all that stands in it, and whether the information is the newest there is. */
export function ClockProvider({
  serverNow,
  dataVersion,
  informationFrom,
  offersNews = false,
  children,
}: Props) {
  const [time, setTime] = useState<ShownTime>(() => {
    const { at, from } = toServerTime(serverNow, informationFrom);
    return timeAt(at, from);
  });
  const [isNewer, setNewer] = useState(false);
  const [notices, setNotices] = useState<PublicNotice[]>();
  const version = useRef(dataVersion);
  const newest = useRef(dataVersion);
  const { revalidate } = useRevalidator();
  const { key } = useLocation();

  const update = useCallback(() => {
    version.current = newest.current;
    setNewer(false);
    revalidate();
  }, [revalidate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was just opened has the newest
  useEffect(() => {
    version.current = newest.current;
    setNewer(false);
  }, [key]);

  useEffect(() => {
    version.current = newest.current = dataVersion;
    setNewer(false);
    setNotices(undefined);
    const clock = createServerClock({
      first: toServerTime(serverNow, informationFrom),
      askAfter: TRUST,
      show: setTime,
      async ask() {
        const told = await browserApi().health();
        newest.current = told.dataVersion;
        // These do not wait until somebody asks for what is new.
        setNotices(told.notices ?? []);
        if (newest.current === version.current) setNewer(false);
        else if (offersNews && version.current !== null) setNewer(true);
        else update();
        return toServerTime(told.now, told.informationFrom);
      },
    });
    if (!clock.isSure()) void clock.ask();
    const endLooking = runEveryMinuteInView(clock.look);
    // From the offline copy: it answered without the server, or has heard from it since.
    const copy = navigator.serviceWorker;
    copy?.addEventListener('message', clock.ask);
    return () => {
      clock.stop();
      endLooking();
      copy?.removeEventListener('message', clock.ask);
    };
  }, [serverNow, dataVersion, informationFrom, offersNews, update]);

  return <Now value={{ ...time, update: isNewer ? update : null, notices }}>{children}</Now>;
}
