import type { ExecutionContext, ScheduledController } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import { trimTrailingSlash } from 'hono/trailing-slash';
import { hashQueue } from './account/hash-queue.ts';
import { api } from './api.ts';
import { changesFeed } from './changes/feed.ts';
import { publicDirectory } from './directory/snapshot.ts';
import type { Env } from './env.ts';
import { failurePage } from './failure-page.ts';
import { papers } from './handbook/route.ts';
import { leadToHttps } from './https.ts';
import { isRead } from './limits/limits.ts';
import { createMemory } from './memory.ts';
import { servePage } from './pages.ts';
import { runChores } from './scheduled.ts';
import { type PageVariables, securityHeaders } from './security-headers.ts';
import { serviceWorker } from './service-worker.ts';
import { siteFiles } from './site-files.ts';
import { logFault } from './telemetry/faults.ts';
import { countedBindings, namesRoute, traced, tracedAtHand } from './telemetry/trace.ts';

const { atHand, fromMemory } = createMemory(publicDirectory, Date.now);

const app = new Hono<{ Bindings: Env; Variables: PageVariables }>()
  .use(namesRoute)
  .use(securityHeaders)
  .use(trimTrailingSlash({ alwaysRedirect: true }))
  .route('/', api)
  .route('/', siteFiles)
  .route('/', papers)
  .route('/', serviceWorker)
  .route('/', changesFeed)
  // A file of an older build: a page would be taken for the script it was asked for.
  .all('/assets/*', (c) => c.text('Not found', 404))
  .on(['GET', 'HEAD'], '*', servePage)
  .notFound((c) => c.json({ error: 'Not found' }, 404))
  .onError((error, c) => {
    logFault(error);
    return failurePage(c.req.method);
  });

/** Memory only spares time: where it fails, the app answers. */
function readyFor(request: Request) {
  try {
    return atHand(request);
  } catch (error) {
    logFault(error);
  }
}

export default {
  fetch(request: Request, env: Env, ctx: ExecutionContext) {
    const elsewhere = leadToHttps(request, env.PUBLIC_ORIGIN);
    if (elsewhere) return elsewhere;
    const ready = readyFor(request);
    if (ready) return tracedAtHand(request, env, ready.response, ready.route);
    const bindings = countedBindings(env);
    const make = (it: Request) => app.fetch(it, bindings, ctx);
    const answer = async () =>
      (await fromMemory(request, bindings, ctx, make).catch(logFault)) ?? make(request);
    return traced(request, env, () => (isRead(request.method) ? hashQueue.read(answer) : answer()));
  },
  scheduled: (event: ScheduledController, env: Env) => runChores(env, event.scheduledTime),
};
