import { type ShouldRevalidateFunction, useSearchParams } from 'react-router-dom';
import type { ListQuery } from './shown.ts';

/** For a page whose list was loaded whole: what the address says of it asks the server nothing. */
export const keepList: ShouldRevalidateFunction = ({ currentUrl, nextUrl, ...rest }) =>
  rest.defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

type Change = Partial<Omit<ListQuery, 'page'>>;

/** Search, filter, sort and page of a list, in the address: it can be sent, and Back leads to it. */
export function useListQuery() {
  const [params, setParams] = useSearchParams();
  const text = (name: keyof ListQuery) => params.get(name) ?? '';
  const query: ListQuery = {
    q: text('q'),
    wrong: text('wrong'),
    sort: text('sort'),
    page: Number.parseInt(text('page'), 10) || 1,
  };

  /** Whatever is asked for anew begins at its first page. */
  const changed = (change: Change & { page?: number }) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(change))
      if (value === '' || value === 1) next.delete(name);
      else next.set(name, String(value));
    return next;
  };
  return {
    query,
    change: (change: Change) =>
      setParams(changed(change), { replace: true, preventScrollReset: true }),
    linkTo: (change: Change & { page?: number }) => `?${changed(change)}`,
  };
}
