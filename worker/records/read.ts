import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { isOneOf } from '../db/among.ts';
import { type Author, isInScope } from './author.ts';
import type { Filter } from './filter.ts';
import type { RecordType } from './record-type.ts';

/** The records in scope, of this type and provider where they are named, in their order. */
export function listRecords<Found>(
  d1: D1Database,
  author: Author,
  { find, table, owner }: RecordType<Found>,
  { type, provider }: Filter = {},
): Promise<Found[]> {
  const columns = getTableColumns(table);
  const ofType = type !== undefined && 'type' in columns ? eq(columns.type, type) : undefined;
  const ofProvider = provider === undefined ? undefined : eq(owner, provider);
  return find(d1, and(isInScope(author, owner), ofType, ofProvider));
}

/** Those of these ids in scope. */
export const readRecords = <Found>(
  d1: D1Database,
  author: Author,
  { find, table, owner }: RecordType<Found>,
  ids: readonly string[],
) => find(d1, and(isOneOf(table.id, ids), isInScope(author, owner)));
