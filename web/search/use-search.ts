import { useEffect, useMemo, useState } from 'react';
import type { SearchAnswer } from '../../shared/search/find-help.ts';
import type { Search } from './live-search.tsx';

const NOTHING: SearchAnswer = { calls: [], isUrgent: false, corrected: null, groups: [] };

/** Fetches the search, of which no page's start is to have a part. */
export const loadSearch = () => import('./live-search.tsx');

/**
 * Results as one types. The search, its list on the screen and what it looks in are fetched when something is first typed,
 * so that who never searches never pays for them. Without a search `search` is undefined, and null after a failure: then each
 * change of the text asks for the lists again; meanwhile the list under the box shows nothing, and the search page says so.
 */
export function useSearch(text: string, active: boolean) {
  const [search, setSearch] = useState<Search | null>();
  useEffect(() => {
    if (!active || !text.trim()) return undefined;
    // What comes late must not take the place of what was asked for since.
    let isCurrent = true;
    const keep = (next: (before?: Search | null) => Search | null) => isCurrent && setSearch(next);
    loadSearch()
      .then(({ openSearchHere }) => openSearchHere())
      .then(
        (search) => keep(() => search),
        (error) => {
          console.warn(error);
          keep((before) => before ?? null);
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [text, active]);
  const found = useMemo(() => search?.find(text) ?? NOTHING, [text, search]);
  return { found, search };
}
