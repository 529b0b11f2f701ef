import type { InPart } from '../paths/parts.ts';
import type { PublicService } from '../services/service.ts';
import { typesPresent } from '../services/service-types.ts';
import type { Searchable } from './search.ts';

type Organisations = readonly ({ _id: string; name: string } & InPart)[];

/**
 * What was worked out for a list of services, which is never changed in place: a search goes through thousands only
 * once.
 */
const known = new WeakMap<object, { organisations: Organisations; searchable: Searchable }>();

/** What can be searched of the public lists. */
export function prepareSearch(
  services: readonly Pick<PublicService, 'type' | 'subtype'>[],
  organisations: Organisations,
): Searchable {
  const before = known.get(services);
  if (before?.organisations === organisations) return before.searchable;
  const searchable = {
    serviceTypes: typesPresent(services),
    organisations: organisations.map(({ _id, name, part }) => ({
      _id,
      name,
      ...(part && { part }),
    })),
  };
  known.set(services, { organisations, searchable });
  return searchable;
}
