import type { Findable } from '../../shared/search/find-help.ts';
import { searchableFrom } from '../../shared/search/searchable.ts';
import type { Api } from '../api/api.ts';

/** What can be found, from the public lists that the browser keeps and revalidates. */
export async function findable(api: Api): Promise<Findable> {
  const [services, organisations, helplines] = await Promise.all([
    api.services(),
    api.organisations(),
    api.helplines(),
  ]);
  return { lists: searchableFrom(services, organisations), services, organisations, helplines };
}
