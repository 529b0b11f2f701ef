import type { Context } from 'hono';
import { soundPath } from '../../shared/paths/paths.ts';
import { openSite, type SentOutcome, type Site } from '../../web/entry/server.tsx';
import { api } from '../api/api.ts';
import { isOwnRead } from '../directory/own-write.ts';
import { minuteOf, publicDirectory, publishReading } from '../directory/snapshot.ts';
import { backgroundContext } from '../http/background-context.ts';
import type { PageVariables } from '../http/security-headers.ts';
import type { Env } from '../platform/env.ts';
import { logFault } from '../telemetry/faults.ts';
import { nameRoute } from '../telemetry/trace.ts';
import { isAsked, publicAddress } from './public-pages.ts';

type Call = Context<{ Bindings: Env; Variables: PageVariables }>;

/** The pages of this isolate: opened at its first request, because only then are the bindings there. */
let site: Site | undefined;

/**
 * Any page; the public ones are remembered for their minute (response-cache.ts). `formOutcome`: what became of its form, which was
 * sent to it without script.
 */
export async function servePage(c: Call, formOutcome?: SentOutcome): Promise<Response> {
  const now = Date.now();
  const reading = await publicDirectory
    .read(c.env, now, backgroundContext(c), isOwnRead(c.req.raw))
    .catch((error: unknown) => {
      logFault('There is no directory:', error);
      return null;
    });
  site ??= await open(c.env);
  const { response, styleHash, route } = await site.render(readable(c.req.raw), {
    directory: reading && publishReading(reading, now),
    now: minuteOf(now),
    formOutcome,
    address: formOutcome ? undefined : keptAddress(c),
  });
  c.set('styleHash', styleHash);
  nameRoute(route);
  return response;
}

/** The address of a public page that may be kept: of a bounded number, because anybody can make up another text or date. */
function keptAddress({ req: { url } }: Call): string | undefined {
  const { pathname, search, searchParams } = new URL(url);
  const address = publicAddress(
    pathname,
    (name) => searchParams.get(name),
    (name) => searchParams.getAll(name),
  );
  return address === pathname + search && !isAsked(address) ? address : undefined;
}

/** The router would write the address of a malformed path into the log, with a link's token or whatever is in it. */
function readable(request: Request): Request {
  const url = new URL(request.url);
  const path = soundPath(url.pathname);
  if (path === url.pathname && request.method !== 'POST') return request;
  url.pathname = path;
  // A form's answer is its page, read again.
  return request.method === 'POST' ? new Request(url) : new Request(url, request);
}

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
