import type { D1Database } from '@cloudflare/workers-types';
import { lt, sql } from 'drizzle-orm';
import type { Action, Viewer } from '../../../shared/account/access.ts';
import { HISTORY_MONTHS, type HistoryKind } from '../../../shared/history/history.ts';
import { monthsBefore } from '../../../shared/time/months-before.ts';
import { database } from '../../db/client.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { toIso } from '../../db/instant.ts';
import { accounts, audit } from '../../db/tables.ts';

type Fields = Record<string, unknown>;

export type AuditEntry = {
  /** Who did it. A registration or a link from a mail has nobody signed in. */
  viewer: Viewer;
  action: Action;
  kind: HistoryKind;
  recordId: string;
  /** The record as it was; null where it was made. A delete gives the whole record with its services and helpline. */
  before: Fields | null;
  /** The record as it is; null where it was deleted. */
  after: Fields | null;
  /** Milliseconds. */
  now: number;
};

/** Never written down, even where a caller passes it. */
const SECRETS = /password|token|digest|hash/i;

/**
 * The entry of a change, for the same batch, right after the change itself (or after another statement that says
 * `changes() > 0`): it is written only if that changed a row. Of an update it keeps the fields that differ.
 */
export function auditEntry(d1: D1Database, entry: AuditEntry) {
  const { viewer, action, kind, recordId, now } = entry;
  const accountId = viewer.role === 'visitor' ? null : viewer.accountId;
  const [before, after] = differences(entry.before, entry.after);
  const row = {
    at: toIso(now),
    accountId,
    accountEmail: sql`(SELECT ${accounts.email} FROM ${accounts} WHERE ${accounts.id} = ${accountId})`,
    action,
    kind,
    recordId,
    before: json(before),
    after: json(after),
    mayBePublic: mayBePublic(kind, before, after) && isApproved(entry),
  };
  return insertWhere(d1, audit, row, sql`changes() > 0`);
}

/** What differs after each save, and says nothing of what was changed. */
const OF_EVERY_SAVE = ['version', 'updatedAt'];

function differences(before: Fields | null, after: Fields | null) {
  if (!before || !after) return [before, after] as const;
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) =>
      !OF_EVERY_SAVE.includes(key) && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const only = (fields: Fields) =>
    Object.fromEntries(changed.map((key) => [key, fields[key] ?? null]));
  return [only(before), only(after)] as const;
}

/** What the changes that the public reads do not tell of. */
const OF_NO_LISTING: readonly AuditEntry['kind'][] = [
  'account',
  'search words',
  'site line',
  'notice',
  'hidden addresses',
  'kiosk',
  'point',
];

/** Whether something of a listing was made, changed or deleted. */
const mayBePublic = (kind: AuditEntry['kind'], before: Fields | null, after: Fields | null) =>
  !OF_NO_LISTING.includes(kind) && !(before && after && Object.keys(after).length === 0);

/** Before or after: what nobody has approved is never public, and its entries may be many. */
const isApproved = ({ kind, before, after }: AuditEntry) =>
  kind !== 'organisation' || [before, after].some((it) => it?.approved === true);

function json(fields: Fields | null): string | null {
  return fields && JSON.stringify(fields, (key, value) => (SECRETS.test(key) ? undefined : value));
}

/** Removes what is older than the history is kept. */
export async function removeOldEntries(d1: D1Database, now: number) {
  const oldest = monthsBefore(now, HISTORY_MONTHS);
  await database(d1)
    .delete(audit)
    .where(lt(audit.at, toIso(oldest)));
}
