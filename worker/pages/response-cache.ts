import { searchedText } from '../../shared/search/search.ts';
import { isOwnRead } from '../directory/own-write.ts';
import { PUBLIC_LISTS } from '../directory/public-list.ts';
import { type DirectoryReader, type Reading, STALE_FOR, stateOf } from '../directory/snapshot.ts';
import type { BackgroundContext } from '../http/background-context.ts';
import { addressKey } from '../limits/address.ts';
import type { Env } from '../platform/env.ts';
import { hasZeroResults, noteZeroResult } from '../searches/zero-result.ts';
import { logFault } from '../telemetry/faults.ts';
import { nameRoute, routeName } from '../telemetry/trace.ts';
import { takesBrotli } from './brotli.ts';
import {
  addBrotli,
  type CachedResponse,
  type CacheState,
  createCache,
  respondWith,
  toCachedResponse,
  type Variant,
} from './cached-response.ts';
import { isAsked, isChosen, isSearch, publicAddress } from './public-pages.ts';

/** What is known of a cached answer besides its bytes. */
type Note = {
  route: string | undefined;
  /** Whether a search found nothing; unset until somebody has been answered. */
  isZeroResult?: boolean;
};

/** A request for what is the same for everyone. */
type CacheRequest = {
  cache: ReturnType<typeof createCache<Note>>;
  origin: string;
  /** The one address of all spellings. */
  address: string;
  isList: boolean;
  searched: string;
};

/**
 * The answers that are the same for everyone: the public pages and lists, each made once for a state of the data and a
 * minute. It stands before the app, because asking all of that what it would say takes longer than saying it. Who has just
 * written something is answered by the app, from the database.
 */
export function createResponseCache(
  reader: Pick<DirectoryReader, 'read' | 'readHeld'>,
  clock: () => number,
) {
  const pages = createCache<Note>({ entries: 250, bytes: 24_000_000 });
  /** Apart, because anyone can make up another text to search for, or another date. */
  const endless = createCache<Note>({ entries: 50, bytes: 2_000_000 });
  const lists = createCache<Note>({ entries: 40, bytes: 48_000_000 });

  /** Null for what is not the same for everyone. */
  function askedBy({ method, url }: Request): CacheRequest | null {
    if (method !== 'GET' && method !== 'HEAD') return null;
    const { origin, path, query, every } = partsOf(url);
    const list = PUBLIC_LISTS[path];
    if (isChosen(path, url)) return null;
    const address = list ? list(query) : publicAddress(path, query, every);
    if (address === null) return null;
    const searched = isSearch(address) ? searchedText(query('q')) : '';
    const cache = list ? lists : isAsked(address) ? endless : pages;
    return { cache, origin, address, isList: list !== undefined, searched };
  }

  function respond(
    cached: CachedResponse<Note>,
    variant: Variant,
    request: Request,
    isList: boolean,
  ) {
    const response = respondWith(cached, variant, request);
    // Deployed, the platform says it; a phone's copy counts its age from it everywhere, after a 304 too.
    if (isList) response.headers.set('Date', new Date(clock()).toUTCString());
    return response;
  }

  return {
    /** At once, and without a trace of its own: what nothing has to be awaited for. Undefined for everything else. */
    getCached(request: Request): { response: Response; route: string | undefined } | undefined {
      const asked = askedBy(request);
      if (!asked || asked.searched) return undefined;
      const now = clock();
      const reading = reader.readHeld(now);
      const cached = reading && asked.cache.get(cacheStateOf(reading, now), asked.address);
      const variant = takesBrotli(request) ? cached?.brotli : cached?.plain;
      if (!cached || !variant || isOwnRead(request)) return undefined;
      const response = respond(cached, variant, request, asked.isList);
      return { response, route: cached.note.route };
    },

    /**
     * Undefined for what is not the same for everyone, for somebody who has just written, and where there is no directory. `make` answers a request that
     * carries nothing of its visitor; what it answers is kept whole, with every header.
     */
    async answerCached(
      request: Request,
      env: Env,
      context: BackgroundContext,
      make: (request: Request) => Response | Promise<Response>,
    ): Promise<Response | undefined> {
      const asked = askedBy(request);
      if (!asked || isOwnRead(request)) return undefined;
      const { cache, origin, address, isList, searched } = asked;
      const now = clock();
      // Who makes the page asks again, and says what failed.
      const reading = await reader.read(env, now, context).catch(() => null);
      if (!reading) return undefined;

      const state = cacheStateOf(reading, now);
      const makeNow = async () => {
        const response = await make(new Request(origin + address));
        if (response.status !== 200) return response;
        const plain = await toCachedResponse<Note>(response, { route: routeName() });
        const made = stale?.cached.brotli ? addBrotli(plain, searched !== '') : plain;
        cache.put(state, address, made);
        return made;
      };
      const makeBehind = async () => {
        try {
          await waitForAnswer();
          await makeNow();
        } catch (error) {
          logFault(error);
        } finally {
          cache.letGo(address);
        }
      };
      let cached = cache.get(state, address);
      const stale = cached ? undefined : cache.getStale(address, now, STALE_FOR);
      if (!cached) {
        if (stale?.isMine) context.waitUntil(makeBehind());
        const made = stale?.cached ?? (await makeNow());
        if (made instanceof Response) return made;
        cached = made;
      }
      const isCompressed = takesBrotli(request);
      if (isCompressed && !cached.brotli) {
        cached = addBrotli(cached, searched !== '');
        if (!stale) cache.put(state, address, cached);
      }
      if (cached.note.route) nameRoute(cached.note.route);
      if (searched)
        context.waitUntil(noteSearch(request, env, { searched, now, ...reading }, cached.note));
      const variant = (isCompressed && cached.brotli) || cached.plain;
      return respond(cached, variant, request, isList);
    },
  };
}

const cacheStateOf = (reading: Reading, now: number): CacheState => ({
  name: stateOf(reading, now),
  confirmedAt: reading.confirmedAt,
});

/** Lets the answer of this request go first: to make a page keeps the isolate busy. */
const waitForAnswer = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Only as many from one address as it may write: somebody's script must not fill the table that an admin reads. */
async function noteSearch(
  { headers }: Request,
  env: Env,
  { searched, now, directory }: { searched: string; now: number } & Pick<Reading, 'directory'>,
  note: Note,
) {
  note.isZeroResult ??= hasZeroResults(searched, directory);
  if (!note.isZeroResult) return;
  const key = addressKey(headers);
  if (key && !(await env.WRITE_LIMIT.limit({ key })).success) return;
  await noteZeroResult(env, headers, searched, now);
}

/** An address in parts, without the cost of a URL. */
function partsOf(url: string) {
  const from = url.indexOf('/', url.indexOf('://') + 3);
  const to = url.indexOf('?', from);
  const path = to < 0 ? url.slice(from) : url.slice(from, to);
  let parameters: URLSearchParams | undefined;
  const every = (name: string): string[] => {
    if (to < 0) return [];
    parameters ??= new URLSearchParams(url.slice(to));
    return parameters.getAll(name);
  };
  return {
    origin: url.slice(0, from),
    path,
    query: (name: string): string | null => every(name)[0] ?? null,
    every,
  };
}
