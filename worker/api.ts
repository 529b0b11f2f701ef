import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { account } from './account/routes.ts';
import { admin } from './admin/routes.ts';
import type { ApiEnv } from './api-env.ts';
import { readState } from './directory/queries.ts';
import { directory } from './directory/routes.ts';
import { renderError, unavailable } from './errors.ts';
import { allowAnyone, denyByDefault } from './guard.ts';
import { helplines } from './helplines/routes.ts';
import { history } from './history/routes.ts';
import { limitedBody } from './input.ts';
import { limitWrites } from './limits/limits.ts';
import { openApi } from './openapi/document.ts';
import { organisations } from './organisations/routes.ts';
import { people } from './people/routes.ts';
import { services } from './services/routes.ts';
import { transfer } from './transfer/routes.ts';

/** The whole API, with the clock that its handlers read as `c.var.now` (milliseconds). */
export function createApi(clock: () => number) {
  const app = new Hono<ApiEnv>().basePath('/api').onError(renderError);
  const api = app
    .use(
      methodNotAllowed({
        app,
        onMethodNotAllowed: (c, methods) =>
          c.json({ error: 'Method not allowed.' }, 405, { Allow: methods.join(', ') }),
      }),
    )
    .use(async (c, next) => {
      c.set('now', clock());
      await next();
    })
    .use(denyByDefault)
    .use(limitWrites)
    .use(limitedBody)
    .get('/health', allowAnyone('directory:read'), async (c) => {
      const { version, changedAt, isSample } = await readState(c.env.DB).catch(
        unavailable('The database did not answer.'),
      );
      const now = new Date(c.var.now).toISOString();
      return c.json({ ok: true, dataVersion: version, changedAt, now, isSample });
    })
    .get('/openapi.json', allowAnyone('directory:read'), (c) =>
      c.json(openApi(app.routes, c.env.PUBLIC_ORIGIN)),
    )
    .route('/', account)
    .route('/admin', admin)
    .route('/directory', directory)
    .route('/services', services)
    .route('/organisations', organisations)
    .route('/helplines', helplines)
    .route('/history', history)
    .route('/', people)
    .route('/', transfer);

  // Not `notFound`: that of a mounted app is its parent's, whose answer is a page.
  api.all('*', (c) => c.json({ error: 'Not found.' }, 404));
  return api;
}

export const api = createApi(Date.now);

export type Api = typeof api;
