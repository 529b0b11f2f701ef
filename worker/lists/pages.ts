import type { D1Database } from '@cloudflare/workers-types';
import { scopeOf } from '../../shared/account/access.ts';
import type { Fault } from '../../shared/directory/listing-faults.ts';
import type { ListPage } from '../../shared/lists/list-page.ts';
import { type ListRow, type ListRules, PAGE_SIZE, shown } from '../../shared/lists/shown.ts';
import { readRevision } from '../directory/queries.ts';
import { minuteOf } from '../directory/snapshot.ts';
import type { Author } from '../records/queries.ts';
import type { AskedPage } from './query.ts';

type Read<Row> = (d1: D1Database, author: Author) => Promise<Row[]>;

/**
 * What a list is searched, filtered and sorted by, of all its records in their order. What is wrong with a record follows
 * from rules that SQL cannot say, so all have to be read: once after a write or a minute, however often somebody searches.
 * Only finished rows are kept: a Worker that awaits another request's promise hangs.
 */
export function keptRows<Row extends ListRow>(read: Read<Row>): Read<Row> {
  let kept: { state: string; rows: Row[] } | undefined;
  return async (d1, author) => {
    const { version, revision, changedAt } = await readRevision(d1);
    const state = [version, revision, changedAt, minuteOf(author.now), whose(author)].join(' ');
    if (kept?.state === state) return kept.rows;
    // Read after the revision: what is written meanwhile makes the next request read again.
    const rows = await read(d1, author);
    kept = { state, rows };
    return rows;
  };
}

/** Whose records an author's list has: nobody is given rows that another's were read for. */
const whose = ({ viewer, action }: Author) =>
  scopeOf(viewer, action) === 'any' ? 'all' : `${viewer.role} ${viewer.organisationId}`;

/** The page that is asked for of these rows, whose whole records `read` gives by their ids. */
export async function pageOf<Row extends ListRow, Found extends { _id: string }>(
  rows: readonly Row[],
  { page = 1, perPage = PAGE_SIZE, q = '', wrong = '', sort = '' }: AskedPage,
  rules: ListRules<Row>,
  read: (ids: string[]) => Promise<Found[]>,
): Promise<ListPage<Found & { faults: readonly Fault[] }>> {
  const { rows: onPage, ...about } = shown(rows, { q, wrong, sort, page }, rules, perPage);
  const found = await read(onPage.map(({ _id }) => _id));
  const byId = new Map(found.map((record) => [record._id, record]));
  const items = onPage.flatMap(({ _id, faults }) => {
    const record = byId.get(_id);
    // Deleted meanwhile.
    return record ? [{ ...record, faults }] : [];
  });
  return { items, perPage, known: rows.length, ...about };
}
