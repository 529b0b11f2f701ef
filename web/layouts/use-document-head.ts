import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { fullTitle, headFor } from '../head.ts';

/** Keeps the tab's title, description and canonical link right as one moves about without loading pages. */
export function useDocumentHead() {
  const matches = useMatches();
  useEffect(() => {
    const failed = document.querySelector('[data-failed-page]')?.getAttribute('data-failed-page');
    const head = headFor(
      matches.map(({ handle, params, loaderData }) => ({ handle, params, data: loaderData })),
      failed ? Number(failed) : null,
    );
    document.title = fullTitle(head.title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical && head.path !== null) canonical.href = new URL(head.path, canonical.href).href;
  }, [matches]);
}
