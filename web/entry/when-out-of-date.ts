/** In milliseconds: for so long after its instant a page's statuses stand; the app works them out anew each minute. */
const STANDS_FOR = 80_000;
/** Nor does a page stand longer than this after it came, whatever the device's clock says. */
const AT_MOST = 60_000;
/** A device's clock may be behind the server's by this much. */
const DOUBT = 60_000;

/**
 * Starts the app once what a page says is open is a minute old (docs/product.md#time): when it has been looked at for so long,
 * when it comes back into view or out of the browser's own store, and at once where the device's clock cannot tell. A page
 * that nobody looks at stays as it is.
 */
export function startWhenOutOfDate(pageData: string, start: () => void) {
  const instant = Date.parse(/"now":"([^"]+)"/.exec(pageData)?.[1] ?? '');
  const came = Date.now();
  const due = Math.min(came + AT_MOST, instant + STANDS_FOR);
  const isBefore = (now: number) => now >= instant - DOUBT && now >= came && now < due;
  const look = () => {
    if (document.visibilityState !== 'hidden' && !isBefore(Date.now())) start();
  };
  look();
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(look), due - came);
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
}
