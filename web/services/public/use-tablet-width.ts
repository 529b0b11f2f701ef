import { useSyncExternalStore } from 'react';
import { TABLET } from '../../ui/tablet.ts';

let isTablet = false;

/**
 * The screen's width, not the paper's, which is a tablet's: a page that is laid out anew while it is printed grows
 * beyond the sheets that the browser has counted, and loses its end.
 */
function isTabletWide(): boolean {
  if (!matchMedia('print').matches) isTablet = matchMedia(TABLET).matches;
  return isTablet;
}

function subscribe(onChange: () => void) {
  const query = matchMedia(TABLET);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** False on the server and for the first render: only script can make tabs. */
export const useTabletWidth = () => useSyncExternalStore(subscribe, isTabletWide, () => false);
