import type { D1Database } from '@cloudflare/workers-types';
import { and, count, desc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import { HISTORY_MONTHS, type HistoryEntry } from '../../shared/history/history.ts';
import type { NoticeRecord } from '../../shared/notices/notice-input.ts';
import { formatCityTime } from '../../shared/notices/notice-times.ts';
import { monthsBefore } from '../../shared/time/months-before.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { notices } from '../db/tables.ts';
import { ApiError } from '../http/errors.ts';
import { auditEntry } from '../records/audit/audit-queries.ts';
import { type Author, timestampOf } from '../records/author.ts';
import { raiseVersion } from '../records/data-version.ts';
import type { StoreKey } from '../records/idempotency/idempotency.ts';
import type { Loadable } from '../records/record-type.ts';
import { parseRows } from '../records/rows.ts';
import { isAsRead, type Statement, writeBatch } from '../records/write-batch.ts';
import { readNoticeRow, toNoticeRow } from './rows.ts';

/** Notices, the one that ends last first. */
export async function findNotices(d1: D1Database, where?: SQL): Promise<NoticeRecord[]> {
  const rows = await database(d1)
    .select()
    .from(notices)
    .where(where)
    .orderBy(desc(notices.ends), notices.id);
  return parseRows('notice', rows, readNoticeRow);
}

/** What a handler has to know of a notice to load it for somebody who may: it is nobody's own. */
export const notice: Loadable<NoticeRecord> = {
  read: async (d1, id) => (await findNotices(d1, eq(notices.id, id)))[0],
  ownerOf: () => null,
  missing: 'There is no such notice.',
};

/** Whether there is room for one that is not over, besides the notice with this id: true in SQL. */
const hasRoom = (author: Author, id: string) => sql`(
  SELECT count(*) FROM ${notices} AS other
  WHERE other.ends > ${formatCityTime(author.now)} AND other.id <> ${id}
) < ${LIMITS.noticesNotOver.value}`;

const hasPlace = sql`(SELECT count(*) FROM ${notices}) < ${LIMITS.noticesKept.value}`;

/** Says which maximum stands in the way; the statements check it again. */
export async function requireRoom(
  d1: D1Database,
  author: Author,
  { id = '', isOver = false }: { id?: string; isOver?: boolean } = {},
) {
  const open = gt(notices.ends, formatCityTime(author.now));
  const [[all], [others]] = await database(d1).batch([
    database(d1).select({ many: count() }).from(notices),
    database(d1)
      .select({ many: count() })
      .from(notices)
      .where(and(open, ne(notices.id, id))),
  ]);
  const { noticesKept, noticesNotOver } = LIMITS;
  if (!id && (all?.many ?? 0) >= noticesKept.value) throw new ApiError(409, noticesKept.message);
  if (!isOver && (others?.many ?? 0) >= noticesNotOver.value)
    throw new ApiError(409, noticesNotOver.message);
}

/** Undefined where there is no room any more. */
export async function createNotice(
  d1: D1Database,
  author: Author,
  made: NoticeRecord,
  storeKey: StoreKey,
): Promise<NoticeRecord | undefined> {
  const where = sql`${hasRoom(author, '')} AND ${hasPlace}`;
  const insert = insertWhere(d1, notices, toNoticeRow(made), where).returning({ id: notices.id });
  const isMade = await write(d1, author, { before: null, after: made }, insert, [
    ...storeKey(made._id),
  ]);
  return isMade ? made : undefined;
}

/** Undefined where somebody else wrote it meanwhile, or there is no room any more. */
export async function updateNotice(
  d1: D1Database,
  author: Author,
  before: NoticeRecord,
  fields: Partial<NoticeRecord>,
): Promise<NoticeRecord | undefined> {
  const after = {
    ...before,
    ...fields,
    version: before.version + 1,
    updatedAt: timestampOf(author),
  };
  const { id: _id, ...columns } = toNoticeRow(after);
  const isOpen = after.ends > formatCityTime(author.now);
  const update = database(d1)
    .update(notices)
    .set(columns)
    .where(and(isAsRead(notices, before), isOpen ? hasRoom(author, before._id) : sql`true`))
    .returning({ id: notices.id });
  return (await write(d1, author, { before, after }, update)) ? after : undefined;
}

/** Whether it was still as it was read: then it is gone. */
export const deleteNotice = (d1: D1Database, author: Author, before: NoticeRecord) =>
  write(
    d1,
    author,
    { before, after: null },
    database(d1).delete(notices).where(isAsRead(notices, before)).returning({ id: notices.id }),
  );

/**
 * Brings a deleted notice back, for one batch. One that is over by now only stands in the list again. Throws a 409 where those
 * that were added since leave it no room.
 */
export async function restoreNotice(
  d1: D1Database,
  author: Author,
  entry: HistoryEntry,
): Promise<Statement[]> {
  const record = entry.before as NoticeRecord;
  await requireRoom(d1, author, { isOver: record.ends <= formatCityTime(author.now) });
  const again = { ...record, version: record.version + 1, updatedAt: timestampOf(author) };
  return [
    database(d1).insert(notices).values(toNoticeRow(again)),
    auditEntry(d1, {
      ...author,
      kind: 'notice',
      recordId: record._id,
      before: null,
      after: record,
    }),
    raiseVersion(d1, author.now, true),
  ];
}

/** Removes notices that were over when the history of that time was removed. */
export async function removeOldNotices(d1: D1Database, now: number) {
  const oldest = monthsBefore(now, HISTORY_MONTHS);
  await database(d1)
    .delete(notices)
    .where(lt(notices.ends, formatCityTime(oldest)));
}

type Written = { before: NoticeRecord | null; after: NoticeRecord | null };

/** Everybody sees a notice, and so every write of one. */
const write = (
  d1: D1Database,
  author: Author,
  { before, after }: Written,
  change: Statement,
  also?: Statement[],
) => {
  const recordId = (after ?? before)?._id ?? '';
  const entry = { kind: 'notice', recordId, before, after, isSeen: true } as const;
  return writeBatch(d1, author, entry, change, also);
};
