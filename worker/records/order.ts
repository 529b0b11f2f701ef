import { sortKey } from '../../shared/directory/sort-key.ts';
import { SERVICE_TYPES, type Service } from '../../shared/services/service.ts';

const { compare } = new Intl.Collator('en-GB', { numeric: true });

type Named = { _id: string; name: string };
type Placed = Pick<Service, '_id' | 'type' | 'provider' | 'serviceAddress'>;

export const byName = (a: Named, b: Named) =>
  compare(sortKey(a.name), sortKey(b.name)) || compare(a._id, b._id);

/** Timetables as docs/product.md#words-and-places lists them, then provider, then address. */
export const byService = (a: Placed, b: Placed) =>
  SERVICE_TYPES.indexOf(a.type) - SERVICE_TYPES.indexOf(b.type) ||
  compare(sortKey(a.provider.name), sortKey(b.provider.name)) ||
  compare(a.serviceAddress, b.serviceAddress) ||
  compare(a._id, b._id);
