import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { browserApi } from './api.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Two readings of a clock that differ by more than this need the server to decide. */
const DOUBT = MINUTE;
/** A page says its instant by the minute, and is on its way for a while. */
const ON_ITS_WAY = 30_000;

const Now = createContext<number | null>(0);

/** The city's present as epoch ms; null when it is not known, and with it no status. Changes once a minute. */
export const useNow = (): number | null => useContext(Now);

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

/**
 * Time as the server told it plus what has passed since (DESIGN, Rules of time), worked out anew every minute and when
 * the page comes back into view. A device that slept, or a page out of the browser's own store, asks the server again.
 * Without a server the device's clock serves only if it is later than the data and within 24 hours of it.
 */
export function ClockProvider(props: {
  /** ISO instant. */
  serverNow: string;
  dataVersion: number | null;
  children: ReactNode;
}) {
  const first = Date.parse(props.serverNow);
  const [now, setNow] = useState<number | null>(first);
  const reading = useRef<Reading>(null);
  const version = useRef(props.dataVersion);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const ask = async () => {
      try {
        const health = await browserApi().health();
        reading.current = read(Date.parse(health.now));
        setNow(reading.current.server);
        if (health.dataVersion !== version.current) {
          version.current = health.dataVersion;
          revalidate();
        }
      } catch {
        reading.current = null;
        const device = Date.now();
        setNow(device >= first && device - first <= DAY ? device : null);
      }
    };
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      if (!reading.current) return void ask();
      const { server, device, ticks } = reading.current;
      const passed = performance.now() - ticks;
      if (Math.abs(Date.now() - device - passed) > DOUBT) return void ask();
      setNow(server + passed);
    };

    const present = presentOf(first, Date.now());
    reading.current = read(present ?? first);
    if (present === null) void ask();
    else setNow(present - ((present - first) % MINUTE));
    const timer = setInterval(look, MINUTE);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [first, revalidate]);

  return <Now value={now}>{props.children}</Now>;
}
