import type { Location } from 'react-router-dom';
import { isListingFault, type LISTING_FAULT_NAMES } from '../../shared/directory/listing-faults.ts';
import { ANY_FAULT, type ListQuery } from '../../shared/lists/shown.ts';
import { LIMITS } from '../../shared/validation/limits.ts';

/** What a list may be asked for besides: which part of it. */
type Part = { when?: string; from?: string };

export type Change = Partial<ListQuery> & Part;

/** The highest page that can be asked for; the server gives the last one for any beyond it. */
const LAST_PAGE = 999_999;

/** What an address says of a list. */
export function listQuery(params: URLSearchParams): ListQuery {
  const text = (name: keyof ListQuery) => params.get(name) ?? '';
  const page = Number.parseInt(text('page'), 10) || 1;
  return {
    q: text('q'),
    wrong: text('wrong'),
    sort: text('sort'),
    page: Math.min(Math.max(page, 1), LAST_PAGE),
  };
}

/** What an address says of a list, as the API takes it. What an old or mistyped address names and nobody knows is left out. */
export function readListQuery<Sort extends string>(
  params: URLSearchParams,
  { sorts }: { sorts: Record<Sort, unknown> },
) {
  const { wrong, sort } = listQuery(params);
  return {
    ...turnOf(params),
    ...(isWrong(wrong) && { wrong }),
    ...(isOf(sorts, sort) && { sort }),
  };
}

/** Page and search alone, as the API takes them. */
export function turnOf(params: URLSearchParams) {
  const { q, page } = listQuery(params);
  return { page: String(page), ...(q && { q: q.slice(0, LIMITS.filterValue.value) }) };
}

const isWrong = (text: string): text is typeof ANY_FAULT | (typeof LISTING_FAULT_NAMES)[number] =>
  text === ANY_FAULT || isListingFault(text);

const isOf = <Name extends string>(names: Record<Name, unknown>, text: string): text is Name =>
  Object.hasOwn(names, text);

/** A list's address with something changed. Whatever is asked for anew begins at its first page. */
export function changeSearch(search: string, change: Change): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(change))
    if (value === '' || value === 1) next.delete(name);
    else next.set(name, String(value));
  return `?${next}`;
}

type Router = { state: { location: Location; navigation: { location?: Location } } };

/** What was asked for last: where the router stands or is going, whatever the screen still shows. */
export const readNewestSearch = ({ state }: Router): string =>
  (state.navigation.location ?? state.location).search;
