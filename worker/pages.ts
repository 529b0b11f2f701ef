import type { Context } from 'hono';
import { openSite, type Site } from '../web/server.tsx';
import { api } from './api.ts';
import {
  afterwards,
  asPublished,
  minuteOf,
  publicDirectory,
  type Reading,
  stateOf,
} from './directory/snapshot.ts';
import type { Env } from './env.ts';
import { answer, createMemo, finish } from './memo.ts';
import { isSearch, publicAddress } from './public-pages.ts';
import type { PageVariables } from './security-headers.ts';

type Call = Context<{ Bindings: Env; Variables: PageVariables }>;

/** The pages of this isolate: opened at its first request, because only then are the bindings there. */
let site: Site | undefined;

const memo = createMemo<PageVariables>({ entries: 250, bytes: 24_000_000 });
/** Apart, because anyone can make up another text to search for. */
const searches = createMemo<PageVariables>({ entries: 50, bytes: 2_000_000 });

/** Any page. A public one is rendered once a minute at most, as long as the data stays as it is. */
export async function servePage(c: Call): Promise<Response> {
  const now = Date.now();
  const reading = await publicDirectory.read(c.env, now, afterwards(c)).catch((error: unknown) => {
    console.error('There is no directory:', error);
    return null;
  });
  const address = reading && publicAddress(c.req.path, (name) => c.req.query(name));
  if (!address) {
    const { response, styleHash } = await render(c, c.req.raw, reading, now);
    c.set('styleHash', styleHash);
    return response;
  }
  const state = stateOf(reading, now);
  const remembered = isSearch(address) ? searches : memo;
  let finished = remembered.get(state, address);
  if (!finished) {
    const request = new Request(new URL(address, c.req.url));
    const { response, styleHash } = await render(c, request, reading, now);
    c.set('styleHash', styleHash);
    if (response.status !== 200) return response;
    finished = await finish(response, { styleHash });
    remembered.put(state, address, finished);
  }
  c.set('styleHash', finished.note.styleHash);
  return answer(finished, c.req.raw);
}

async function render({ env }: Call, request: Request, reading: Reading | null, now: number) {
  site ??= await open(env);
  const directory = reading && asPublished(reading, now);
  return site.render(request, { directory, now: minuteOf(now) });
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
