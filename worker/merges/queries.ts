import type { D1Database } from '@cloudflare/workers-types';
import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import { RESTORE_DAYS } from '../../shared/history/history.ts';
import type { Twins, Undoable } from '../../shared/merges/merge.ts';
import { findTwins } from '../../shared/merges/twins.ts';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { merges, noTwins, organisations } from '../db/tables.ts';
import { helpline, organisation } from '../records/record-types.ts';
import type { MergeUndo } from './merge-undo-data.ts';

const oldest = (now: number) => toIso(now - RESTORE_DAYS * DAY);

/** The merges that can still be undone, the latest first. */
export async function listUndoable(d1: D1Database, now: number): Promise<Undoable[]> {
  const rows = await database(d1)
    .select()
    .from(merges)
    .where(and(ne(merges.before, ''), gt(merges.at, oldest(now))))
    .orderBy(desc(merges.at), desc(merges.mergeId));
  return rows.map(({ mergeId, kind, at, before, keptId, goneId }) => {
    const { names } = JSON.parse(before) as MergeUndo;
    return {
      _id: mergeId,
      kind,
      at,
      until: toIso(Date.parse(at) + RESTORE_DAYS * DAY),
      keep: { _id: keptId, name: names.keep },
      drop: { _id: goneId, name: names.drop },
    };
  });
}

/** What it takes to undo a merge of the last RESTORE_DAYS. */
export async function readKept(d1: D1Database, id: string, now: number) {
  const [row] = await database(d1)
    .select()
    .from(merges)
    .where(and(eq(merges.mergeId, id), ne(merges.before, ''), gt(merges.at, oldest(now))));
  return row && { ...row, kept: JSON.parse(row.before) as MergeUndo };
}

/** Pairs that look like twins, except those that an admin has said are not. */
export async function listTwins(d1: D1Database): Promise<Twins[]> {
  const [all, lines, none] = await Promise.all([
    organisation.find(
      d1,
      and(eq(organisations.role, 'organisation'), eq(organisations.approved, true)),
    ),
    helpline.find(d1, undefined),
    database(d1).select().from(noTwins),
  ]);
  const said = new Set(none.map(({ one, other }) => `${one} ${other}`));
  return findTwins(all, lines, (...ids) => said.has(ids.sort().join(' ')));
}

/** Keeps that two records are no twins. */
export async function refuseTwins(d1: D1Database, ids: [string, string], now: number) {
  const [one = '', other = ''] = ids.sort();
  await database(d1)
    .insert(noTwins)
    .values({ one, other, saidAt: toIso(now) })
    .onConflictDoNothing();
}

/** Forgets what undoes merges that are too old for it; where their addresses lead is kept. */
export async function forgetOldMerges(d1: D1Database, now: number) {
  await database(d1)
    .update(merges)
    .set({ before: '' })
    .where(and(ne(merges.before, ''), lte(merges.at, oldest(now))));
}
