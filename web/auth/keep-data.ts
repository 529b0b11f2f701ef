import type { ShouldRevalidateFunction } from 'react-router-dom';

/** Keeps the data of a page whose address holds a choice among what it has loaded: another choice asks the server nothing. */
export const keepData: ShouldRevalidateFunction = ({ currentUrl, nextUrl, ...rest }) =>
  rest.defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);
