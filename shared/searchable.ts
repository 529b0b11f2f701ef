import type { Searchable } from './search.ts';
import type { PublicService } from './service.ts';
import { typesPresent } from './service-types.ts';

/** What can be searched of the public lists. */
export const searchableFrom = (
  services: readonly PublicService[],
  organisations: readonly { _id: string; name: string }[],
): Searchable => ({
  serviceTypes: typesPresent(services),
  organisations: organisations.map(({ _id, name }) => ({ _id, name })),
});
