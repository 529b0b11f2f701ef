import type { Location } from 'react-router-dom';
import type { ListQuery } from './shown.ts';

export type Change = Partial<ListQuery>;

/** A list's address with something changed. Whatever is asked for anew begins at its first page. */
export function changedSearch(search: string, change: Change): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(change))
    if (value === '' || value === 1) next.delete(name);
    else next.set(name, String(value));
  return `?${next}`;
}

type Router = { state: { location: Location; navigation: { location?: Location } } };

/** What was asked for last: where the router stands or is going, whatever the screen still shows. */
export const newestSearch = ({ state }: Router): string =>
  (state.navigation.location ?? state.location).search;
