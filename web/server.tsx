import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { accountRoutes } from './account/routes.tsx';
import { createApi } from './api.ts';
import { headOf } from './head.ts';
import { readKiosk } from './kiosk/read-kiosk.ts';
import { createKioskRoutes } from './kiosk/routes.tsx';
import { asApiError, PAGE_DATA_ID, serialise } from './page-data.ts';
import { createPrintRoutes } from './print/routes.tsx';
import { createRoutes } from './routes.tsx';
import { readShell } from './shell.ts';

export type Site = {
  /** The page, and the hash of the one inline style it may have, for the Content-Security-Policy. */
  render: (request: Request) => Promise<{ response: Response; styleHash?: string }>;
};

type Needs = {
  /** The API, called in-process. */
  fetch: typeof globalThis.fetch;
  /** The text of a built file. */
  readAsset: (path: string) => Promise<string>;
  publicOrigin: string;
};

/**
 * The public pages, rendered on the server; of a signed-in area only the shell. Opened once per isolate: routes, handler and shell are shared by all
 * requests, what a request brings (address, loaded data) lives in its own context.
 */
export async function openSite({ fetch, readAsset, publicOrigin }: Needs): Promise<Site> {
  const shell = await readShell(readAsset);
  const api = createApi(fetch, 'http://api.local');
  const handler = createStaticHandler([
    // First, as in the browser: routes without an id of their own are known by their place.
    ...createRoutes(api, accountRoutes),
    ...createPrintRoutes(api),
    ...createKioskRoutes(readKiosk(fetch, publicOrigin)),
  ]);

  async function render(request: Request) {
    const context = await handler.query(request);
    if (context instanceof Response) return { response: context };

    const status = statusOf(context);
    const router = createStaticRouter(handler.dataRoutes, context);
    const app = renderToString(
      <StrictMode>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </StrictMode>,
    );
    const assets = await shell.assetsOf(context.matches.map(({ route }) => route.id));
    const data = serialise({ loaderData: context.loaderData, errors: plainErrors(context) });
    const body = [
      shell.beforeHead,
      headOf(context, publicOrigin, Date.now()),
      assets.html,
      shell.beforeApp,
      app,
      shell.beforeData,
      `<script type="application/json" id="${PAGE_DATA_ID}">${data}</script>`,
      shell.end,
    ].join('');
    const response = new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    });
    return { response, styleHash: assets.styleHash };
  }

  return { render };
}

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
