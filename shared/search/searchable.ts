import type { PublicService } from '../services/service.ts';
import { typesPresent } from '../services/service-types.ts';
import type { Searchable } from './search.ts';

/** What can be searched of the public lists. */
export const prepareSearch = (
  services: readonly Pick<PublicService, 'type' | 'subtype'>[],
  organisations: Searchable['organisations'],
): Searchable => ({ serviceTypes: typesPresent(services), organisations });
