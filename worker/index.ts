import type { ExecutionContext, ScheduledController } from '@cloudflare/workers-types';
import { hashQueue } from './account/passwords/hash-queue.ts';
import { app } from './app.ts';
import { counter } from './counts/counter.ts';
import { publicDirectory } from './directory/snapshot.ts';
import { redirectToHttps } from './http/https.ts';
import { isRead } from './http/is-read.ts';
import { runJobs } from './jobs/scheduled.ts';
import { createResponseCache } from './pages/response-cache.ts';
import type { Env } from './platform/env.ts';
import { logFault } from './telemetry/faults.ts';
import { countedBindings, routeName, traceCached, traceRequest } from './telemetry/trace.ts';

const { getCached, answerCached } = createResponseCache(publicDirectory, Date.now);

/** The cache only spares time: where it fails, the app answers. */
function readyFor(request: Request) {
  try {
    return getCached(request);
  } catch (error) {
    logFault(error);
  }
}

export default {
  fetch(request: Request, env: Env, ctx: ExecutionContext) {
    const elsewhere = redirectToHttps(request, env.PUBLIC_ORIGIN);
    if (elsewhere) return elsewhere;
    const ready = readyFor(request);
    if (ready) {
      const { response, route } = ready;
      counter.countPage(request, { route, status: response.status }, env.DB, ctx);
      return traceCached(request, env, response, route);
    }
    const bindings = countedBindings(env);
    const make = (it: Request) => app.fetch(it, bindings, ctx);
    const answer = async () =>
      (await answerCached(request, bindings, ctx, make).catch(logFault)) ?? make(request);
    return traceRequest(request, env, async () => {
      const response = await (isRead(request.method) ? hashQueue.read(answer) : answer());
      counter.countPage(request, { route: routeName(), status: response.status }, env.DB, ctx);
      return response;
    });
  },
  scheduled: (event: ScheduledController, env: Env) => runJobs(env, event.scheduledTime),
};
