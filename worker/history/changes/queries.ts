import type { D1Database } from '@cloudflare/workers-types';
import { sql } from 'drizzle-orm';
import type { Entry, FieldValues } from '../../../shared/history/entry.ts';
import { CATEGORIES } from '../../../shared/organisations/organisation.ts';
import { database } from '../../db/client.ts';
import { audit, hiddenCategories, organisations, services } from '../../db/tables.ts';

/** How many entries of the history are gone through: what a busy city writes in a year. */
export const ENTRIES_MAX = 3000;
/** In characters of JSON: what takes a tenth of a second to read. */
const TEXT_MAX = 3_000_000;

type Row = {
  id: number;
  at: string;
  kind: string;
  recordId: string;
  before: string | null;
  after: string | null;
  isTooMuch: number;
};

/**
 * The latest entries of the history since an ISO instant that may say something of what is public, the latest first and
 * without who made them; `isCut` where there are more than are read. The index holds no others, so that neither
 * registrations nor saves without a change cost anything.
 */
export async function readEntries(d1: D1Database, since: string) {
  const { id, at, kind, recordId, before, after, mayBePublic } = audit;
  // Written out: SQLite takes a partial index only where the statement says so itself, and not through a parameter.
  const rows = await database(d1).all<Row>(sql`
    SELECT id, at, kind, recordId, iif(isTooMuch, NULL, before) AS before,
      iif(isTooMuch, NULL, after) AS after, isTooMuch
    FROM (
      SELECT *, sum(coalesce(length(before), 0) + coalesce(length(after), 0))
        OVER (ORDER BY at DESC, id DESC ROWS UNBOUNDED PRECEDING) > ${TEXT_MAX} AS isTooMuch
      FROM (
        SELECT ${id}, ${at}, ${kind}, ${recordId} AS recordId, ${before}, ${after} FROM ${audit}
        WHERE ${mayBePublic} = 1 AND ${at} >= ${since} ORDER BY ${at} DESC LIMIT ${ENTRIES_MAX + 1}
      )
    )`);
  const read = rows.filter(({ isTooMuch }) => !isTooMuch).slice(0, ENTRIES_MAX);
  const entries = read
    // An entry has the instant at which its request began: which came first, its number says.
    .sort((one, other) => other.id - one.id)
    .map((row): Entry => ({ ...row, before: fields(row.before), after: fields(row.after) }));
  return { entries, isCut: read.length < rows.length };
}

const fields = (json: string | null): FieldValues | null => json && JSON.parse(json);

/**
 * The organisations some of whose places are not for everybody, whoever says so, or are of a category that was hidden within
 * the time that the history is kept: some of its rows go by themselves, and an entry says only that they came.
 */
export async function readGuarded(d1: D1Database): Promise<string[]> {
  const { kind, recordId } = audit;
  const rows = await database(d1).all<{ id: string }>(sql`
    SELECT ${services.providerId} AS id FROM ${services} WHERE ${services.addressPublic} NOT IN ('', 'yes')
    UNION SELECT ${organisations.id} FROM ${organisations}
      WHERE ${organisations.addressPublic} NOT IN ('', 'yes')
    UNION SELECT ${organisations.id} FROM ${organisations}, (
      SELECT ${hiddenCategories.category} AS hidden FROM ${hiddenCategories}
      UNION SELECT ${recordId} FROM ${audit}
        WHERE ${recordId} IN (SELECT value FROM json_each(${JSON.stringify(CATEGORIES)}))
          AND ${kind} = 'hidden addresses'
    ) WHERE instr(${organisations.categorisingOrganisations}, json_quote(hidden)) > 0`);
  return rows.map(({ id }) => id);
}
