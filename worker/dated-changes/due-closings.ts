import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { describeChange } from '../../shared/services/changes/announcements.ts';
import { type ChangeRecord, isMadeFor } from '../../shared/services/changes/change-record.ts';
import { serviceLine } from '../../shared/services/service-line.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { DAY } from '../../shared/time/units.ts';
import { isOneOf } from '../db/among.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { datedChanges } from '../db/tables.ts';
import { readSettings } from '../edited/edited.ts';
import { parseRows } from '../records/rows.ts';
import { readChangeRow } from './rows.ts';
import { readSurroundings, type Target } from './surroundings.ts';

/** It was left alone from this instant on: since it began, was saved, or was asked about last. */
const leftSince = sql`max(${datedChanges.from} || 'T00:00:00.000Z', ${datedChanges.updatedAt}, ${datedChanges.askedAt})`;

const isDue = (now: number, days: number) =>
  and(
    eq(datedChanges.kind, 'closed'),
    eq(datedChanges.to, ''),
    eq(datedChanges.endedAt, ''),
    sql`${leftSince} <= ${toIso(now - days * DAY)}`,
  );

/** The closings until further notice that were left alone for so many days, of one organisation or of all. */
export async function readDueClosings(
  d1: D1Database,
  days: number,
  now: number,
  organisationId?: string,
): Promise<ChangeRecord[]> {
  const isTheirs =
    organisationId === undefined ? undefined : eq(datedChanges.organisationId, organisationId);
  const rows = await database(d1)
    .select()
    .from(datedChanges)
    .where(and(isDue(now, days), isTheirs));
  return parseRows('dated change', rows, readChangeRow);
}

/** That these closings are asked about now, where they still are due and `where` holds. */
export const markAsked = (
  d1: D1Database,
  closings: readonly ChangeRecord[],
  { days, now }: { days: number; now: number },
  where: SQL,
) => {
  const ids = closings.map(({ _id }) => _id);
  return database(d1)
    .update(datedChanges)
    .set({ askedAt: toIso(now) })
    .where(and(isOneOf(datedChanges.id, ids), isDue(now, days), where));
};

/**
 * The closings of an organisation that are due, for a mail that asks it for something else: its 21 days are then used once. In
 * words for the mail, and what marks them as asked about, for the end of its batch: after a statement that says
 * `changes() > 0` where the mail was written.
 */
export async function closingsBeside(d1: D1Database, organisationId: string, now: number) {
  const { askClosingsDays: days } = await readSettings(d1);
  const due = await readDueClosings(d1, days, now, organisationId);
  if (due.length === 0) return { closings: {}, mark: [] };
  const closings = await closingWords(d1, due, organisationId, now);
  return { closings: { closings }, mark: [markAsked(d1, due, { days, now }, sql`changes() > 0`)] };
}

/** 'Lunch, 1 Quay Street: Closed until further notice', a line each. */
export async function closingWords(
  d1: D1Database,
  closings: readonly ChangeRecord[],
  owner: string | null,
  now: number,
): Promise<string[]> {
  const known = owner === null ? [] : (await readSurroundings(d1, owner)).services;
  const { date } = cityTime(now);
  return closings.map((change) => `${targetsIn(change, known)}: ${describeChange(change, date)}`);
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
