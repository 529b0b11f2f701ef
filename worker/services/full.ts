import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, isNull, or } from 'drizzle-orm';
import { changesOf } from '../../shared/services/changes/change-record.ts';
import { fullOf, markFull } from '../../shared/services/full/full-mark.ts';
import { describeFull } from '../../shared/services/full/full-words.ts';
import type { Service } from '../../shared/services/service.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { type Full, isFull } from '../../shared/time/full.ts';
import { addDates } from '../../shared/time/irregular-slots.ts';
import { readChangeRow } from '../dated-changes/rows.ts';
import { database } from '../db/client.ts';
import { datedChanges, services } from '../db/tables.ts';
import { ApiError } from '../http/errors.ts';
import { auditEntry } from '../records/audit/audit-queries.ts';
import { type Author, isInScope } from '../records/author.ts';
import { raiseVersion } from '../records/data-version.ts';
import { isSeen } from '../records/is-seen.ts';
import { parseRows } from '../records/rows.ts';

/**
 * Says that a service has no bed or meal left, or that it has again (docs/product.md#full-tonight). Neither its version nor
 * when it was checked changes: somebody who edits it meanwhile loses nothing. Undefined where it is not there any more.
 */
export async function saveFull(
  d1: D1Database,
  author: Author,
  before: Service,
  isFullNow: boolean,
): Promise<Service | undefined> {
  const { full: said, ...rest } = before;
  if (isFull(said, author.now) === isFullNow) return before;
  const full = isFullNow ? await makeMark(d1, author, before) : undefined;
  const after: Service = { ...rest, ...(full && { full }) };
  const entry = {
    kind: 'service' as const,
    before: { ...rest, full: said ? describeFull(said) : '' },
    after: { ...rest, full: full ? describeFull(full) : '' },
  };
  const [changed] = await database(d1).batch([
    database(d1)
      .update(services)
      .set({ fullSince: full?.since ?? '', fullUntil: full?.until ?? '' })
      .where(and(eq(services.id, before._id), isInScope(author, services.providerId)))
      .returning({ id: services.id }),
    auditEntry(d1, { ...author, ...entry, recordId: before._id }),
    raiseVersion(d1, author.now, isSeen(d1, entry, author.now)),
  ]);
  return changed.length > 0 ? after : undefined;
}

/** Until when it holds depends on what holds today, changes of every level counted. */
async function makeMark(d1: D1Database, { now }: Author, service: Service): Promise<Full> {
  const what = fullOf(service);
  if (!what)
    throw new ApiError(422, 'This is for meals, and for day centres that are open all night.');
  const rows = await database(d1)
    .select()
    .from(datedChanges)
    .where(
      or(
        eq(datedChanges.organisationId, service.provider._id),
        isNull(datedChanges.organisationId),
      ),
    );
  const yesterday = addDays(cityTime(now).date, -1);
  const changes = changesOf(service, parseRows('dated change', rows, readChangeRow), yesterday);
  const week = { ...service, irregularSlots: addDates(service.irregularSlots, yesterday) };
  return markFull(what, week, changes, now);
}
