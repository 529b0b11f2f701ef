import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** An address that names a service by its hash puts the focus on that service's name. */
export function useFocusedService() {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const row = document.getElementById(decodeURIComponent(hash.slice(1)));
    row?.querySelector<HTMLElement>('[data-service-name]')?.focus({ preventScroll: true });
  }, [hash]);
}
