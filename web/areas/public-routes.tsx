import type { RouteObject } from 'react-router-dom';
import type { Api } from '../api/api.ts';
import { notFound } from '../api/api-error.ts';
import { ErrorPage } from '../layouts/ErrorPage.tsx';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { isToldAgain, ROOT_ID, rootLoader } from '../layouts/root-data.ts';
import { pagesOf } from '../page/page-route.ts';

/**
 * The public site map, the same on the server and in the browser. Every page is a chunk of its own: a first visit
 * downloads the one it asked for, and a visitor never the map of what is for people who sign in: the browser adds
 * the others once somebody goes there.
 */
export function createRoutes(api: Api, otherRoutes: RouteObject[] = []): RouteObject[] {
  const page = pagesOf(api);
  const pages: RouteObject[] = [
    {
      index: true,
      ...page('home/HomePage.tsx', () => import('../home/HomePage.tsx')),
    },
    {
      path: 'immediate-support',
      ...page(
        'emergency/ImmediateSupportPage.tsx',
        () => import('../emergency/ImmediateSupportPage.tsx'),
      ),
    },
    {
      path: 'tonight',
      ...page('emergency/TonightPage.tsx', () => import('../emergency/TonightPage.tsx')),
    },
    {
      path: 'timetable/:type',
      ...page(
        'services/public/TimetablePage.tsx',
        () => import('../services/public/TimetablePage.tsx'),
      ),
    },
    {
      path: 'open/:need',
      ...page('home/NeedPage.tsx', () => import('../home/NeedPage.tsx')),
    },
    {
      path: 'helpline-type',
      ...page('emergency/HelplinesPage.tsx', () => import('../emergency/HelplinesPage.tsx')),
    },
    {
      path: 'helpline-type/:type',
      ...page(
        'helplines/public/HelplineTypePage.tsx',
        () => import('../helplines/public/HelplineTypePage.tsx'),
      ),
    },
    {
      path: 'organisations',
      ...page(
        'organisations/public/OrganisationsPage.tsx',
        () => import('../organisations/public/OrganisationsPage.tsx'),
      ),
    },
    {
      path: 'org-category/:category?',
      ...page(
        'organisations/public/OrgCategoryPage.tsx',
        () => import('../organisations/public/OrgCategoryPage.tsx'),
      ),
    },
    {
      path: 'search',
      ...page('search/SearchPage.tsx', () => import('../search/SearchPage.tsx')),
    },
    // It is loaded without a file's name, so that it links no files of its own: script puts another page in its place.
    { id: 'offline shell', path: 'offline', lazy: () => import('../offline/ShellPage.tsx') },
    {
      path: '*',
      loader: () => {
        throw notFound();
      },
    },
  ];
  return [
    {
      id: ROOT_ID,
      path: '/',
      loader: rootLoader(api),
      shouldRevalidate: isToldAgain,
      Component: PublicLayout,
      ErrorBoundary: ErrorPage,
      children: [{ ErrorBoundary: ErrorPage, children: pages }, ...otherRoutes],
    },
  ];
}
