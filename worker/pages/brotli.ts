import { brotliCompressSync, constants } from 'node:zlib';

/** The last that takes a page one or two milliseconds; the platform itself compresses at about 4. */
const QUICK = 7;
/** The level for what one person asks for once: less than a millisecond, and a page of results is far from ten packets. */
const ONCE = 4;
/** Saves a twelfth more, and takes 15 to 30 ms. */
const HARD = 10;
const HARD_SAVES = 1 / 12;

/** Bytes from which a first visit, which has a bound too, is to be spared that twelfth. */
const LONG = 12_500;

/** Bytes of the ten packets that a server sends before it waits for an answer (RFC 6928). */
export const FIRST_FLIGHT = 14_000;

/** Bytes that no page of a large city is to be above (docs/product.md#large-lists): what is just above it takes 70 ms instead. */
export const LARGEST = 20_000;

/** So short a text takes no longer to compress hard than a long one to compress quickly. */
const SHORT = 30_000;

/**
 * What all but fits into the first flight is compressed hard: a phone is spared a whole round trip. So is what only just fits,
 * which is a few pages and the directory, what is a little above the most that a page may weigh, and what is short. `isOnce`: hardly anybody else will ask for the same.
 */
export function compress(body: Uint8Array, isOnce = false): Uint8Array<ArrayBuffer> {
  if (isOnce) return compressAt(ONCE, body);
  if (body.length < SHORT) return compressAt(HARD, body);
  const quick = compressAt(QUICK, body);
  const isNear = (above: number, most: number) =>
    quick.length > above && quick.length * (1 - HARD_SAVES) <= most;
  const isWorthIt = isNear(LONG, FIRST_FLIGHT) || isNear(LARGEST, LARGEST);
  return isWorthIt ? compressAt(HARD, body) : quick;
}

function compressAt(quality: number, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length };
  return new Uint8Array(brotliCompressSync(body, { params }));
}

type AsPlatformsSay = { cf?: { clientAcceptEncoding?: string } };

const TAKES_BROTLI = /(?:^|,)\s*br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;

/**
 * Whether a visitor takes brotli. The platform has its own wish in the header, and says elsewhere what the visitor's was.
 * To read that takes a twentieth of a remembered answer, and every browser that says how it fetches (Chrome 76, Firefox
 * 90, Safari 16.4) takes brotli; for a proxy that would not have it, the platform unpacks.
 */
export function takesBrotli(request: Request): boolean {
  if (request.headers.has('Sec-Fetch-Mode')) return true;
  const asked = (request as AsPlatformsSay).cf?.clientAcceptEncoding;
  return TAKES_BROTLI.test(asked ?? request.headers.get('Accept-Encoding') ?? '');
}
