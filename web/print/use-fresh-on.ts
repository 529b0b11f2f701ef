import { useEffect } from 'react';
import { cityTime } from '../../shared/time/city-time.ts';
import { MINUTE } from '../../shared/time/units.ts';

const today = () => cityTime(Date.now()).date;

/** How old the steps for tonight may become on a screen before they are printed, in milliseconds. */
const TONIGHT_LASTS = 10 * MINUTE;

/**
 * Loads the page again where it was left open on another day than it was made (YYYY-MM-DD): yesterday's sheet must not be
 * printed for today's.
 */
export function useFreshOn(date: string) {
  useEffect(() => {
    const opened = today();
    // Each minute by this device's own days alone: a clock that is a day ahead would load the page for ever.
    return reloadWhen(
      () => today() > date,
      () => today() > opened,
    );
  }, [date]);
}

/** Loads the page again where what it says of this minute has become old, if it does so at all. */
export function useFreshMinute(isOfMinute: boolean) {
  useEffect(() => {
    if (!isOfMinute) return;
    const opened = Date.now();
    const isOld = () => Date.now() - opened > TONIGHT_LASTS;
    return reloadWhen(isOld, isOld);
  }, [isOfMinute]);
}

/** Looks when somebody comes back to the page, and each minute that they see it; gives what ends that. */
function reloadWhen(isStaleOnReturn: () => boolean, isStale: () => boolean): () => void {
  const isSeen = () => document.visibilityState === 'visible';
  const onReturn = () => {
    if (isSeen() && isStaleOnReturn()) location.reload();
  };
  const timer = setInterval(() => {
    if (isSeen() && isStale()) location.reload();
  }, MINUTE);
  document.addEventListener('visibilitychange', onReturn);
  for (const event of RETURNS) window.addEventListener(event, onReturn);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onReturn);
    for (const event of RETURNS) window.removeEventListener(event, onReturn);
  };
}

const RETURNS = ['focus', 'pageshow'] as const;
