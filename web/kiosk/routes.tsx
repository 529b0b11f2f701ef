import type { RouteObject } from 'react-router-dom';
import type { Api } from '../api.ts';
import { notFound } from '../api-error.ts';
import { rootLoader } from '../layouts/root-data.ts';
import { pagesOf } from '../page-route.ts';
import { KioskErrorPage, KioskLayout } from './KioskLayout.tsx';

/** The pages for a touchscreen: entered by a full load, with a frame of their own and all their CSS linked. */
export function createKioskRoutes(api: Api): RouteObject[] {
  const page = pagesOf(api);
  return [
    {
      id: 'kiosk',
      path: '/kiosk',
      loader: rootLoader(api),
      shouldRevalidate: () => false,
      Component: KioskLayout,
      ErrorBoundary: KioskErrorPage,
      children: [
        {
          id: 'kiosk-pages',
          ErrorBoundary: KioskErrorPage,
          children: [
            {
              index: true,
              ...page('kiosk/KioskHomePage.tsx', () => import('./KioskHomePage.tsx')),
            },
            {
              path: '*',
              loader: () => {
                throw notFound();
              },
            },
          ],
        },
      ],
    },
  ];
}
