import { useEffect } from 'react';
import { cityTime } from '../../shared/time/city-time.ts';

/**
 * Loads the page again where it was left open and somebody comes back to it on another day than it was made (YYYY-MM-DD):
 * yesterday's sheet must not be printed for today's.
 */
export function useFreshOn(date: string) {
  useEffect(() => {
    const look = () => {
      const isSeen = document.visibilityState === 'visible';
      if (isSeen && cityTime(Date.now()).date > date) location.reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [date]);
}
