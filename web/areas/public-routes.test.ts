import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AREAS, isIn, SIGN_IN } from '../../shared/paths/areas.ts';
import { OFFLINE } from '../../shared/paths/offline.ts';
import { directoryApi } from '../api/directory-api.ts';
import { accountRoutes } from './account-routes.tsx';
import { createOnlineRoutes } from './online-routes.tsx';
import { createRoutes } from './public-routes.tsx';

const api = directoryApi(() => null);

/** The addresses of pages as the site map writes them, without the one for all others. */
const patternsOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ index, path = '', children }) =>
    children ? patternsOf(children) : index || path !== '*' ? [`/${path}`] : [],
  );

it('has every public page in the area that the offline copy keeps, but for the copy itself', () => {
  const patterns = patternsOf(createRoutes(api));
  expect(patterns.filter((path) => !isIn(AREAS.public, path))).toEqual([OFFLINE.shell]);
});

it('has the pages that no phone keeps in an area of their own', () => {
  for (const path of patternsOf(createOnlineRoutes(api)))
    expect(isIn(AREAS.online, path)).toBe(true);
});

it('has every page around an account in an area whose routes come apart', () => {
  const patterns = patternsOf(accountRoutes);
  expect(patterns.length).toBeGreaterThan(AREAS.account.begins.length);
  for (const path of patterns)
    expect(
      SIGN_IN.some((area) => isIn(area, path)),
      path,
    ).toBe(true);
});
