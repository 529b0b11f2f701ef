import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { HISTORY_MONTHS, RESTORE_DAYS } from '../../shared/history/history.ts';
import { describeChange } from '../../shared/services/changes/announcements.ts';
import { type ChangeRecord, isMadeFor } from '../../shared/services/changes/change-record.ts';
import { serviceLine } from '../../shared/services/service-line.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { DAY } from '../../shared/time/units.ts';
import { isOneOf } from '../db/among.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { accounts, datedChanges, services } from '../db/tables.ts';
import { readSettings } from '../edited/edited.ts';
import type { AskingMail } from '../mail/kinds.ts';
import { queueMail } from '../mail/queries.ts';
import { queueAsking } from '../mail/stand-ins.ts';
import { parseRows } from '../records/rows.ts';
import { readChangeRow } from './rows.ts';
import { readSurroundings, type Target } from './surroundings.ts';

/** When it was left alone: since it began, was saved, or was asked about last. */
const leftSince = sql`max(${datedChanges.from} || 'T00:00:00.000Z', ${datedChanges.updatedAt}, ${datedChanges.askedAt})`;

const isDue = (now: number, days: number) =>
  and(
    eq(datedChanges.kind, 'closed'),
    eq(datedChanges.to, ''),
    eq(datedChanges.endedAt, ''),
    sql`${leftSince} <= ${toIso(now - days * DAY)}`,
  );

/**
 * Asks whether a closing until further notice still holds, every 30 days or as the charity's settings say: its organisation in one mail for all that are due;
 * the charity where nobody signs in for it, and about types and the city. What was asked is marked in the same batch as the
 * mail, so that a run that is missed loses nothing and one that is doubled repeats nothing.
 */
export async function askStillClosed(d1: D1Database, adminMail: string, now: number) {
  const { askClosingsDays: days } = await readSettings(d1);
  const rows = await database(d1).select().from(datedChanges).where(isDue(now, days));
  const due = parseRows('dated change', rows, readChangeRow);
  for (const owner of new Set(due.map(({ organisation }) => organisation))) {
    const theirs = due.filter(({ organisation }) => organisation === owner);
    const statements = await askAbout(d1, { adminMail, now, days }, owner, theirs);
    await database(d1).batch(statements);
  }
}

async function askAbout(
  d1: D1Database,
  { adminMail, now, days }: { adminMail: string; now: number; days: number },
  owner: string | null,
  changes: ChangeRecord[],
) {
  const isAsked = owner !== null && (await hasAccounts(d1, owner));
  const known = owner === null ? [] : (await readSurroundings(d1, owner)).services;
  const { date } = cityTime(now);
  const mail: AskingMail = {
    kind: 'still-closed',
    data: {
      days,
      organisation: isAsked ? null : (owner ?? ''),
      closings: changes.map(
        (change) => `${targetsIn(change, known)}: ${describeChange(change, date)}`,
      ),
    },
  };
  const ids = changes.map(({ _id }) => _id);
  return [
    database(d1)
      .update(datedChanges)
      .set({ askedAt: toIso(now) })
      .where(and(isOneOf(datedChanges.id, ids), isDue(now, days))),
    isAsked
      ? queueAsking(d1, mail, owner, now)
      : queueMail(d1, mail, { recipient: adminMail }, now),
  ] as const;
}

async function hasAccounts(d1: D1Database, organisationId: string): Promise<boolean> {
  const found = await database(d1)
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.organisationId, organisationId))
    .limit(1);
  return found.length > 0;
}

/** 'Lunch, 1 Quay Street'; 'Everything' of an organisation, 'Every Lunch', 'The whole city'. */
function targetsIn(change: ChangeRecord, known: readonly Target[]): string {
  const { scope, type } = change;
  if (scope === 'city' || scope === 'bank holiday') return 'The whole city';
  if (scope === 'type') return `Every ${type}`;
  if (scope === 'organisation') return 'Everything';
  return known
    .filter((service) => isMadeFor(change, service))
    .map(serviceLine)
    .join('; ');
}

/**
 * Removes dated changes that were over when the history of that time was removed, and those whose services have all been
 * deleted for longer than they can be restored.
 */
export async function removeOldChanges(d1: D1Database, now: number) {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - HISTORY_MONTHS);
  const date = cityTime(oldest.getTime()).date;
  const isOver = or(
    and(ne(datedChanges.to, ''), lt(datedChanges.to, date)),
    and(ne(datedChanges.endedAt, ''), lt(datedChanges.endedAt, oldest.toISOString())),
  );
  const named = sql`EXISTS (SELECT 1 FROM json_each(${datedChanges.services}) AS named`;
  const hasService = sql`${named} JOIN ${services} ON ${services.id} = named.value)`;
  const isRestorable = sql`${named} JOIN tombstones ON tombstones.id = named.value AND tombstones.kind = 'service' AND tombstones.deleted_at > ${toIso(now - RESTORE_DAYS * DAY)})`;
  const isOrphan = and(
    eq(datedChanges.scope, 'service'),
    sql`NOT ${hasService}`,
    sql`NOT ${isRestorable}`,
  );
  await database(d1)
    .delete(datedChanges)
    .where(or(isOver, isOrphan) as SQL);
}
