import type { RouteObject } from 'react-router-dom';
import type { Api, Surroundings } from '../api/api.ts';
import { ErrorPage } from '../layouts/ErrorPage.tsx';
import { pagesOf } from '../page/page-route.ts';

const IN_BROWSER: Surroundings = { fetch: (...call) => fetch(...call), apiOrigin: '' };

/**
 * Public pages apart from the others, so that no phone keeps them: what is open on the coming bank holidays, any of which
 * can be asked for without a network on home and in each timetable, all notices, which then stand on every page, what somebody says is wrong, and what is for
 * organisations and lawyers.
 */
export const createOnlineRoutes = (
  api: Api,
  surroundings: Surroundings = IN_BROWSER,
): RouteObject[] => [
  {
    id: 'areas/online-routes.tsx',
    ErrorBoundary: ErrorPage,
    children: [
      {
        path: 'holidays/:all?',
        caseSensitive: true,
        ...pagesOf(api)(
          'services/holidays/HolidaysPage.tsx',
          () => import('../services/holidays/HolidaysPage.tsx'),
        ),
      },
      {
        path: 'near',
        caseSensitive: true,
        ...pagesOf(api)(
          'services/near/NearPage.tsx',
          () => import('../services/near/NearPage.tsx'),
        ),
      },
      {
        path: 'notices',
        ...pagesOf(api)('site/NoticesPage.tsx', () => import('../site/NoticesPage.tsx')),
      },
      {
        path: 'numbers',
        ...pagesOf(surroundings)('site/NumbersPage.tsx', () => import('../site/NumbersPage.tsx')),
      },
      {
        path: 'still-right/:token',
        ...pagesOf(surroundings)(
          'site/StillRightPage.tsx',
          () => import('../site/StillRightPage.tsx'),
        ),
      },
      {
        path: 'stand-in/:token',
        ...pagesOf(surroundings)('site/StandInPage.tsx', () => import('../site/StandInPage.tsx')),
      },
      {
        path: 'something-wrong',
        ...pagesOf(api)('site/WhichListingPage.tsx', () => import('../site/WhichListingPage.tsx')),
      },
      {
        path: 'something-wrong/:listing',
        ...pagesOf(api)(
          'site/SomethingWrongPage.tsx',
          () => import('../site/SomethingWrongPage.tsx'),
        ),
      },
      {
        path: 'trust',
        ...pagesOf(surroundings)('site/TrustPage.tsx', () => import('../site/TrustPage.tsx')),
      },
      {
        path: 'joinus',
        ...pagesOf(api)('site/JoinUsPage.tsx', () => import('../site/JoinUsPage.tsx')),
      },
      {
        path: 'privacy-policy',
        ...pagesOf(api)(
          'site/PrivacyPolicyPage.tsx',
          () => import('../site/PrivacyPolicyPage.tsx'),
        ),
      },
      {
        path: 'terms-of-service',
        ...pagesOf(api)(
          'site/TermsOfServicePage.tsx',
          () => import('../site/TermsOfServicePage.tsx'),
        ),
      },
      {
        path: 'accessibility',
        ...pagesOf(api)(
          'site/AccessibilityPage.tsx',
          () => import('../site/AccessibilityPage.tsx'),
        ),
      },
    ],
  },
];
