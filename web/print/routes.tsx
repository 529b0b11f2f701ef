import type { RouteObject } from 'react-router-dom';
import type { Api } from '../api.ts';
import { notFound } from '../api-error.ts';
import { rootLoader } from '../layouts/root-data.ts';
import { pagesOf } from '../page-route.ts';
import { PrintErrorPage, PrintLayout } from './PrintLayout.tsx';

/** The pages for paper: entered by a full load, with a frame of their own and all their CSS linked. */
export function createPrintRoutes(api: Api): RouteObject[] {
  const page = pagesOf(api);
  return [
    {
      id: 'print',
      path: '/print',
      loader: rootLoader(api),
      shouldRevalidate: () => false,
      Component: PrintLayout,
      ErrorBoundary: PrintErrorPage,
      children: [
        {
          id: 'print-pages',
          ErrorBoundary: PrintErrorPage,
          children: [
            {
              index: true,
              ...page('print/PrintHomePage.tsx', () => import('./PrintHomePage.tsx')),
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
