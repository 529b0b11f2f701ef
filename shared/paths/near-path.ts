import { ALL_HELP } from '../services/board/needs.ts';
import { appendQuery, paths } from './paths.ts';

/**
 * The page that orders a list by distance: it is named by the list's address, and asks for the same as that in its query. The
 * page without a list is that of all help.
 */
export const nearPath = (list: string, ...queries: (string | undefined)[]): string =>
  appendQuery(paths.near, list !== paths.need(ALL_HELP.id) && `list=${list}`, ...queries);
