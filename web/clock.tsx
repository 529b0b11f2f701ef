import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { browserApi } from './api.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Two readings of a clock that differ by more than this need the server to decide. */
const DOUBT = MINUTE;

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

    reading.current = read(first);
    // A page from the browser's own store, or a device whose clock is wrong: only the server can tell which.
    if (Math.abs(Date.now() - first) > DOUBT) void ask();
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
