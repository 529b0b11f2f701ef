import { findHelp } from '../../shared/search/everyday-search.ts';
import type { SearchGroup } from '../../shared/search/search.ts';
import { browserApi } from '../auth/browser-api.ts';
import { findable } from './findable.ts';

/** A search over the lists as they are now. */
export async function openSearch(): Promise<(text: string) => SearchGroup[]> {
  const found = await findable(browserApi());
  return (text) => findHelp(text, found);
}
