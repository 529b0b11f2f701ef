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
import { mayBeOutOfDate, usableNow } from '../../shared/time/information-time.ts';
import { browserApi } from '../auth/browser-api.ts';

const MINUTE = 60_000;
/** Two readings of a clock that differ by more than this need the server to decide. */
const DOUBT = MINUTE;
/** A page says its instant by the minute, and is on its way for a while. */
const ON_ITS_WAY = 30_000;
/** After this long a page asks whether its information still stands. */
const TRUST = 60 * MINUTE;

/** What a page was told of its time and its information. */
type Told = {
  /** ISO instant. */
  now: string;
  /** null where there was no directory to be had. */
  dataVersion: number | null;
  /** ISO instant at which somebody last said that the information stands; null while it does. */
  informationFrom: string | null;
};

type Clock = {
  now: number | null;
  /** Epoch ms; null while the information stands. */
  from: number | null;
  isOld: boolean;
  /** Shows the newer information there is; null while there is none. */
  update: (() => void) | null;
};

const Now = createContext<Clock>({ now: 0, from: null, isOld: false, update: null });

/** The city's present as epoch ms; null when it is not known, and with it no status. Changes once a minute. */
export const useNow = (): number | null => useContext(Now).now;

/** From when the page's information is, and whether there is newer. */
export const useInformation = (): Omit<Clock, 'now'> => useContext(Now);

type Reading = { server: number; device: number; ticks: number };

const read = (server: number): Reading => ({
  server,
  device: Date.now(),
  ticks: performance.now(),
});

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

const timeOf = (at: number, from: number | null) => ({
  now: usableNow(at, from),
  from,
  isOld: from !== null && mayBeOutOfDate(at, from),
});

const heard = ({ now, informationFrom }: Pick<Told, 'now' | 'informationFrom'>) =>
  timeOf(Date.parse(now), informationFrom === null ? null : Date.parse(informationFrom));

type Props = Omit<Told, 'now'> & {
  /** ISO instant. */
  serverNow: string;
  /** Newer information is offered, instead of put under a reader's eyes; the next page that is opened has it. */
  offersNews?: boolean;
  children: ReactNode;
};

/**
 * Time as the server told it plus what has passed since (docs/product.md#time), worked out anew every minute and when
 * the page comes back into view. A device that slept, or a page out of the browser's own store, asks the server again.
 * Without a server the device's clock serves only if it is later than the information and within 24 hours of it.
 */
export function ClockProvider({
  serverNow,
  dataVersion,
  informationFrom,
  offersNews = false,
  children,
}: Props) {
  const [time, setTime] = useState(() => heard({ now: serverNow, informationFrom }));
  const [isNewer, setNewer] = useState(false);
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
    let reading: Reading | null = null;
    /** When the server last said that the information stands. */
    let stood = 0;
    const believe = (told: Told) => {
      const next = heard(told);
      const at = Date.parse(told.now);
      stood = next.from ?? at;
      reading = next.from === null ? read(at) : null;
      newest.current = told.dataVersion;
      setTime(next);
    };
    const ask = async () => {
      try {
        believe(await browserApi().health());
        if (newest.current === version.current) setNewer(false);
        else if (offersNews && version.current !== null) setNewer(true);
        else update();
      } catch {
        reading = null;
        setTime(timeOf(Date.now(), stood));
      }
    };
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      if (!reading) return void ask();
      const { server, device, ticks } = reading;
      const passed = performance.now() - ticks;
      const isDoubtful = Math.abs(Date.now() - device - passed) > DOUBT;
      if (isDoubtful || passed > TRUST) return void ask();
      setTime(timeOf(server + passed, null));
    };

    const first = Date.parse(serverNow);
    const present = presentOf(first, Date.now());
    believe({ now: serverNow, dataVersion, informationFrom });
    version.current = dataVersion;
    setNewer(false);
    if (present === null) void ask();
    else if (reading) {
      reading = read(present);
      setTime(timeOf(present - ((present - first) % MINUTE), null));
    }
    const timer = setInterval(look, MINUTE);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    // From the offline copy: it answered without the server, or has heard from it since.
    const copy = navigator.serviceWorker;
    copy?.addEventListener('message', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
      copy?.removeEventListener('message', ask);
    };
  }, [serverNow, dataVersion, informationFrom, offersNews, update]);

  return <Now value={{ ...time, update: isNewer ? update : null }}>{children}</Now>;
}
