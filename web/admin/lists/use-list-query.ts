import { type MouseEvent, useContext } from 'react';
import {
  type LinkProps,
  type ShouldRevalidateFunction,
  UNSAFE_DataRouterContext,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
import { type Change, changedSearch, newestSearch } from './list-address.ts';
import type { ListQuery } from './shown.ts';

/** For a page whose list was loaded whole: what the address says of it asks the server nothing. */
export const keepList: ShouldRevalidateFunction = ({ currentUrl, nextUrl, ...rest }) =>
  rest.defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

/** Leads to the same list, asked for otherwise. */
export type ListLink = Pick<LinkProps, 'to' | 'onClick' | 'replace' | 'preventScrollReset'>;

/** In the place of the present one, the eye staying where it is. */
const IN_PLACE = { replace: true, preventScrollReset: true };

/** Search, filter, sort and page of a list, in the address: it can be sent, and Back leads to it. */
export function useListQuery() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const text = (name: keyof ListQuery) => params.get(name) ?? '';
  const query: ListQuery = {
    q: text('q'),
    wrong: text('wrong'),
    sort: text('sort'),
    page: Number.parseInt(text('page'), 10) || 1,
  };
  const drawn = params.toString();
  /** From what was asked for last, which a slow phone may still be drawing. */
  const go = (change: Change, options: typeof IN_PLACE | undefined) =>
    void navigate(changedSearch(router ? newestSearch(router) : drawn, change), options);

  return {
    query,
    change: (change: Change) => go(change, IN_PLACE),
    /** `isTurn` turns a page: a place of its own, begun at its top. */
    linkTo: (change: Change, isTurn = false): ListLink => {
      const options = isTurn ? undefined : IN_PLACE;
      return {
        to: changedSearch(drawn, change),
        onClick: (event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          go(change, options);
        },
        ...options,
      };
    },
  };
}

/** Not one that asks for a tab or window of its own. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
