import type { Plugin } from 'vite';
import { FILTERS } from '../../shared/conditions/filters.ts';

/**
 * Writes the filters where they are used instead of what makes them: no visitor downloads the table of conditions, 1.7 kB
 * that only forms and the server read.
 */
export const filtersInPlace: Plugin = {
  name: 'filters-in-place',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/shared\/conditions\/filters\.ts$/ },
    handler: () => ({ code: `export const FILTERS = ${JSON.stringify(FILTERS)};`, map: null }),
  },
};
