import { FAULT_NAMES, type Fault, isFault } from '../../../shared/listing-faults.ts';

/** How a list of records is searched, filtered and sorted. */
export type ListRules<Row> = {
  /** What the search looks in. */
  textOf: (row: Row) => string;
  faultsOf: (row: Row) => readonly Fault[];
  /** By their names in the address, the first being that of the rows as they come. */
  sorts: Record<string, { label: string; compare?: (a: Row, b: Row) => number }>;
};

/** What the address says of a list; '' where it says nothing. */
export type ListQuery = { q: string; wrong: string; sort: string; page: number };

/** Any fault at all, in the address. */
export const ANY_FAULT = 'any';

/** Rows that a page draws: a phone draws two thousand for seconds. */
export const PAGE_SIZE = 50;

export type Shown<Row> = {
  rows: Row[];
  /** How many there are on all pages. */
  total: number;
  page: number;
  pages: number;
  /** How many of what was searched for have each fault, and any. */
  counts: Record<Fault | typeof ANY_FAULT, number> & { all: number };
};

/** The rows of the page that is asked for, of those that contain the text and have the fault (SPEC 2.3). */
export function shown<Row>(
  rows: readonly Row[],
  { q, wrong, sort, page }: ListQuery,
  { textOf, faultsOf, sorts }: ListRules<Row>,
): Shown<Row> {
  const sought = q.trim().toLowerCase();
  const found = rows.filter((row) => textOf(row).toLowerCase().includes(sought));
  const having = (fault: Fault) => found.filter((row) => faultsOf(row).includes(fault));
  const faulty = found.filter((row) => faultsOf(row).length > 0);
  const counts = Object.fromEntries(FAULT_NAMES.map((name) => [name, having(name).length]));
  const kept = isFault(wrong) ? having(wrong) : wrong === ANY_FAULT ? faulty : found;
  const compare = sorts[sort]?.compare;
  const sorted = compare ? kept.toSorted(compare) : kept;
  const pages = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
  const at = Math.min(Math.max(page, 1), pages);
  return {
    rows: sorted.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE),
    total: sorted.length,
    page: at,
    pages,
    counts: { ...counts, any: faulty.length, all: found.length } as Shown<Row>['counts'],
  };
}

/** Faults worked out once for each row: a list asks for them again for every count and every comparison. */
export function workedOutOnce<Row extends object>(of: ListRules<Row>['faultsOf']) {
  const known = new WeakMap<Row, readonly Fault[]>();
  return (row: Row): readonly Fault[] => {
    const faults = known.get(row) ?? of(row);
    known.set(row, faults);
    return faults;
  };
}

/** More faults first; of as many the worse one. */
export const byFaults =
  <Row>(faultsOf: ListRules<Row>['faultsOf']) =>
  (a: Row, b: Row) => {
    const [mine, theirs] = [faultsOf(a), faultsOf(b)];
    const worst = ([first]: readonly Fault[]) => (first ? FAULT_NAMES.indexOf(first) : Infinity);
    return theirs.length - mine.length || worst(mine) - worst(theirs) || 0;
  };
