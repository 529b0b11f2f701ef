import { AsyncLocalStorage } from 'node:async_hooks';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { PublicDirectory } from '../../shared/directory/directory.ts';
import type { NearOutcome } from '../../shared/places/near.ts';
import type { FormOutcome } from '../account/form-outcome.ts';
import { asApiError } from '../api/api-error.ts';
import { directoryApi } from '../api/directory-api.ts';
import { accountRoutes } from '../areas/account-routes.tsx';
import { createOnlineRoutes } from '../areas/online-routes.tsx';
import { createRoutes } from '../areas/public-routes.tsx';
import { readKiosk } from '../kiosk/read-kiosk.ts';
import { createKioskRoutes } from '../kiosk/routes.tsx';
import { headOf, isPrivate } from '../page/head.ts';
import { createPrintRoutes } from '../print/routes.tsx';
import { PAGE_DATA_ID, serialise } from './page-data.ts';
import { createPageCache } from './rendered-pages.ts';
import { readShell } from './shell.ts';

export type { FormOutcome };

/** What became of a page's form. */
export type SentOutcome = FormOutcome | NearOutcome;

/** What a page is made of besides its address. */
type Given = {
  /** All that the public may see; null where it could not be read. */
  directory: PublicDirectory | null;
  /** The instant that the page is worked out for, in milliseconds. */
  now: number;
  /** What became of the page's form, where it was sent without script. */
  formOutcome?: SentOutcome | undefined;
  /** The one address of a page that is the same for everyone: it is rendered again only when its data has changed. */
  address?: string | undefined;
};

export type Rendered = {
  response: Response;
  /** The hash of the one inline style it may have, for the Content-Security-Policy. */
  styleHash?: string;
  /** Its address as the site map writes it: `/timetable/:type`. */
  route: string;
};

export type Site = {
  /** The addresses that there is a page for, as the site map writes them: `/timetable/:type`. */
  patterns: string[];
  render: (request: Request, given: Given) => Promise<Rendered>;
};

type Needs = {
  /** The API, called in-process, for what is not in the directory. */
  fetch: typeof globalThis.fetch;
  /** The text of a built file. */
  readAsset: (path: string) => Promise<string>;
  publicOrigin: string;
};

/** The API is called in-process: any address does. */
const API_ORIGIN = 'http://api.local';

/**
 * The public pages, rendered on the server; of a signed-in area only the shell. Opened once per isolate: routes, handler
 * and shell are shared by all requests, what a request brings (address, loaded data) lives in its own context.
 */
export async function openSite({ fetch, readAsset, publicOrigin }: Needs): Promise<Site> {
  const shell = await readShell(readAsset);
  /** The loaders are the browser's, and ask a client: here it answers from what their request was given. */
  const present = new AsyncLocalStorage<PublicDirectory | null>();
  const api = directoryApi(() => present.getStore() ?? null);
  const handler = createStaticHandler([
    // First, as in the browser: routes without an id of their own are known by their place.
    ...createRoutes(api, [
      ...accountRoutes,
      ...createOnlineRoutes(api, { fetch, apiOrigin: API_ORIGIN }),
    ]),
    ...createPrintRoutes(api, { fetch, publicOrigin, apiOrigin: API_ORIGIN }),
    ...createKioskRoutes(readKiosk(() => present.getStore() ?? null, publicOrigin)),
  ]);

  const kept = createPageCache<Omit<Rendered, 'response'>>({ entries: 250, bytes: 12_000_000 });

  async function render(
    request: Request,
    { directory, now, formOutcome, address }: Given,
  ): Promise<Rendered> {
    const context = await present.run(directory, () =>
      handler.query(request, { requestContext: { formOutcome } }),
    );
    if (context instanceof Response) return { response: context, route: '*' };

    const ingredients = { loaderData: context.loaderData, now };
    const known = address && !context.errors ? kept.get(address, ingredients) : undefined;
    // A page that there is not says so, whatever became of a form that was sent to it.
    const status = (!context.errors && formOutcome?.status) || statusOf(context);
    if (known) return { response: pageOf(known.body, status, context), ...known.note };

    const router = createStaticRouter(handler.dataRoutes, context);
    const app = renderToString(
      <StrictMode>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </StrictMode>,
    );
    const assets = await shell.assetsOf(context.matches.map(({ route }) => route.id));
    const head = await assets.headFor(app);
    const data = serialise({ loaderData: context.loaderData, errors: plainErrors(context) }, app);
    const upToData = [
      shell.beforeHead,
      headOf(context, publicOrigin, now),
      head.html,
      shell.beforeApp,
      app,
      shell.beforeData,
    ].join('');
    const fromData = `<script type="application/json" id="${PAGE_DATA_ID}"${assets.dataAttributes}>${data}</script>${shell.end}`;
    const note = { styleHash: head.styleHash, route: patternOf(context) };
    if (address && status === 200) kept.put(address, ingredients, upToData, fromData, note);
    return { response: pageOf(upToData + fromData, status, context), ...note };
  }

  return { patterns: patternsOf(handler.dataRoutes), render };
}

function patternsOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', children }) => {
    const whole = path ? `${above}/${path}`.replace(/\/+/g, '/') : above;
    return children ? patternsOf(children, whole) : [whole || '/'];
  });
}

const pageOf = (body: BodyInit, status: number, context: StaticHandlerContext) =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isPrivate(context) ? 'no-store' : 'no-cache',
    },
  });

const patternOf = ({ matches }: StaticHandlerContext) =>
  matches
    .flatMap(({ route: { path = '' } }) => path.split('/').filter(Boolean))
    .reduce((whole, part) => `${whole}/${part}`, '') || '/';

function statusOf(context: StaticHandlerContext): number {
  const [error] = Object.values(context.errors ?? {});
  if (error === undefined) return context.statusCode;
  const { status } = asApiError(error);
  return status >= 400 ? status : 503;
}

/** Errors as plain words: never a stack, never anything that was not written for people. */
function plainErrors({ errors }: StaticHandlerContext) {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const { status, message } = asApiError(error);
      return [id, { status, message }];
    }),
  );
}
