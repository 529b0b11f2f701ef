import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { helplineFaults } from '../../shared/directory/listing-faults.ts';
import { HELPLINE_RULES } from '../../shared/lists/helpline-rules.ts';
import { among } from '../db/among.ts';
import { database } from '../db/client.ts';
import { helplines, organisations } from '../db/tables.ts';
import { helplineRecord, parseRows } from '../directory/records.ts';
import { keptRows, pageOf } from '../lists/pages.ts';
import type { AskedPage } from '../lists/query.ts';
import type { Filter } from '../records/filter.ts';
import { type Author, withinReach } from '../records/queries.ts';
import { listHelplines } from './queries.ts';

const rowsOf = keptRows(async (d1, author) =>
  (await listHelplines(d1, author, {})).map((helpline) => {
    const { _id, name, type, provider, lastCheckedAt } = helpline;
    const faults = helplineFaults(helpline, author.now);
    return { _id, name, type, provider, lastCheckedAt, faults };
  }),
);

/** A page of the helplines within reach, of this type and provider where they are named. */
export async function pageOfHelplines(
  d1: D1Database,
  author: Author,
  { type, provider, ...asked }: AskedPage & Filter,
) {
  const rows = (await rowsOf(d1, author)).filter(
    (row) =>
      (type === undefined || row.type === type) &&
      (provider === undefined || row.provider === provider),
  );
  return pageOf(rows, asked, HELPLINE_RULES, (ids) => readListed(d1, author, ids));
}

/** Helplines with the names of their organisations, in no order. */
export async function readListed(d1: D1Database, author: Author, ids: readonly string[]) {
  const rows = await database(d1)
    .select({ ...getTableColumns(helplines), providerName: organisations.name })
    .from(helplines)
    .leftJoin(organisations, eq(helplines.providerId, organisations.id))
    .where(and(among(helplines.id, ids), withinReach(author, helplines.providerId)));
  return parseRows('helpline', rows, ({ providerName, ...row }) => ({
    ...helplineRecord(row),
    providerName,
  }));
}
