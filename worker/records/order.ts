import { sortKey } from '../../shared/directory/sort-key.ts';
import { compareSecretLast } from '../../shared/services/lists/secret-last.ts';
import { SERVICE_TYPES, type Service } from '../../shared/services/service.ts';

const { compare } = new Intl.Collator('en-GB', { numeric: true });

type Named = { _id: string; name: string };
type Placed = Pick<Service, '_id' | 'type' | 'provider' | 'serviceAddress'> &
  Parameters<typeof compareSecretLast>[0];

export const compareByName = (a: Named, b: Named) =>
  compare(sortKey(a.name), sortKey(b.name)) || compare(a._id, b._id);

/**
 * Timetables as docs/product.md#words-and-places lists them, what has an address that everybody may see before what has
 * none, then provider, then address.
 */
export const compareServices = (a: Placed, b: Placed) =>
  SERVICE_TYPES.indexOf(a.type) - SERVICE_TYPES.indexOf(b.type) ||
  compareSecretLast(a, b) ||
  compare(sortKey(a.provider.name), sortKey(b.provider.name)) ||
  compare(a.serviceAddress, b.serviceAddress) ||
  compare(a._id, b._id);
