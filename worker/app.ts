import { Hono } from 'hono';
import { trimTrailingSlash } from 'hono/trailing-slash';
import { api } from './api/api.ts';
import { calendarRoutes } from './calendars/route.ts';
import { changesFeed } from './history/changes/feed.ts';
import { type PageVariables, securityHeaders } from './http/security-headers.ts';
import { renderFailurePage } from './pages/failure-page.ts';
import { formPosts } from './pages/form-posts.ts';
import { servePage } from './pages/render-page.ts';
import { serviceWorker } from './pages/service-worker.ts';
import { siteFiles } from './pages/site-files.ts';
import { pdfRoutes } from './pdf/route.ts';
import type { Env } from './platform/env.ts';
import { logFault } from './telemetry/faults.ts';
import { namesRoute } from './telemetry/trace.ts';

/** Everything that the Worker answers: the API, files, papers, and for whatever else a page. */
export const app = new Hono<{ Bindings: Env; Variables: PageVariables }>()
  .use(namesRoute)
  .use(securityHeaders)
  .use(trimTrailingSlash({ alwaysRedirect: true }))
  .route('/', api)
  .route('/', siteFiles)
  .route('/', pdfRoutes)
  .route('/', calendarRoutes)
  .route('/', serviceWorker)
  .route('/', changesFeed)
  // A file of an older build: a page would be taken for the script it was asked for.
  .all('/assets/*', (c) => c.text('Not found', 404))
  .route('/', formPosts)
  .on(['GET', 'HEAD'], '*', (c) => servePage(c))
  .notFound((c) => c.json({ error: 'Not found' }, 404))
  .onError((error, c) => {
    logFault(error);
    return renderFailurePage(c.req.method);
  });
