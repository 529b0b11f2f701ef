import type { Location } from 'react-router-dom';

const KEY = 'missing file ';

/**
 * After a deploy an open page may ask for a file of its own build that is gone. Then it is loaded anew, or the page that
 * was asked for is: once for each file, and only if the server can be reached. Forms keep their drafts in the tab.
 * `next` is where somebody is on their way to, if anywhere.
 */
export function reloadForMissingFiles(next: () => Location | undefined) {
  addEventListener('vite:preloadError', async ({ payload }) => {
    const to = next();
    const key = KEY + payload.message;
    try {
      if (sessionStorage.getItem(key) || !(await fetch('/', { method: 'HEAD' })).ok) return;
      sessionStorage.setItem(key, '1');
    } catch {
      // Nothing may be kept, or nobody answers: the page says that it did not load, which is better than a loop.
      return;
    }
    // What was typed is kept: no need to ask whether to leave it.
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
    // The router may be there already: to assign an address that differs by its hash alone would load nothing.
    const isThere = !to || to.pathname + to.search === location.pathname + location.search;
    if (to && isThere) history.replaceState(history.state, '', to.pathname + to.search + to.hash);
    if (isThere) location.reload();
    else location.assign(to.pathname + to.search + to.hash);
  });
}
