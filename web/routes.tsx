import type { RouteObject } from 'react-router-dom';
import type { Api } from './api.ts';
import { notFound } from './api-error.ts';
import { ErrorPage } from './directory/ErrorPage.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { isToldAgain, ROOT_ID, rootLoader } from './layouts/root-data.ts';
import { pagesOf } from './page-route.ts';

/**
 * The public site map, the same on the server and in the browser. Every page is a chunk of its own: a first visit
 * downloads the one it asked for, and a visitor never the map of what is for people who sign in: the browser adds
 * `accountRoutes` once somebody goes there.
 */
export function createRoutes(api: Api, accountRoutes: RouteObject[] = []): RouteObject[] {
  const page = pagesOf(api);
  const pages: RouteObject[] = [
    {
      index: true,
      ...page('directory/HomePage.tsx', () => import('./directory/HomePage.tsx')),
    },
    {
      path: 'immediate-support',
      ...page(
        'directory/ImmediateSupportPage.tsx',
        () => import('./directory/ImmediateSupportPage.tsx'),
      ),
    },
    {
      path: 'timetable/:type',
      ...page('services/TimetablePage.tsx', () => import('./services/TimetablePage.tsx')),
    },
    {
      path: 'helpline-type/:type',
      ...page('helplines/HelplineTypePage.tsx', () => import('./helplines/HelplineTypePage.tsx')),
    },
    {
      path: 'organisations',
      ...page(
        'organisations/OrganisationsPage.tsx',
        () => import('./organisations/OrganisationsPage.tsx'),
      ),
    },
    {
      path: 'org-category/:category?',
      ...page(
        'organisations/OrgCategoryPage.tsx',
        () => import('./organisations/OrgCategoryPage.tsx'),
      ),
    },
    {
      path: 'search',
      ...page('directory/SearchPage.tsx', () => import('./directory/SearchPage.tsx')),
    },
    {
      path: 'joinus',
      ...page('directory/JoinUsPage.tsx', () => import('./directory/JoinUsPage.tsx')),
    },
    {
      path: 'privacy-policy',
      ...page('directory/PrivacyPolicyPage.tsx', () => import('./directory/PrivacyPolicyPage.tsx')),
    },
    {
      path: 'terms-of-service',
      ...page(
        'directory/TermsOfServicePage.tsx',
        () => import('./directory/TermsOfServicePage.tsx'),
      ),
    },
    // By no name of a file, so that it names none of its own: script puts another page in its place.
    { path: 'offline', lazy: () => import('./offline/ShellPage.tsx') },
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
      children: [{ ErrorBoundary: ErrorPage, children: pages }, ...accountRoutes],
    },
  ];
}
