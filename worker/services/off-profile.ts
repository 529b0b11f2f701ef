import type { D1Database } from '@cloudflare/workers-types';
import { eq } from 'drizzle-orm';
import { isSamePlace } from '../../shared/addresses/place-words.ts';
import type { Service } from '../../shared/services/service.ts';
import { services } from '../db/tables.ts';
import type { Author } from '../records/author.ts';
import { retryOnConflict } from '../records/record.ts';
import { organisation, service } from '../records/record-types.ts';
import { correctRecord } from '../records/write.ts';

/**
 * Takes the address of a service that says that nobody may see it off its organisation's profile: there it would come to
 * light once the service is deleted or moves. So it is called before either as well: an import, or whoever edits the profile, may
 * have put it there since. A profile that is not public as a whole keeps it. Until this is written the
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

/** Takes every such address off its profile: an import brings both, and may be undone. */
export async function takeAllOffProfiles(d1: D1Database, author: Author): Promise<void> {
  for (const it of await service.find(d1, eq(services.addressPublic, 'no')))
    await takeOffProfile(d1, author, it);
}
