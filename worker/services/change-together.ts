import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, sql } from 'drizzle-orm';
import { can } from '../../shared/account/access.ts';
import type { Service } from '../../shared/services/service.ts';
import { SHARE_NAMES, SHARES } from '../../shared/services/service-text.ts';
import { forbiddenError } from '../access/guard.ts';
import { isOneOf } from '../db/among.ts';
import { asColumns } from '../db/as-columns.ts';
import { database } from '../db/client.ts';
import { services } from '../db/tables.ts';
import { ApiError } from '../http/errors.ts';
import { invalidError } from '../http/input.ts';
import { auditEntry } from '../records/audit/audit-queries.ts';
import { type Author, isInScope, timestampOf } from '../records/author.ts';
import { isLatest, raiseVersion, readRevision } from '../records/data-version.ts';
import { hasPublicOwner } from '../records/is-seen.ts';
import { service } from '../records/record-types.ts';

type Change = {
  ids: readonly string[];
  /** The one field that changes. */
  field: 'serviceAddress' | 'conditions';
  /** Where a form shows that there is no room. */
  path: string;
  /** A service as it becomes; the same object where it stays. What it throws is answered. */
  change: (service: Service) => Service;
  /** What has to be so before they change: what it writes has the change tried again. */
  prepare?: (found: readonly Service[]) => Promise<void>;
};

/**
 * Changes one field of services of one organisation: of all of them or, where somebody wrote meanwhile, of none and
 * undefined. Those that say it already stay as they are, so that a call that comes twice does the same once. What else they
 * say counts as checked no later than before.
 */
export async function changeTogether(
  d1: D1Database,
  author: Author,
  { ids, field, path, change, prepare }: Change,
): Promise<Service[] | undefined> {
  const revision = await readRevision(d1);
  const found = await service.find(d1, isOneOf(services.id, ids));
  const owner = requireOneOwner(author, found, ids);
  const entries = found.flatMap((before) => {
    const after = change(before);
    return after === before
      ? []
      : [{ kind: 'service' as const, recordId: before._id, before, after }];
  });
  if (entries.length === 0) return found;
  await prepare?.(found);
  await requireRoom(
    d1,
    owner,
    entries.map(({ after }) => after),
    path,
  );

  const updatedAt = timestampOf(author);
  const values = JSON.stringify(entries.map(({ after }) => [after._id, asColumns(after)[field]]));
  const isSeen = entries.some(({ after }) => after.published) && hasPublicOwner(d1, owner);
  const changing = entries.map(({ recordId }) => recordId);
  const [changed] = await database(d1).batch([
    database(d1)
      .update(services)
      .set({
        [field]: sql`(SELECT value ->> 1 FROM json_each(${values}) WHERE value ->> 0 = ${services.id})`,
        version: sql`${services.version} + 1`,
        updatedAt,
      })
      .where(
        and(
          isOneOf(services.id, changing),
          isLatest(d1, revision),
          isInScope(author, services.providerId),
        ),
      )
      .returning({ id: services.id }),
    ...entries.map((entry) => auditEntry(d1, { ...author, ...entry })),
    raiseVersion(d1, author.now, isSeen),
  ]);
  if ((changed as unknown[]).length === 0) return undefined;
  return service.find(d1, isOneOf(services.id, ids));
}

/** The organisation whose services these are. Ids are public: that one is not there comes before that it is another's. */
function requireOneOwner({ viewer, action }: Author, found: Service[], ids: readonly string[]) {
  if (found.length < new Set(ids).size) throw new ApiError(404, service.missing);
  const owners = [...new Set(found.map(({ provider }) => provider._id))];
  if (owners.some((organisationId) => !can(viewer, action, { organisationId })))
    throw forbiddenError();
  const [owner = '', another] = owners;
  if (another) throw invalidError({ services: 'Please choose services of one organisation.' });
  return owner;
}

/** What the provider's services share (`SHARES`), where these take more of it: exact, as nothing was written since. */
async function requireRoom(
  d1: D1Database,
  owner: string,
  changed: readonly Service[],
  path: string,
) {
  const all = await service.find(d1, eq(services.providerId, owner));
  const now = new Map(changed.map((it) => [it._id, it]));
  const after = all.map((it) => now.get(it._id) ?? it);
  for (const name of SHARE_NAMES) {
    const { of, limit } = SHARES[name];
    if (of(after) > of(all) && of(after) > limit.value)
      throw invalidError({ [path]: limit.message });
  }
}
