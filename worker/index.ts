import type { ExecutionContext, ScheduledController } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import { trimTrailingSlash } from 'hono/trailing-slash';
import { openSite, type Site } from '../web/server.tsx';
import { api } from './api.ts';
import type { Env } from './env.ts';
import { failurePage } from './failure-page.ts';
import { runChores } from './scheduled.ts';
import { type PageVariables, securityHeaders } from './security-headers.ts';
import { siteFiles } from './site-files.ts';

/** The pages of this isolate: opened at its first request, because only then are the bindings there. */
let site: Site | undefined;

const open = (env: Env) =>
  openSite({
    fetch: async (input, init) => api.request(input as string, init, env),
    readAsset: async (path) => {
      const response = await env.ASSETS.fetch(`http://localhost${path}`);
      if (!response.ok) throw new Error(`The build lacks ${path} (${response.status})`);
      return response.text();
    },
    publicOrigin: env.PUBLIC_ORIGIN,
  });

const app = new Hono<{ Bindings: Env; Variables: PageVariables }>()
  .use(securityHeaders)
  .use(trimTrailingSlash({ alwaysRedirect: true }))
  .route('/', api)
  .route('/', siteFiles)
  // A file of an older build: a page would be taken for the script it was asked for.
  .all('/assets/*', (c) => c.text('Not found', 404))
  .on(['GET', 'HEAD'], '*', async (c) => {
    site ??= await open(c.env);
    const { response, styleHash } = await site.render(c.req.raw);
    c.set('styleHash', styleHash);
    return response;
  })
  .notFound((c) => c.json({ error: 'Not found' }, 404))
  .onError((error, c) => {
    console.error(error);
    return failurePage(c.req.method);
  });

export default {
  fetch: (request: Request, env: Env, ctx: ExecutionContext) => app.fetch(request, env, ctx),
  scheduled: (event: ScheduledController, env: Env) => runChores(env, event.scheduledTime),
};
