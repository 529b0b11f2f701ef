import { NO_WORDS } from '../../shared/directory/directory.ts';
import type { Findable } from '../../shared/search/find-help.ts';
import { prepareSearch } from '../../shared/search/searchable.ts';
import type { Api } from '../api/api.ts';

/** What can be found, from the public lists that the browser keeps and revalidates. */
export async function listFindable(api: Api): Promise<Findable> {
  const [services, organisations, helplines, searchWords] = await Promise.all([
    api.services(),
    api.organisations(),
    api.helplines(),
    // Without them the search knows less, and is right all the same.
    api.searchWords().catch(() => NO_WORDS),
  ]);
  return {
    lists: prepareSearch(services, organisations),
    services,
    organisations,
    helplines,
    searchWords,
  };
}
