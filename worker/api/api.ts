import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { LIMITS } from '../../shared/validation/limits.ts';
import { allowAnyone, denyByDefault } from '../access/guard.ts';
import { people } from '../account/people/routes.ts';
import { registrations } from '../account/registrations/routes.ts';
import { account } from '../account/routes.ts';
import { secondFactor } from '../account/second-factor-routes.ts';
import { sessions } from '../account/session-routes.ts';
import { signIns } from '../account/sign-ins/routes.ts';
import { standIns } from '../account/stand-in-routes.ts';
import { admin } from '../admin/routes.ts';
import { counts } from '../counts/routes.ts';
import { datedChanges } from '../dated-changes/routes.ts';
import { HealthAnswer } from '../directory/answers.ts';
import { markOwnWrite } from '../directory/own-write.ts';
import { type ReaderEnv, readDirectoryFor } from '../directory/read-for.ts';
import { directory } from '../directory/routes.ts';
import { dropPastNotices, publicDirectory } from '../directory/snapshot.ts';
import { helplines } from '../helplines/routes.ts';
import { hiddenCategories } from '../hidden-categories/routes.ts';
import { changes } from '../history/changes/routes.ts';
import { deletions } from '../history/deletion-routes.ts';
import { history } from '../history/routes.ts';
import { holidays } from '../holidays/routes.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { backgroundContext } from '../http/background-context.ts';
import { describeRoute } from '../http/describe-route.ts';
import { ApiError, renderError } from '../http/errors.ts';
import { limitedBody } from '../http/input.ts';
import { isRead } from '../http/is-read.ts';
import { ANSWER_LIMIT, limitTime } from '../http/time-limit.ts';
import { kiosks } from '../kiosks/routes.ts';
import { limitWrites } from '../limits/limits.ts';
import { lines } from '../lines/routes.ts';
import { merges } from '../merges/routes.ts';
import { monday } from '../monday/routes.ts';
import { notices } from '../notices/routes.ts';
import { openApi } from '../openapi/document.ts';
import { organisations } from '../organisations/routes.ts';
import { several } from '../organisations/several/routes.ts';
import { places } from '../places/routes.ts';
import { reports } from '../reports/routes.ts';
import { searches } from '../searches/routes.ts';
import { services } from '../services/routes.ts';
import { calls } from '../still-right/call-routes.ts';
import { checks } from '../still-right/check-routes.ts';
import { stillRight } from '../still-right/routes.ts';
import { transfer } from '../transfer/routes.ts';

/** The whole API, with the clock that its handlers read as `c.var.now` (milliseconds). */
export function createApi(clock: () => number, reader = publicDirectory) {
  const app = new Hono<ReaderEnv>().basePath('/api').onError(renderError);
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
    .use(boundedAddress)
    .use(limitWrites)
    .use(limitedBody)
    .use(limitTime(ANSWER_LIMIT))
    .use(tellOfWrites)
    .get(
      '/health',
      allowAnyone('directory:read'),
      describeRoute({
        summary: 'Whether the database answers, and the data version',
        answer: HealthAnswer,
      }),
      async (c) => {
        const { now } = c.var;
        const { directory, informationFrom } = await readDirectoryFor(
          c,
          'The database did not answer.',
        );
        const { version, changedAt, isSample, bankHolidays, edited, notices } = directory;
        return c.json({
          ok: informationFrom === null,
          dataVersion: version,
          changedAt,
          informationFrom,
          age: informationFrom ? Math.round((now - Date.parse(informationFrom)) / 1000) : 0,
          now: new Date(now).toISOString(),
          isSample,
          bankHolidays,
          edited,
          notices: dropPastNotices(notices, now),
        });
      },
    )
    .get(
      '/openapi.json',
      allowAnyone('directory:read'),
      describeRoute({ summary: 'This document', answer: null }),
      (c) => c.json(openApi(app.routes, c.env.PUBLIC_ORIGIN)),
    )
    .route('/', account)
    .route('/admin', admin)
    .route('/directory', directory)
    .route('/changes', changes)
    .route('/searches', searches)
    .route('/lines', lines)
    .route('/places', places)
    .route('/services', services)
    .route('/dated-changes', datedChanges)
    .route('/holidays', holidays)
    .route('/still-right', stillRight)
    .route('/calls', calls)
    .route('/checks', checks)
    .route('/monday', monday)
    .route('/merges', merges)
    .route('/reports', reports)
    .route('/notices', notices)
    .route('/hidden-categories', hiddenCategories)
    .route('/counts', counts)
    .route('/kiosks', kiosks)
    .route('/organisations', organisations)
    .route('/several', several)
    .route('/helplines', helplines)
    .route('/history', history)
    .route('/deletions', deletions)
    .route('/', registrations)
    .route('/', people)
    .route('/', signIns)
    .route('/', sessions)
    .route('/', secondFactor)
    .route('/', standIns)
    .route('/', transfer);

  // `notFound` will not do: that of a mounted app is its parent's, whose answer is a page.
  api.all('*', (c) => c.json({ error: 'Not found.' }, 404));
  return api;
}

/** No id and no token that was made here is longer: looking one up would cost the database more than the answer. */
const boundedAddress = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.req.path.split('/').some((segment) => segment.length > LIMITS.token.value))
    throw new ApiError(404, 'Not found.');
  await next();
});

/** A write that was done may have changed what the public sees: it is to be seen, and kept for when the database fails. */
const tellOfWrites = createMiddleware<ReaderEnv>(async (c, next) => {
  await next();
  if (!c.res.ok || isRead(c.req.method)) return;
  if (c.req.header('Authorization')) markOwnWrite(c);
  const context = backgroundContext(c);
  if (context) c.var.reader.changed(c.env, c.var.now, context);
});

export const api = createApi(Date.now);

export type Api = typeof api;
