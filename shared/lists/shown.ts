import {
  isListingFault,
  LISTING_FAULT_NAMES,
  type ListingFault,
} from '../directory/listing-faults.ts';

/** What every row of a list says of itself, whatever it is a list of. */
export type ListRow = { _id: string; lastCheckedAt: string; faults: readonly ListingFault[] };

type Sort<Row> = { label: string; compare?: (a: Row, b: Row) => number };

/** How a list of records is searched and sorted. */
export type ListRules<Row extends ListRow, Name extends string = string> = {
  /** What the search looks in. */
  textOf: (row: Row) => string;
  /** The orders by their names in the address; the first is that of the rows as they come. */
  sorts: Record<Name, Sort<Row>>;
};

/** What is asked of a list; '' for nothing. */
export type ListQuery = { q: string; wrong: string; sort: string; page: number };

/** Any fault at all, in the address. */
export const ANY_FAULT = 'any';

/** Rows on a page, unless another number is asked for: a phone draws two thousand for seconds. */
export const PAGE_SIZE = 50;

export type Shown<Row> = {
  rows: Row[];
  /** How many there are on all pages. */
  total: number;
  page: number;
  pages: number;
  /** How many of what was searched for have each fault, and any. */
  counts: Record<ListingFault | typeof ANY_FAULT, number> & { all: number };
};

/**
 * The rows of the page that is asked for, of those that contain the text and have the fault
 * (docs/product.md#admin-area).
 */
export function filterAndPage<Row extends ListRow>(
  rows: readonly Row[],
  { q, wrong, sort, page }: ListQuery,
  { textOf, sorts }: ListRules<Row>,
  size: number = PAGE_SIZE,
): Shown<Row> {
  const sought = q.trim().toLowerCase();
  const found = rows.filter((row) => textOf(row).toLowerCase().includes(sought));
  const having = (fault: ListingFault) => found.filter(({ faults }) => faults.includes(fault));
  const faulty = found.filter(({ faults }) => faults.length > 0);
  const counts = Object.fromEntries(LISTING_FAULT_NAMES.map((name) => [name, having(name).length]));
  const kept = isListingFault(wrong) ? having(wrong) : wrong === ANY_FAULT ? faulty : found;
  const compare = Object.hasOwn(sorts, sort) ? sorts[sort]?.compare : undefined;
  const sorted = compare ? kept.toSorted(compare) : kept;
  const pages = Math.max(1, Math.ceil(sorted.length / size));
  const at = Math.min(Math.max(page, 1), pages);
  return {
    rows: sorted.slice((at - 1) * size, at * size),
    total: sorted.length,
    page: at,
    pages,
    counts: { ...counts, any: faulty.length, all: found.length } as Shown<Row>['counts'],
  };
}

const { compare } = new Intl.Collator('en-GB');

/** Texts as a dictionary has them. */
export const byText = compare;

/** What was never checked first. Those of one instant stay as they are. */
export const compareByCheck = (a: ListRow, b: ListRow) =>
  Math.sign((Date.parse(a.lastCheckedAt) || 0) - (Date.parse(b.lastCheckedAt) || 0));

/** More faults first; of as many the worse one. */
export function compareByFaults({ faults: mine }: ListRow, { faults: theirs }: ListRow) {
  const worst = ([first]: readonly ListingFault[]) =>
    first ? LISTING_FAULT_NAMES.indexOf(first) : Infinity;
  return theirs.length - mine.length || worst(mine) - worst(theirs) || 0;
}
