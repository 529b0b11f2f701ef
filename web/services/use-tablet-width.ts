import { useSyncExternalStore } from 'react';

/** Above 768 px up to 1024 px (SPEC 2.1), the same numbers as in the stylesheets. */
const TABLET = '(min-width: 768.02px) and (max-width: 1024px)';

function subscribe(onChange: () => void) {
  const query = matchMedia(TABLET);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** False on the server and for the first render: only script can make tabs. */
export const useTabletWidth = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(TABLET).matches,
    () => false,
  );
