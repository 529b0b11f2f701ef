import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { HELPLINE_RULES } from '../../shared/lists/helpline-rules.ts';
import { SERVICE_RULES } from '../../shared/lists/service-rules.ts';
import { changeSearch, readListQuery, readNewestSearch } from './list-address.ts';

it('changes what is asked for, keeps the rest and begins at the first page', () => {
  expect(changeSearch('?q=ark&page=3', { sort: 'wrong' })).toBe('?q=ark&sort=wrong');
  expect(changeSearch('?q=ark&sort=wrong', { page: 2 })).toBe('?q=ark&sort=wrong&page=2');
  expect(changeSearch('?wrong=old&page=2', { wrong: '' })).toBe('?');
  expect(changeSearch('?q=ark&page=2', { page: 1 })).toBe('?q=ark');
});

it('asks the server for what the address says, and for nothing that nobody knows', () => {
  const asked = (search: string, rules: Parameters<typeof readListQuery>[1] = SERVICE_RULES) =>
    readListQuery(new URLSearchParams(search), rules);
  expect(asked('')).toEqual({ page: '1' });
  expect(asked('?q=ark&wrong=any&sort=provider&page=3&type=Lunch')).toEqual({
    q: 'ark',
    wrong: 'any',
    sort: 'provider',
    page: '3',
  });
  expect(asked('?wrong=old')).toEqual({ page: '1', wrong: 'old' });
  expect(asked('?wrong=nonsense&sort=nonsense&page=x')).toEqual({ page: '1' });
  expect(asked('?wrong=toString&sort=__proto__')).toEqual({ page: '1' });
  expect(asked('?sort=provider', HELPLINE_RULES)).toEqual({ page: '1' });
  for (const [page, number] of [
    ['0', '1'],
    ['-4', '1'],
    ['1e9', '1'],
    ['9'.repeat(30), '999999'],
  ])
    expect(asked(`?page=${page}`)).toEqual({ page: number });
  expect(asked(`?q=${'x'.repeat(300)}`).q).toHaveLength(200);
});

it('keeps a sort that is still on its way where a filter is tapped, and both where a page is turned', async () => {
  let answer = (_: null) => {};
  const slow = new Promise<null>((resolve) => {
    answer = resolve;
  });
  const router = createMemoryRouter([{ path: '/', loader: () => slow }], {
    hydrationData: { loaderData: { 0: null } },
  });
  const ask = (change: object) => router.navigate(changeSearch(readNewestSearch(router), change));
  const asked = [ask({ sort: 'wrong' }), ask({ wrong: 'old' }), ask({ page: 2 })];
  expect(router.state.location.search).toBe('');
  answer(null);
  await Promise.all(asked);
  expect(router.state.location.search).toBe('?sort=wrong&wrong=old&page=2');
  expect(readNewestSearch(router)).toBe('?sort=wrong&wrong=old&page=2');
  router.dispose();
});
