import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchAnswer } from '../../shared/search/find-help.ts';
import { search } from '../../shared/search/search.ts';
import { indexOf } from '../../shared/search/search-index.ts';
import { SAMPLE_CITY } from '../../shared/testing/sample-city.ts';
import { createApi } from '../api/api.ts';
import { listResults, openSearch, openSearchHere, SearchResults } from './live-search.tsx';

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

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

test('a browser reads the lists once a minute, and again after a failure', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(openSearchHere()).rejects.toThrow();

  const first = await openSearchHere();
  answer.mockClear();
  vi.advanceTimersByTime(59_999);
  expect(await openSearchHere()).toBe(first);
  expect(answer).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1);
  const [later, beside] = await Promise.all([openSearchHere(), openSearchHere()]);
  expect(later).not.toBe(first);
  expect(beside).toBe(later);
  expect(answer).toHaveBeenCalledTimes(Object.keys(LISTS).length);

  vi.advanceTimersByTime(60_000);
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await openSearchHere(), 'a search that works is kept where lists do not come').toBe(later);
  expect(await openSearchHere()).not.toBe(later);
});

test.each([
  [100, 100, false],
  [101, 100, true],
])('of %i places by a name the box lists %i', (count, listed, isSaid) => {
  const organisations = Array.from({ length: count }, (_, i) => ({ _id: `o${i}`, name: 'Zz' }));
  const groups = search('zz', { serviceTypes: [], organisations });
  const found: SearchAnswer = { calls: [], isUrgent: false, corrected: null, groups };
  expect(listResults(found)).toHaveLength(listed);
  const show = { id: 'list', text: 'zz', found, marked: -1, optionId: String, onChoose: () => {} };
  const html = renderToStaticMarkup(createElement(SearchResults, show));
  expect(html.split('role="option"')).toHaveLength(listed + 1);
  expect(html.includes(`All ${count} are on the search page`)).toBe(isSaid);
});
