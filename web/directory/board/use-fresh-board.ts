import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useNow } from '../../clock/clock.tsx';

/**
 * Has the page load its board anew once that says something else, which it knows of itself: `until` is epoch ms, null where
 * there is none. A page that nobody looks at has no clock, and loads nothing.
 */
export function useFreshBoard(until: number | null) {
  const now = useNow();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (now !== null && until !== null && now >= until) void revalidate();
  }, [now, until, revalidate]);
}
