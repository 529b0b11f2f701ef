import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { database } from '../db/client.ts';
import { type AuditEntry, auditEntry } from './audit/audit-queries.ts';
import type { Author } from './author.ts';
import { raiseVersion } from './data-version.ts';

export type Statement = BatchItem<'sqlite'>;

/** What its history keeps of a write, and whether the public can see it. */
type Entry = Omit<AuditEntry, keyof Author> & { isSeen: SQL | boolean };

/** The row of something as it was read: none where somebody has written it since. For a WHERE. */
export const isAsRead = (
  table: { id: SQLiteColumn; version: SQLiteColumn },
  { _id, version }: { _id: string; version: number },
) => and(eq(table.id, _id), eq(table.version, version));

/**
 * Makes a change, its audit entry and the raise of the data version in one batch, of which nothing stays where no row was
 * changed: then the answer is false. `change` returns the rows that it changed. `also` follows the raise of the data version,
 * and so may say `changes() > 0`.
 */
export async function writeBatch(
  d1: D1Database,
  author: Author,
  { isSeen, ...entry }: Entry,
  change: Statement,
  also: Statement[] = [],
): Promise<boolean> {
  const [changed] = await database(d1).batch([
    change,
    auditEntry(d1, { ...author, ...entry }),
    raiseVersion(d1, author.now, isSeen),
    ...also,
  ]);
  return (changed as unknown[]).length > 0;
}
