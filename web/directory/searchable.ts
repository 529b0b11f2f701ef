import type { Searchable } from '../../shared/search.ts';
import { searchableFrom } from '../../shared/searchable.ts';
import type { Api } from '../api.ts';

/** What can be searched, from the two public lists that the browser keeps and revalidates. */
export async function searchable(api: Api): Promise<Searchable> {
  const [services, organisations] = await Promise.all([api.services(), api.organisations()]);
  return searchableFrom(services, organisations);
}
