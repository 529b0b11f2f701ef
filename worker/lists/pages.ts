import type { D1Database } from '@cloudflare/workers-types';
import { scopeOf } from '../../shared/account/access.ts';
import type { ListingFault } from '../../shared/directory/listing-faults.ts';
import type { ListPage } from '../../shared/lists/list-page.ts';
import {
  filterAndPage,
  type ListRow,
  type ListRules,
  PAGE_SIZE,
} from '../../shared/lists/shown.ts';
import { minuteOf } from '../directory/snapshot.ts';
import type { Author } from '../records/author.ts';
import { readRevision } from '../records/data-version.ts';
import type { Filter } from '../records/filter.ts';
import { providerIdOf } from '../records/rows.ts';
import type { AskedPage } from './query.ts';

type ListFilter = Filter & { role?: string | undefined; approved?: boolean | undefined };

type List<Row extends ListRow, Item> = {
  rules: ListRules<Row>;
  /** What the list is searched, filtered and sorted by, of all records in scope in their order. */
  readRows: (d1: D1Database, author: Author) => Promise<Row[]>;
  /** The whole records of a page by their ids, in any order. */
  readItems: (d1: D1Database, author: Author, ids: string[]) => Promise<Item[]>;
};

/**
 * Reads pages of a list, of the rows whose fields are as the filter has them. What is wrong with a record follows from
 * rules that SQL cannot say, so all have to be read: once after a write or a minute, however often somebody searches.
 * Only finished rows are kept: a Worker that awaits another request's promise hangs.
 */
export function pagesOf<Row extends ListRow, Item extends { _id: string }>({
  rules,
  readRows,
  readItems,
}: List<Row, Item>) {
  let kept: { state: string; rows: Row[] } | undefined;

  async function rowsOf(d1: D1Database, author: Author): Promise<Row[]> {
    const { version, revision, changedAt } = await readRevision(d1);
    const state = [version, revision, changedAt, minuteOf(author.now), whose(author)].join(' ');
    if (kept?.state === state) return kept.rows;
    // Read after the revision: what is written meanwhile makes the next request read again.
    const rows = await readRows(d1, author);
    kept = { state, rows };
    return rows;
  }

  return async (
    d1: D1Database,
    author: Author,
    {
      page = 1,
      perPage = PAGE_SIZE,
      q = '',
      wrong = '',
      sort = '',
      ...filter
    }: AskedPage & ListFilter,
  ): Promise<ListPage<Item & { faults: readonly ListingFault[] }>> => {
    const rows = (await rowsOf(d1, author)).filter((row) => isLike(row, filter));
    const { rows: onPage, ...about } = filterAndPage(
      rows,
      { q, wrong, sort, page },
      rules,
      perPage,
    );
    const found = await readItems(
      d1,
      author,
      onPage.map(({ _id }) => _id),
    );
    const byId = new Map(found.map((record) => [record._id, record]));
    const items = onPage.flatMap(({ _id, faults }) => {
      const record = byId.get(_id);
      // Deleted meanwhile.
      return record ? [{ ...record, faults }] : [];
    });
    return { items, perPage, known: rows.length, ...about };
  };
}

/** Whose records an author's list has: nobody is given rows that another's were read for. */
const whose = ({ viewer, action }: Author) =>
  scopeOf(viewer, action) === 'any' ? 'all' : `${viewer.role} ${viewer.organisationId}`;

/** A provider is named by its id. */
function isLike(row: Readonly<Record<string, unknown>>, filter: ListFilter): boolean {
  return Object.entries(filter).every(([name, value]) => {
    const field = name === 'provider' ? providerIdOf(row.provider) : row[name];
    return value === undefined || field === value;
  });
}
