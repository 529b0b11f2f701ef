import { searchedText } from '../../shared/search/search.ts';
import { isOwnRead } from '../directory/own-write.ts';
import { PUBLIC_LISTS } from '../directory/public-list.ts';
import {
  type BackgroundContext,
  type DirectoryReader,
  type Reading,
  STALE_FOR,
  stateOf,
} from '../directory/snapshot.ts';
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
import { isAsked, isSearch, publicAddress } from './public-pages.ts';

/** What is known of a remembered answer besides its bytes. */
type Note = {
  route: string | undefined;
  /** Of a search: whether it found nothing; unset until somebody has been answered. */
  isFruitless?: boolean;
};

/** A request for what is the same for everyone. */
type CacheRequest = {
  memo: ReturnType<typeof createCache<Note>>;
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
  reader: Pick<DirectoryReader, 'read' | 'atHand'>,
  clock: () => number,
) {
  const pages = createCache<Note>({ entries: 250, bytes: 24_000_000 });
  /** Apart, because anyone can make up another text to search for, or another date. */
  const endless = createCache<Note>({ entries: 50, bytes: 2_000_000 });
  const lists = createCache<Note>({ entries: 40, bytes: 48_000_000 });

  /** Null for what is not the same for everyone. */
  function askedBy({ method, url }: Request): CacheRequest | null {
    if (method !== 'GET' && method !== 'HEAD') return null;
    const { origin, path, query } = partsOf(url);
    const list = PUBLIC_LISTS[path];
    const address = list ? list(query) : publicAddress(path, query);
    if (address === null) return null;
    const searched = isSearch(address) ? searchedText(query('q')) : '';
    const memo = list ? lists : isAsked(address) ? endless : pages;
    return { memo, origin, address, isList: list !== undefined, searched };
  }

  function respond(
    finished: CachedResponse<Note>,
    form: Variant,
    request: Request,
    isList: boolean,
  ) {
    const response = respondWith(finished, form, request);
    // Deployed, the platform says it; a phone's copy counts its age from it everywhere, after a 304 too.
    if (isList) response.headers.set('Date', new Date(clock()).toUTCString());
    return response;
  }

  return {
    /** At once, and without a trace of its own: what nothing has to be awaited for. Undefined for everything else. */
    atHand(request: Request): { response: Response; route: string | undefined } | undefined {
      const asked = askedBy(request);
      if (!asked || asked.searched) return undefined;
      const now = clock();
      const reading = reader.atHand(now);
      const finished = reading && asked.memo.get(cacheStateOf(reading, now), asked.address);
      const form = takesBrotli(request) ? finished?.brotli : finished?.plain;
      if (!finished || !form || isOwnRead(request)) return undefined;
      const response = respond(finished, form, request, asked.isList);
      return { response, route: finished.note.route };
    },

    /**
     * Undefined for what is not the same for everyone, for who has just written, and where there is no directory. `make` answers a request that
     * carries nothing of its visitor; what it answers is remembered whole, with every header.
     */
    async fromMemory(
      request: Request,
      env: Env,
      context: BackgroundContext,
      make: (request: Request) => Response | Promise<Response>,
    ): Promise<Response | undefined> {
      const asked = askedBy(request);
      if (!asked || isOwnRead(request)) return undefined;
      const { memo, origin, address, isList, searched } = asked;
      const now = clock();
      // Who makes the page asks again, and says what failed.
      const reading = await reader.read(env, now, context).catch(() => null);
      if (!reading) return undefined;

      const state = cacheStateOf(reading, now);
      const makeNow = async () => {
        const response = await make(new Request(origin + address));
        if (response.status !== 200) return response;
        const plain = await toCachedResponse<Note>(response, { route: routeName() });
        const made = stale?.finished.brotli ? addBrotli(plain) : plain;
        memo.put(state, address, made);
        return made;
      };
      const makeBehind = async () => {
        try {
          await waitForAnswer();
          await makeNow();
        } catch (error) {
          logFault(error);
        } finally {
          memo.letGo(address);
        }
      };
      let finished = memo.get(state, address);
      const stale = finished ? undefined : memo.getStale(address, now, STALE_FOR);
      if (!finished) {
        if (stale?.isMine) context.waitUntil(makeBehind());
        const made = stale?.finished ?? (await makeNow());
        if (made instanceof Response) return made;
        finished = made;
      }
      const isCompressed = takesBrotli(request);
      if (isCompressed && !finished.brotli) {
        finished = addBrotli(finished);
        if (!stale) memo.put(state, address, finished);
      }
      if (finished.note.route) nameRoute(finished.note.route);
      if (searched)
        context.waitUntil(noteSearch(request, env, { searched, now, ...reading }, finished.note));
      const form = (isCompressed && finished.brotli) || finished.plain;
      return respond(finished, form, request, isList);
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
  note.isFruitless ??= hasZeroResults(searched, directory);
  if (!note.isFruitless) return;
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
  return {
    origin: url.slice(0, from),
    path,
    query: (name: string): string | null => {
      if (to < 0) return null;
      parameters ??= new URLSearchParams(url.slice(to));
      return parameters.get(name);
    },
  };
}
