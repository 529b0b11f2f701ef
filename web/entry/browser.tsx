import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
  redirect,
} from 'react-router-dom';
import { type Edited, takeEdited } from '../../shared/edited/edited.ts';
import { paths } from '../../shared/paths/paths.ts';
import { ALL_HELP } from '../../shared/services/board/needs.ts';
import { messages } from '../../shared/site/messages.ts';
import { BANK_HOLIDAYS } from '../../shared/time/bank-holidays.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { ApiError } from '../api/api-error.ts';
import { createRoutes } from '../areas/public-routes.tsx';
import { browserApi } from '../auth/browser-api.ts';
import { ErrorPage } from '../layouts/ErrorPage.tsx';
import { ROOT_ID } from '../layouts/root-data.ts';
import { isGuarded, isKiosk, isOfAccounts, isOnline, isPrint } from './lazy-areas.ts';
import { reloadForMissingFiles } from './missing-files.ts';
import { readPageData } from './page-data.ts';
import { tolerateTranslators } from './tolerate-translators.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The routes that come apart, where an address is one of theirs: those that no phone keeps, and for people who sign in. */
async function otherRoutes(path: string) {
  if (isOnline(path))
    return import('../areas/online-routes.tsx').then(
      ({ createOnlineRoutes }) => createOnlineRoutes(browserApi()),
      () => [
        path.startsWith(paths.holidays)
          ? { path, loader: showOneDay }
          : needsInternet(path, messages.needsInternet),
      ],
    );
  if (!isOfAccounts(path)) return [];
  return (await import('../areas/account-routes.tsx')).accountRoutes;
}

/** Leads to a list that every phone keeps: of the day asked for, or of the first bank holiday to come. */
function showOneDay({ request }: { request: Request }) {
  const today = cityTime(Date.now()).date;
  const day =
    new URL(request.url).searchParams.get('when') ??
    Object.keys(BANK_HOLIDAYS).find((date) => date >= today);
  return redirect(`${paths.need(ALL_HELP.id)}?when=${day}`);
}

/** In place of a page that no phone keeps, and that cannot be fetched. */
const needsInternet = (path: string, words: string): RouteObject => ({
  path,
  ErrorBoundary: ErrorPage,
  loader: () => {
    throw new ApiError(0, words);
  },
});

/** Print views and the kiosk have a map of their own: no link of a public page leads there without a full load. */
async function routesFor(path: string): Promise<RouteObject[]> {
  const api = browserApi();
  if (isPrint(path))
    return import('../print/routes.tsx').then(
      ({ createPrintRoutes }) => createPrintRoutes(api),
      () =>
        createRoutes(api, [
          needsInternet(path, `This sheet needs internet. ${messages.printAPage}`),
        ]),
    );
  if (isKiosk(path)) return (await import('../kiosk/routes.tsx')).createKioskRoutes();
  return createRoutes(api, await otherRoutes(path));
}

/** Takes over the server's HTML. Lazy pages of this address are fetched first, or the first render would not match. */
export async function takeOver(isLate: boolean) {
  const root = document.getElementById('root');
  if (!root) return;
  tolerateTranslators();
  let router: Router | undefined;
  // A page that somebody has begun to use stays as it is, and is not loaded anew under their hands.
  if (!isLate) reloadForMissingFiles(() => router?.state.navigation.location);
  const routes = await routesFor(location.pathname);
  await Promise.all([
    document.querySelector('[data-files]') && wholeStyles(),
    ...(matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      // What does not come is the router's to say, which tries again.
      const page = await route.lazy().catch(console.warn);
      if (page) Object.assign(route, page, { lazy: undefined });
    }),
  ]);
  // Yields between reading the scripts and using them, or a slow phone hears no tap for the length of both.
  await yieldToBrowser();
  const isShell = root.querySelector('[data-shell]') !== null;
  const hydrationData = isShell ? undefined : readPageData(root);
  takeEditedOf(hydrationData?.loaderData);
  router = createBrowserRouter(routes, {
    hydrationData,
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const more = await otherRoutes(path);
      // The maps of paper and kiosk have no such root.
      if (more[0]) patch(ROOT_ID, more);
    },
  });
  if (isLate) reloadForMissingFiles(() => router?.state.navigation.location);
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (!hydrationData) await whenLoaded(router);
  // The shell of a signed-in area is not what the guard lets somebody see, nor that of the offline copy the page of this
  // address, so there is nothing to hydrate.
  if (!hydrationData || isGuarded(location.pathname)) {
    const top = isLate ? scrollY : 0;
    const render = () => createRoot(root).render(app);
    if (top === 0) return render();
    // All at once, or somebody who reads further down would see its beginning first.
    flushSync(render);
    scrollTo({ top, behavior: 'instant' });
  }
  // In slices, between which a tap is heard: the page is there to be read already.
  else startTransition(() => void hydrateRoot(root, app));
}

/** What the server rendered the page with: of the public pages and paper with their root, of a kiosk with its directory. */
function takeEditedOf(loaderData: Record<string, unknown> = {}) {
  for (const data of Object.values(loaderData) as ({
    edited?: Edited;
    directory?: { edited?: Edited };
  } | null)[]) {
    const edited = data?.edited ?? data?.directory?.edited;
    if (edited) takeEdited(edited);
  }
}

/**
 * The HTML of a page that waits has only the styles for what stands in it: all of them, before anything else does. One that
 * does not come keeps nobody from the page.
 */
const wholeStyles = () =>
  Promise.all(
    Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]'),
      (link) =>
        new Promise((resolve) => {
          link.onload = link.onerror = resolve;
          link.disabled = false;
        }),
    ),
  );

/** Until the first page's loaders have answered. */
function whenLoaded(router: Router) {
  return new Promise<void>((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });
}
