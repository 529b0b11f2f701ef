import { OFFLINE } from '../../shared/paths/offline.ts';

/** Written out, because all addresses would weigh more than the rest of the first script. */
const TO_PAPER = 'a[href^="/print"]';

/**
 * Without a network a link to a sheet of paper prints the page that it stands on, which has the same facts, unless this phone
 * keeps what makes the sheet.
 */
export function printPageWhenOffline() {
  addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(TO_PAPER);
    if (navigator.onLine || !link) return;
    event.preventDefault();
    if (await globalThis.caches?.match(OFFLINE.paper)) location.href = link.href;
    else print();
  });
}
