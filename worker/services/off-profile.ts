import type { D1Database } from '@cloudflare/workers-types';
import { isSamePlace } from '../../shared/addresses/place-words.ts';
import type { Service } from '../../shared/services/service.ts';
import type { Author } from '../records/author.ts';
import { retryOnConflict } from '../records/record.ts';
import { organisation } from '../records/record-types.ts';
import { correctRecord } from '../records/write.ts';

/**
 * Takes the address of a service that says that nobody may see it off its organisation's profile: there it would come to
 * light once the service is deleted or moves. A profile that is not public as a whole keeps it. Until this is written the
 * service alone keeps the address from the public (docs/product.md#secret-places).
 */
export async function takeOffProfile(
  d1: D1Database,
  author: Author,
  { addressPublic, serviceAddress, provider }: Service,
): Promise<void> {
  if (addressPublic !== 'no') return;
  await retryOnConflict(async () => {
    const before = await organisation.read(d1, provider._id);
    if (!before || before.addressPublic === 'no') return true;
    const addresses = before.addresses.filter((it) => !isSamePlace(it, serviceAddress));
    if (addresses.length === before.addresses.length) return true;
    return correctRecord(d1, author, organisation, before, { addresses });
  });
}
