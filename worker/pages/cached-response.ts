import { LRUCache } from 'lru-cache';
import { matchesEtag } from '../http/etag.ts';
import { fingerprint } from '../platform/crypto.ts';
import { compress } from './brotli.ts';

/** Bytes ready to be sent; `manual` is the platform's word for those that are compressed already. */
export type Variant = {
  body: Uint8Array<ArrayBuffer>;
  init: { headers: Headers; encodeBody?: 'manual' };
};

/** An answer that is the same for everyone who asks in this minute, with what else is known of it. */
export type CachedResponse<Note = unknown> = {
  plain: Variant;
  /** The body with brotli, once somebody has asked who takes it. */
  brotli?: Variant;
  /** The headers of the answer that says that nothing has changed: what describes a body is left out. */
  unchanged: Headers;
  /** Weak, because it names both forms. */
  etag: string;
  note: Note;
};

/** In bytes; the cache takes no entry of none. */
const sizeOf = ({ plain, brotli }: CachedResponse) =>
  Math.max(1, plain.body.length + (brotli?.body.length ?? 0));

/** What answers are made of: its name, and when the database last said that it is so (milliseconds). */
export type CacheState = { name: string; confirmedAt: number };

type Entry<Note> = { state: string; cached: CachedResponse<Note> };

/**
 * Finished answers, bounded. Those of the state before the present one are kept for as long as they may still be shown:
 * whoever asks has them at once while one request at a time makes one of them anew.
 */
export function createCache<Note>({ entries, bytes }: { entries: number; bytes: number }) {
  const answers = new LRUCache<string, Entry<Note>>({
    max: entries,
    maxSize: bytes,
    sizeCalculation: ({ cached }) => sizeOf(cached),
  });
  let present: CacheState = { name: '', confirmedAt: Number.NEGATIVE_INFINITY };
  let past = present;
  /** Which answer is being made anew behind another, and since when. */
  let making: { key: string; since: number } | undefined;

  /** Whether this is the present state from here on; a slow request may come with one that is over. */
  function follow({ name, confirmedAt }: CacheState): boolean {
    if (confirmedAt < present.confirmedAt) return name === present.name;
    if (name !== present.name) {
      past = present;
      for (const [key, { state }] of [...answers]) if (state !== past.name) answers.delete(key);
    }
    present = { name, confirmedAt };
    return true;
  }

  return {
    get(state: CacheState, key: string): CachedResponse<Note> | undefined {
      if (!follow(state)) return undefined;
      const entry = answers.get(key);
      return entry?.state === present.name ? entry.cached : undefined;
    },
    /**
     * The answer of the state before this one, if the database's word on it is not older than `staleFor` milliseconds.
     * `isMine` tells one request to make the present one, and then `letGo`: none while another is being made, so that a
     * write never has all pages made at once; one that is not heard of for as long has been given up.
     */
    getStale(key: string, now: number, staleFor: number) {
      const entry = answers.get(key);
      if (entry?.state !== past.name || now - past.confirmedAt >= staleFor) return undefined;
      const isMine = !making || now - making.since >= staleFor;
      if (isMine) making = { key, since: now };
      return { cached: entry.cached, isMine };
    },
    letGo(key: string) {
      if (making?.key === key) making = undefined;
    },
    /** Stores nothing where the state has changed meanwhile, or one answer alone would be too much. */
    put(state: CacheState, key: string, cached: CachedResponse<Note>) {
      if (state.name === present.name) answers.set(key, { state: state.name, cached });
    },
  };
}

/** A response as bytes ready to be sent. Without an ETag of its own it gets one of its content. */
export async function toCachedResponse<Note>(
  response: Response,
  note: Note,
): Promise<CachedResponse<Note>> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const etag = headers.get('ETag') ?? `W/"${await fingerprint(body)}"`;
  headers.set('ETag', etag);
  headers.append('Vary', 'Accept-Encoding');
  const unchanged = new Headers(headers);
  for (const name of ['Content-Type', 'Content-Length']) unchanged.delete(name);
  return { plain: { body, init: { headers } }, unchanged, etag, note };
}

/** The answer with its compressed form beside it; `isOnce` as in brotli.ts. */
export function addBrotli<Note>(
  cached: CachedResponse<Note>,
  isOnce = false,
): CachedResponse<Note> {
  const headers = new Headers(cached.plain.init.headers);
  headers.set('Content-Encoding', 'br');
  headers.delete('Content-Length');
  const body = compress(cached.plain.body, isOnce);
  return { ...cached, brotli: { body, init: { headers, encodeBody: 'manual' } } };
}

/** One form of a cached answer for one request: the whole, its head alone, or that nothing has changed. */
export function respondWith(
  { unchanged, etag }: CachedResponse,
  { body, init }: Variant,
  { method, headers }: Request,
): Response {
  if (matchesEtag(headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers: unchanged });
  return new Response(method === 'HEAD' ? null : body, init);
}
