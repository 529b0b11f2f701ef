import { type MouseEvent, useContext } from 'react';
import {
  type LinkProps,
  UNSAFE_DataRouterContext,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
import { type Change, changeSearch, listQuery, readNewestSearch } from './list-address.ts';

/** Leads to the same list, asked for otherwise. */
export type ListLink = Pick<LinkProps, 'to' | 'onClick' | 'replace' | 'preventScrollReset'>;

/** In the place of the present one, the eye staying where it is. */
const IN_PLACE = { replace: true, preventScrollReset: true };

/**
 * Search, filter, sort and page of a list, in the address: it can be sent, and Back leads to it. The page's loader asks the
 * server for what the address says; an answer that comes after a newer question is thrown away by the router.
 */
export function useListQuery() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const drawn = params.toString();
  /** Goes on from what was asked for last, which may still be on its way. */
  const go = (change: Change, options: typeof IN_PLACE | undefined) => {
    const newest = router ? readNewestSearch(router) : drawn;
    const next = changeSearch(newest, change);
    // Enter asks for what the last key has asked for already.
    if (next !== newest) void navigate(next, options);
  };

  return {
    query: listQuery(params),
    params,
    change: (change: Change) => go(change, IN_PLACE),
    /** `isTurn` turns a page: a place of its own, begun at its top. */
    linkTo: (change: Change, isTurn = false): ListLink => {
      const options = isTurn ? undefined : IN_PLACE;
      return {
        to: changeSearch(drawn, change),
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

/** Whether a click opens the link here, and asks for no tab or window of its own. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
