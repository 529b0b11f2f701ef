import type { Searchable } from '../../shared/search.ts';
import { typesPresent } from '../../shared/service-types.ts';
import type { Api } from '../api.ts';

/** What can be searched, from the two public lists that the browser keeps and revalidates. */
export async function searchable(api: Api): Promise<Searchable> {
  const [services, organisations] = await Promise.all([api.services(), api.organisations()]);
  return {
    serviceTypes: typesPresent(services),
    organisations: organisations.map(({ _id, name }) => ({ _id, name })),
  };
}
