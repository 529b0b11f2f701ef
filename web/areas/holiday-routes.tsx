import type { RouteObject } from 'react-router-dom';
import type { Api } from '../api/api.ts';
import { ErrorPage } from '../layouts/ErrorPage.tsx';
import { pagesOf } from '../page/page-route.ts';

/**
 * What is open on the coming bank holidays: a public page apart from the others, so that no phone keeps it. Any of its days
 * can be asked for without a network on home and in each timetable. The accessibility statement stands here for the same reason.
 */
export const createHolidayRoutes = (api: Api): RouteObject[] => [
  {
    id: 'areas/holiday-routes.tsx',
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
        path: 'accessibility',
        ...pagesOf(api)(
          'site/AccessibilityPage.tsx',
          () => import('../site/AccessibilityPage.tsx'),
        ),
      },
    ],
  },
];
