import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { account } from './account/routes.ts';
import { admin } from './admin/routes.ts';
import type { ApiEnv } from './api-env.ts';
import { changes } from './changes/routes.ts';
import { directory } from './directory/routes.ts';
import { afterwards, publicDirectory } from './directory/snapshot.ts';
import { renderError, unavailable } from './errors.ts';
import { allowAnyone, denyByDefault } from './guard.ts';
import { helplines } from './helplines/routes.ts';
import { history } from './history/routes.ts';
import { limitedBody } from './input.ts';
import { isRead, limitWrites } from './limits/limits.ts';
import { openApi } from './openapi/document.ts';
import { organisations } from './organisations/routes.ts';
import { people } from './people/routes.ts';
import { searches } from './searches/routes.ts';
import { services } from './services/routes.ts';
import { ANSWER_LIMIT, answersWithin } from './time-limit.ts';
import { transfer } from './transfer/routes.ts';

/** The whole API, with the clock that its handlers read as `c.var.now` (milliseconds). */
export function createApi(clock: () => number, reader = publicDirectory) {
  const app = new Hono<ApiEnv>().basePath('/api').onError(renderError);
  const api = app
    .use(async (c, next) => {
      c.set('now', clock());
      c.set('reader', reader);
      await next();
    })
    .use(
      methodNotAllowed({
        app,
        onMethodNotAllowed: (c, methods) =>
          c.json({ error: 'Method not allowed.' }, 405, { Allow: methods.join(', ') }),
      }),
    )
    .use(denyByDefault)
    .use(limitWrites)
    .use(limitedBody)
    .use(answersWithin(ANSWER_LIMIT))
    .use(tellOfWrites)
    .get('/health', allowAnyone('directory:read'), async (c) => {
      const { now } = c.var;
      const { directory, informationFrom } = await reader
        .read(c.env, now, afterwards(c))
        .catch(unavailable('The database did not answer.'));
      const { version, changedAt, isSample } = directory;
      return c.json({
        ok: informationFrom === null,
        dataVersion: version,
        changedAt,
        informationFrom,
        age: informationFrom ? Math.round((now - Date.parse(informationFrom)) / 1000) : 0,
        now: new Date(now).toISOString(),
        isSample,
      });
    })
    .get('/openapi.json', allowAnyone('directory:read'), (c) =>
      c.json(openApi(app.routes, c.env.PUBLIC_ORIGIN)),
    )
    .route('/', account)
    .route('/admin', admin)
    .route('/directory', directory)
    .route('/changes', changes)
    .route('/searches', searches)
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

/** A write that was done may have changed what the public sees: it is to be seen, and kept for when the database fails. */
const tellOfWrites = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  const context = afterwards(c);
  if (c.res.ok && context && !isRead(c.req.method)) c.var.reader.changed(c.env, c.var.now, context);
});

export const api = createApi(Date.now);

export type Api = typeof api;
