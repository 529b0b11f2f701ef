import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { fullTitle, headFor } from './head.ts';

/** Keeps the tab's title and canonical link right as one moves about without loading pages. */
export function useDocumentHead() {
  const matches = useMatches();
  useEffect(() => {
    const failedPage = document.querySelector('[data-failed-page]');
    const failed = failedPage?.getAttribute('data-failed-page');
    const head = headFor(
      matches.map(({ handle, params, loaderData }) => ({ handle, params, data: loaderData })),
      failed ? Number(failed) : null,
    );
    // A page that failed is called by its tab as by its heading, which may hold the server's words.
    document.title = fullTitle(failedPage?.querySelector('h1')?.textContent || head.title);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical && head.path !== null) canonical.href = new URL(head.path, canonical.href).href;
  }, [matches]);
}
