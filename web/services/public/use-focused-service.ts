import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { headingNamed, idNamed } from '../../page/named-part.ts';
import { useAllLaidOut, wasFollowed } from '../../page/use-hash-highlight.ts';

/** An address that names a service by its hash puts the focus on that service's name. */
export function useFocusedService() {
  const { hash, key } = useLocation();
  useAllLaidOut();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash chosen again is a new event, by its key
  useEffect(() => {
    if (!wasFollowed(key)) headingNamed(idNamed())?.focus({ preventScroll: true });
  }, [hash, key]);
}
