import { useEffect } from 'react';
import { LIVE } from './live-mark.ts';
import { useHydrated } from './use-hydrated.ts';

/** Says to what started the app that the page acts by it from now on, with everything that only script can do. */
export function useSayLive() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    document.documentElement.setAttribute(LIVE, '');
    dispatchEvent(new Event(LIVE));
  }, [hydrated]);
}
