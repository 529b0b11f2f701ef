import { type SearchGroup, search } from '../../shared/search.ts';
import { browserApi } from '../api.ts';
import { searchable } from './searchable.ts';

/** A search over the lists as they are now. */
export async function openSearch(): Promise<(text: string) => SearchGroup[]> {
  const lists = await searchable(browserApi());
  return (text) => search(text, lists);
}
