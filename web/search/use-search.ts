import { useEffect, useMemo, useState } from 'react';
import type { SearchGroup } from '../../shared/search/search.ts';

const NONE: SearchGroup[] = [];

/**
 * Results as one types. The search and its lists are fetched when something is first typed, so that who never searches
 * never pays for them; a failure shows nothing here, and the search page says why.
 */
export function useSearch(text: string, active: boolean) {
  const [lookUp, setLookUp] = useState<((text: string) => SearchGroup[]) | null>(null);
  const wanted = active && text.trim() !== '' && lookUp === null;
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    import('./live-search.ts')
      .then(({ openSearch }) => openSearch())
      .then((search) => current && setLookUp(() => search), console.warn);
    return () => {
      current = false;
    };
  }, [wanted]);
  const groups = useMemo(() => (lookUp ? lookUp(text) : NONE), [text, lookUp]);
  return { groups, ready: lookUp !== null };
}
