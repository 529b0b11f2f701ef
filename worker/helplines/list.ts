import type { D1Database } from '@cloudflare/workers-types';
import { and } from 'drizzle-orm';
import { helplineFaults } from '../../shared/directory/listing-faults.ts';
import { HELPLINE_RULES } from '../../shared/lists/helpline-rules.ts';
import { isOneOf } from '../db/among.ts';
import { helplines } from '../db/tables.ts';
import { pagesOf } from '../lists/pages.ts';
import { type Author, isInScope } from '../records/author.ts';
import { listRecords } from '../records/read.ts';
import { helpline, readHelplineRow, selectHelplines } from '../records/record-types.ts';
import { parseRows } from '../records/rows.ts';

/** A page of the helplines in scope, of this type and provider where they are named. */
export const pageOfHelplines = pagesOf({
  rules: HELPLINE_RULES,
  readRows: async (d1, author) =>
    (await listRecords(d1, author, helpline)).map((record) => {
      const { _id, name, type, provider, lastCheckedAt } = record;
      const faults = helplineFaults(record, author.now);
      return { _id, name, type, provider, lastCheckedAt, faults };
    }),
  readItems: readListed,
});

/** Helplines with the names of their organisations, in no order. */
export async function readListed(d1: D1Database, author: Author, ids: readonly string[]) {
  const rows = await selectHelplines(d1).where(
    and(isOneOf(helplines.id, ids), isInScope(author, helpline.owner)),
  );
  return parseRows('helpline', rows, (row) => ({
    ...readHelplineRow(row),
    providerName: row.providerName,
  }));
}
