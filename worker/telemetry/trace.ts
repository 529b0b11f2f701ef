import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Env } from '../platform/env.ts';
import { type Counts, countedDatabase } from './counted-database.ts';

/** What is known of a request for the log: nothing of who made it, nothing that was typed. */
type Trace = Counts & {
  id: string;
  /** As the code writes it, `/services/:id`: addresses carry ids, tokens and what people search for. */
  route?: string;
};

const traces = new AsyncLocalStorage<Trace>();

/** The number by which a request is found in the log; undefined outside of one. */
export const requestId = (): string | undefined => traces.getStore()?.id;

/** Names the route of what answers without going through it. */
export function nameRoute(route: string) {
  const trace = traces.getStore();
  if (trace) trace.route = route;
}

export const routeName = (): string | undefined => traces.getStore()?.route;

const ID_LENGTH = 12;

// Short enough to be read out on the phone.
const begin = (): Trace => ({
  id: crypto.randomUUID().slice(-ID_LENGTH),
  queries: 0,
  rowsRead: 0,
});

/** Runs a request so that all that it leads to is counted for it; its answer carries the number. */
export async function traceRequest(
  request: Request,
  env: Env,
  run: () => Response | Promise<Response>,
): Promise<Response> {
  const begun = Date.now();
  const trace = begin();
  const response = await traces.run(trace, run);
  return leaveTrace(request, env, response, trace, begun);
}

/** Leaves the trace of an answer from the cache: nothing that it led to has to be counted. */
export const traceCached = (request: Request, env: Env, response: Response, route?: string) =>
  leaveTrace(request, env, response, { ...begin(), ...(route && { route }) }, Date.now());

function leaveTrace(
  { method }: Request,
  { REQUEST_LOG }: Env,
  response: Response,
  { id, route, queries, rowsRead }: Trace,
  begun: number,
): Response {
  response.headers.set('X-Request-Id', id);
  const { status } = response;
  const isFault = status >= 500;
  if (isFault || REQUEST_LOG !== 'faults') {
    const ms = Date.now() - begun;
    const line = { requestId: id, method, route, status, ms, queries, rowsRead };
    console[isFault ? 'error' : 'log'](JSON.stringify(line));
  }
  return response;
}

/** Names the route unless the handler has; for the whole app. */
export const namesRoute = createMiddleware(async (c, next) => {
  await next();
  const trace = traces.getStore();
  if (trace && trace.route === undefined) trace.route = patternOf(c);
});

/** The most that is told of an address that leads nowhere is that it does. */
const patternOf = (c: Context) =>
  matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && !path.includes('*'))?.path ?? '*';

const counted = new WeakMap<Env, Env>();

/** The bindings with a database that is counted: once per isolate, for whichever request asks it. */
export function countedBindings(env: Env): Env {
  const known = counted.get(env);
  if (known) return known;
  const bindings = { ...env, DB: countedDatabase(env.DB, () => traces.getStore()) };
  counted.set(env, bindings);
  return bindings;
}
