import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, sql } from 'drizzle-orm';
import type { Listing } from '../../shared/reports/find-listing.ts';
import { SAID_OPEN } from '../../shared/reports/report.ts';
import type { ReportAnswerInput } from '../../shared/reports/report-input.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { accounts, reports } from '../db/tables.ts';
import type { Author } from '../records/author.ts';
import { raiseVersion } from '../records/data-version.ts';
import { markedTable, readMark } from './marks.ts';

/** Who did something about a report, as the charity reads it: the email of that time. */
const emailOf = ({ viewer }: Author) =>
  sql<string>`coalesce((SELECT ${accounts.email} FROM ${accounts} WHERE ${accounts.id} = ${viewer.accountId}), '')`;

/**
 * Closes all open reports of a listing, with what the charity did; how many there were. What was found to be right, or was put
 * right, is no longer said to be closed.
 */
export async function answerReports(
  d1: D1Database,
  author: Author,
  { listing, outcome, note }: ReportAnswerInput,
): Promise<number> {
  const [closed] = await database(d1).batch([
    database(d1)
      .update(reports)
      .set({ answeredAt: toIso(author.now), outcome, note, answeredBy: emailOf(author) })
      .where(and(eq(reports.listingId, listing), eq(reports.answeredAt, '')))
      .returning({ kind: reports.kind }),
  ]);
  const [first] = closed;
  if (first && (outcome === 'right' || outcome === 'changed'))
    await endMark(d1, { _id: listing, kind: first.kind }, author.now, outcome === 'right');
  return closed.length;
}

/** Says of a listing that it is open: that it was found closed is no longer said, and for HELD_OFF_DAYS nobody's report has it said. */
export async function sayOpen(d1: D1Database, author: Author, listing: Listing): Promise<void> {
  await database(d1)
    .update(reports)
    .set({ answeredAt: toIso(author.now), outcome: SAID_OPEN, answeredBy: emailOf(author) })
    .where(
      and(
        eq(reports.listingId, listing._id),
        eq(reports.what, 'closed'),
        eq(reports.answeredAt, ''),
      ),
    );
  await endMark(d1, listing, author.now, true);
}

async function endMark(
  d1: D1Database,
  { _id, kind }: Pick<Listing, '_id' | 'kind'>,
  now: number,
  isHeldOff: boolean,
) {
  const table = markedTable(kind);
  const mark = table && (await readMark(d1, table, _id));
  if (!mark) return;
  const db = database(d1);
  await db.batch([
    db
      .update(table)
      .set({ foundClosedAt: '', ...(isHeldOff && { openSaidAt: toIso(now) }) })
      .where(eq(table.id, _id)),
    raiseVersion(d1, now, mark.foundClosedAt !== ''),
  ]);
}
