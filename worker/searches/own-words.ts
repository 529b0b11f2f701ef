import type { D1Database } from '@cloudflare/workers-types';
import { eq, sql } from 'drizzle-orm';
import type { OwnWords } from '../../shared/directory/directory.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { searchWords } from '../db/tables.ts';
import { auditEntry } from '../records/audit/audit-queries.ts';
import { type Author, timestampOf } from '../records/author.ts';
import { raiseVersion } from '../records/data-version.ts';

const read = async (d1: D1Database, words: string): Promise<OwnWords | null> => {
  const [row] = await database(d1).select().from(searchWords).where(eq(searchWords.words, words));
  return row ? { words: row.words, leadsTo: row.leadsTo } : null;
};

/** Has words lead somewhere, or somewhere else. False where the search knows as many as it may. */
export async function teachWords(d1: D1Database, author: Author, taught: OwnWords) {
  const before = await read(d1, taught.words);
  const hasRoom = sql`EXISTS (SELECT 1 FROM ${searchWords} AS same WHERE same.words = ${taught.words})
    OR (SELECT count(*) FROM ${searchWords}) < ${LIMITS.searchWordsKept.value}`;
  const [changed] = await database(d1).batch([
    insertWhere(d1, searchWords, { ...taught, addedAt: timestampOf(author) }, hasRoom)
      .onConflictDoUpdate({ target: searchWords.words, set: { leadsTo: taught.leadsTo } })
      .returning({ words: searchWords.words }),
    auditEntry(d1, {
      ...author,
      kind: 'search words',
      recordId: taught.words,
      before,
      after: taught,
    }),
    raiseVersion(d1, author.now, true),
  ]);
  return changed.length > 0;
}

/** False where the search does not know such words. */
export async function forgetWords(d1: D1Database, author: Author, words: string) {
  const before = await read(d1, words);
  const [gone] = await database(d1).batch([
    database(d1)
      .delete(searchWords)
      .where(eq(searchWords.words, words))
      .returning({ words: searchWords.words }),
    auditEntry(d1, { ...author, kind: 'search words', recordId: words, before, after: null }),
    raiseVersion(d1, author.now, true),
  ]);
  return gone.length > 0;
}
