import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { decodeSegment } from '../../../shared/paths/paths.ts';

/** An address that names a service by its hash puts the focus on that service's name. */
export function useFocusedService() {
  const { hash } = useLocation();
  useEffect(() => {
    const id = decodeSegment(hash.slice(1));
    const row = id ? document.getElementById(id) : null;
    row?.querySelector<HTMLElement>('[data-service-name]')?.focus({ preventScroll: true });
  }, [hash]);
}
