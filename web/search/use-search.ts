import { useEffect, useMemo, useState } from 'react';
import type { Found } from '../../shared/search/find-help.ts';
import type { SearchResults } from './live-search.tsx';

const NOTHING: Found = { calls: [], isUrgent: false, corrected: null, groups: [] };

type Search = { find: (text: string) => Found; Results: typeof SearchResults };

/**
 * Results as one types. The search, its list on the screen and what it looks in are fetched when something is first typed,
 * so that who never searches never pays for them; a failure shows nothing here, and the search page says why.
 */
export function useSearch(text: string, active: boolean) {
  const [search, setSearch] = useState<Search | null>(null);
  const wanted = active && text.trim() !== '' && search === null;
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    import('./live-search.tsx')
      .then(async ({ openSearchHere, SearchResults: Results }) => ({
        find: await openSearchHere(),
        Results,
      }))
      .then((opened) => current && setSearch(opened), console.warn);
    return () => {
      current = false;
    };
  }, [wanted]);
  const found = useMemo(() => search?.find(text) ?? NOTHING, [text, search]);
  return { found, ready: search !== null, Results: search?.Results };
}
