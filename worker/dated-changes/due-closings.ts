import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { describeChange } from '../../shared/services/changes/announcements.ts';
import type { ChangeRecord } from '../../shared/services/changes/change-record.ts';
import { targetWords } from '../../shared/services/changes/target-words.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { DAY } from '../../shared/time/units.ts';
import { isOneOf } from '../db/among.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { datedChanges } from '../db/tables.ts';
import { readSettings } from '../edited/edited.ts';
import { parseRows } from '../records/rows.ts';
import { readChangeContext } from './change-context.ts';
import { readChangeRow } from './rows.ts';

/** It was left alone from this instant on: since it began, was saved, or was asked about last. */
const leftSince = sql`max(${datedChanges.from} || 'T00:00:00.000Z', ${datedChanges.updatedAt}, ${datedChanges.askedAt})`;

const isDue = (now: number, days: number) =>
  and(
    eq(datedChanges.kind, 'closed'),
    eq(datedChanges.to, ''),
    eq(datedChanges.endedAt, ''),
    sql`${leftSince} <= ${toIso(now - days * DAY)}`,
  );

/** The closings until further notice that were left alone for so many days, of all organisations, types and the city. */
export async function readDueClosings(
  d1: D1Database,
  days: number,
  now: number,
): Promise<ChangeRecord[]> {
  const rows = await database(d1).select().from(datedChanges).where(isDue(now, days));
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

type ClosingsBeside = {
  /** What the mail says of them: none of its data where none is due. */
  closings: { closings?: string[] };
  /** What marks them as asked about, for the end of its batch: after a statement that says `changes() > 0` where the mail was written. */
  mark: BatchItem<'sqlite'>[];
};

/**
 * Reads once which closings are due, and gives those of one organisation after the other, for a mail that asks it for something
 * else: its 21 days are then used once. An organisation without any costs no further question to the database.
 */
export async function createClosingsBeside(d1: D1Database, now: number) {
  const { askClosingsDays: days } = await readSettings(d1);
  const due = await readDueClosings(d1, days, now);
  return async (organisationId: string): Promise<ClosingsBeside> => {
    const theirs = due.filter(({ organisation }) => organisation === organisationId);
    if (theirs.length === 0) return { closings: {}, mark: [] };
    const closings = await closingWords(d1, theirs, organisationId, now);
    return {
      closings: { closings },
      mark: [markAsked(d1, theirs, { days, now }, sql`changes() > 0`)],
    };
  };
}

/** 'Lunch, 1 Quay Street: Closed until further notice', a line each. */
export async function closingWords(
  d1: D1Database,
  closings: readonly ChangeRecord[],
  owner: string | null,
  now: number,
): Promise<string[]> {
  const known = owner === null ? [] : (await readChangeContext(d1, owner)).services;
  const { date } = cityTime(now);
  return closings.map((change) => `${targetWords(change, known)}: ${describeChange(change, date)}`);
}
