import type { RouteObject } from 'react-router-dom';
import type { Api } from '../api/api.ts';
import { notFound } from '../api/api-error.ts';
import { pagesOf } from '../page/page-route.ts';
import { PrintErrorPage, PrintLayout, type PrintRoot } from './PrintLayout.tsx';
import { printApi } from './print-api.ts';

type LoaderContext = { fetch: typeof globalThis.fetch; apiOrigin: string; publicOrigin: string };

const inBrowser = (): LoaderContext => ({
  fetch: (...call) => fetch(...call),
  apiOrigin: '',
  publicOrigin: location.origin,
});

/**
 * The pages for paper: entered by a full load, with a frame of their own and all their CSS linked. Codes and addresses on
 * paper name the site's public origin, which only the server knows: the browser has it from the page's data, and without a network takes its own.
 */
export function createPrintRoutes(
  api: Api,
  { fetch, apiOrigin, publicOrigin }: LoaderContext = inBrowser(),
): RouteObject[] {
  const page = pagesOf(printApi(api, fetch, apiOrigin));
  return [
    {
      id: 'print',
      path: '/print',
      loader: async (): Promise<PrintRoot> => {
        const health = await api.health().catch(() => undefined);
        return { publicOrigin, edited: health?.edited };
      },
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
              path: 'choose',
              ...page('print/ChoosePlacesPage.tsx', () => import('./ChoosePlacesPage.tsx')),
            },
            {
              path: 'today',
              ...page('print/TodayPage.tsx', () => import('./TodayPage.tsx')),
            },
            {
              path: 'poster',
              ...page('print/PosterPage.tsx', () => import('./PosterPage.tsx')),
            },
            {
              path: 'pocket',
              ...page('print/PocketPage.tsx', () => import('./PocketPage.tsx')),
            },
            {
              path: 'changes',
              ...page('print/ChangesPage.tsx', () => import('./ChangesPage.tsx')),
            },
            {
              path: ':what',
              ...page('print/SheetPage.tsx', () => import('./SheetPage.tsx')),
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
