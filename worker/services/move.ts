import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, sql } from 'drizzle-orm';
import { can } from '../../shared/account/access.ts';
import type { MoveInput } from '../../shared/organisations/address-moves.ts';
import type { Service } from '../../shared/services/service.ts';
import { SHARE_NAMES, SHARES } from '../../shared/services/service-text.ts';
import { notAllowed } from '../access/guard.ts';
import { among } from '../db/among.ts';
import { database } from '../db/client.ts';
import { services } from '../db/tables.ts';
import { ApiError } from '../http/errors.ts';
import { invalid } from '../http/input.ts';
import { auditEntry } from '../records/audit/audit-queries.ts';
import { type Author, isInScope, timestampOf } from '../records/author.ts';
import { isLatest, raiseVersion, readRevision } from '../records/data-version.ts';
import { hasPublicOwner } from '../records/is-seen.ts';
import { service } from '../records/record-types.ts';

/**
 * Moves services of one organisation from an address to another: all of them or, where somebody wrote meanwhile, none and
 * undefined. Those that are there already stay as they are, so that a call that comes twice does the same once. What else
 * they say counts as checked no later than before.
 */
export async function moveServices(
  d1: D1Database,
  author: Author,
  { services: ids, from, to }: MoveInput,
): Promise<Service[] | undefined> {
  const revision = await readRevision(d1);
  const found = await service.find(d1, among(services.id, ids));
  const owner = requireOneOwner(author, found, ids);
  const moving = found.filter(({ serviceAddress }) => serviceAddress !== to);
  if (moving.some(({ serviceAddress }) => serviceAddress !== from))
    throw new ApiError(409, 'One of these services has another address by now. Please reload.');
  if (moving.length === 0) return found;
  await requireRoom(d1, owner, moving, to);

  const updatedAt = timestampOf(author);
  const moved = (it: Service): Service => ({ ...it, serviceAddress: to });
  const entries = moving.map((before) => ({
    kind: 'service' as const,
    recordId: before._id,
    before,
    after: moved(before),
  }));
  const isSeen = moving.some(({ published }) => published) && hasPublicOwner(d1, owner);
  const movingIds = moving.map(({ _id }) => _id);
  const [changed] = await database(d1).batch([
    database(d1)
      .update(services)
      .set({ serviceAddress: to, version: sql`${services.version} + 1`, updatedAt })
      .where(
        and(
          among(services.id, movingIds),
          isLatest(d1, revision),
          isInScope(author, services.providerId),
        ),
      )
      .returning({ id: services.id }),
    ...entries.map((entry) => auditEntry(d1, { ...author, ...entry })),
    raiseVersion(d1, author.now, isSeen),
  ]);
  if ((changed as unknown[]).length === 0) return undefined;
  return service.find(d1, among(services.id, ids));
}

/** The organisation whose services these are. Ids are public: that one is not there comes before that it is another's. */
function requireOneOwner({ viewer, action }: Author, found: Service[], ids: readonly string[]) {
  if (found.length < new Set(ids).size) throw new ApiError(404, service.missing);
  const owners = [...new Set(found.map(({ provider }) => provider._id))];
  if (owners.some((organisationId) => !can(viewer, action, { organisationId }))) throw notAllowed();
  const [owner = '', another] = owners;
  if (another) throw invalid({ services: 'Please choose services of one organisation.' });
  return owner;
}

/** What the provider's services share (`SHARES`), where the new address takes more of it: exact, as nothing was written since. */
async function requireRoom(d1: D1Database, owner: string, moving: readonly Service[], to: string) {
  const all = await service.find(d1, eq(services.providerId, owner));
  const ids = new Set(moving.map(({ _id }) => _id));
  const after = all.map((it) => (ids.has(it._id) ? { ...it, serviceAddress: to } : it));
  for (const name of SHARE_NAMES) {
    const { of, limit } = SHARES[name];
    if (of(after) > of(all) && of(after) > limit.value) throw invalid({ to: limit.message });
  }
}
