import type { Plugin } from 'vite';
import { CHECK_FIRST_AVAILABILITY } from '../../shared/conditions/check-first.ts';
import { FILTERS } from '../../shared/conditions/filters.ts';

/** The tables of conditions, each by the module that makes it. */
const VALUES = {
  'check-first': { CHECK_FIRST_AVAILABILITY },
  filters: { FILTERS },
};

/**
 * Writes what pages read of the tables of conditions where they read it: no visitor downloads the tables, more than 2 kB
 * that only forms and the server read.
 */
export const tablesInPlace: Plugin = {
  name: 'tables-in-place',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/shared\/conditions\/(?:check-first|filters)\.ts$/ },
    handler: (_, id) => {
      const module = Object.entries(VALUES).find(([name]) => id.endsWith(`/${name}.ts`));
      const lines = Object.entries(module?.[1] ?? {}).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: lines.join('\n'), map: null };
    },
  },
};
