import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { changedSearch, newestSearch } from './list-address.ts';

it('changes what is asked for, keeps the rest and begins at the first page', () => {
  expect(changedSearch('?q=ark&page=3', { sort: 'wrong' })).toBe('?q=ark&sort=wrong');
  expect(changedSearch('?q=ark&sort=wrong', { page: 2 })).toBe('?q=ark&sort=wrong&page=2');
  expect(changedSearch('?wrong=old&page=2', { wrong: '' })).toBe('?');
  expect(changedSearch('?q=ark&page=2', { page: 1 })).toBe('?q=ark');
});

it('keeps a sort that is still on its way where a filter is tapped, and both where a page is turned', async () => {
  let answer = (_: null) => {};
  const slow = new Promise<null>((resolve) => {
    answer = resolve;
  });
  const router = createMemoryRouter([{ path: '/', loader: () => slow }], {
    hydrationData: { loaderData: { 0: null } },
  });
  const ask = (change: object) => router.navigate(changedSearch(newestSearch(router), change));
  const asked = [ask({ sort: 'wrong' }), ask({ wrong: 'old' }), ask({ page: 2 })];
  expect(router.state.location.search).toBe('');
  answer(null);
  await Promise.all(asked);
  expect(router.state.location.search).toBe('?sort=wrong&wrong=old&page=2');
  expect(newestSearch(router)).toBe('?sort=wrong&wrong=old&page=2');
  router.dispose();
});
