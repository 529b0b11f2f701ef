import type { RouteObject } from 'react-router-dom';
import { messages } from '../../shared/site/messages.ts';
import type { Api, LoaderContext } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { ErrorPage } from '../layouts/ErrorPage.tsx';
import { pagesOf } from '../page/page-route.ts';

const IN_BROWSER: LoaderContext = { fetch: (...call) => fetch(...call), apiOrigin: '' };

/** Pages of which the map may be there without their own file: where this does not come, they say why. */
const onlinePagesOf =
  <A,>(api: A): ReturnType<typeof pagesOf<A>> =>
  (file, load) =>
    pagesOf(api)(file, () =>
      load().catch(() => {
        throw new ApiError(0, messages.needsInternet);
      }),
    );

/**
 * Public pages apart from the others, so that no phone keeps them unasked: what is open on the coming bank holidays, any of
 * which can be asked for without a network on home and in each timetable, all notices, which then stand on every page, what somebody says is wrong, and what is for
 * organisations and lawyers.
 */
export const createOnlineRoutes = (
  api: Api,
  context: LoaderContext = IN_BROWSER,
): RouteObject[] => [
  {
    id: 'areas/online-routes.tsx',
    ErrorBoundary: ErrorPage,
    children: [
      {
        path: 'holidays/:all?',
        caseSensitive: true,
        ...onlinePagesOf(api)(
          'services/holidays/HolidaysPage.tsx',
          () => import('../services/holidays/HolidaysPage.tsx'),
        ),
      },
      {
        path: 'near',
        caseSensitive: true,
        ...onlinePagesOf(api)(
          'services/near/NearPage.tsx',
          () => import('../services/near/NearPage.tsx'),
        ),
      },
      {
        path: 'notices',
        ...onlinePagesOf(api)('site/NoticesPage.tsx', () => import('../site/NoticesPage.tsx')),
      },
      {
        path: 'numbers',
        ...onlinePagesOf(context)('site/NumbersPage.tsx', () => import('../site/NumbersPage.tsx')),
      },
      {
        path: 'still-right/:token',
        ...onlinePagesOf(context)(
          'site/StillRightPage.tsx',
          () => import('../site/StillRightPage.tsx'),
        ),
      },
      {
        path: 'stand-in/:token',
        ...onlinePagesOf(context)('site/StandInPage.tsx', () => import('../site/StandInPage.tsx')),
      },
      {
        path: 'something-wrong',
        ...onlinePagesOf(api)(
          'site/WhichListingPage.tsx',
          () => import('../site/WhichListingPage.tsx'),
        ),
      },
      {
        path: 'something-wrong/:listing',
        ...onlinePagesOf(api)(
          'site/SomethingWrongPage.tsx',
          () => import('../site/SomethingWrongPage.tsx'),
        ),
      },
      {
        path: 'trust',
        ...onlinePagesOf(context)('site/TrustPage.tsx', () => import('../site/TrustPage.tsx')),
      },
      {
        path: 'joinus',
        ...onlinePagesOf(api)('site/JoinUsPage.tsx', () => import('../site/JoinUsPage.tsx')),
      },
      {
        path: 'privacy-policy',
        ...onlinePagesOf(api)(
          'site/PrivacyPolicyPage.tsx',
          () => import('../site/PrivacyPolicyPage.tsx'),
        ),
      },
      {
        path: 'terms-of-service',
        ...onlinePagesOf(api)(
          'site/TermsOfServicePage.tsx',
          () => import('../site/TermsOfServicePage.tsx'),
        ),
      },
      {
        path: 'accessibility',
        ...onlinePagesOf(api)(
          'site/AccessibilityPage.tsx',
          () => import('../site/AccessibilityPage.tsx'),
        ),
      },
    ],
  },
];
