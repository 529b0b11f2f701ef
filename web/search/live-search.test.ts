import { beforeEach, expect, test, vi } from 'vitest';
import { indexOf } from '../../shared/search/search-index.ts';
import { SAMPLE_CITY } from '../../shared/testing/sample-city.ts';
import { createApi } from '../api/api.ts';
import { openSearch } from './live-search.tsx';

vi.mock(import('../../shared/search/search-index.ts'), { spy: true });

const LISTS: Record<string, unknown> = {
  '/api/services/public': SAMPLE_CITY.services,
  '/api/organisations/public': SAMPLE_CITY.organisations,
  '/api/helplines/public': SAMPLE_CITY.helplines,
  '/api/searches/words': [],
};

const answer = vi.fn(async (path: string) => Response.json(LISTS[path]));
const open = () => openSearch(createApi(answer as typeof fetch));

beforeEach(() => {
  vi.clearAllMocks();
});

test('what a search takes longest for is done before the first key', async () => {
  await open();
  expect(indexOf).toHaveBeenCalledTimes(1);
});

test('as much of a text is looked for as on the search page', async () => {
  const find = await open();
  const long = `${'zebra '.repeat(40)}shower`;
  expect(find(long).groups).toEqual([]);
  expect(find(`  shower${' '.repeat(300)}`)).toEqual(find('shower'));
});
