import { paths, withQuery } from './paths.ts';

/** The page that orders a list by distance: it is named by the list's address, and asks for the same as that in its query. */
export const nearPath = (list: string, ...queries: (string | undefined)[]): string =>
  withQuery(paths.near, `list=${list}`, ...queries);
