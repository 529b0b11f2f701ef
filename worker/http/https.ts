import { SECURITY_HEADERS } from './security-headers.ts';

/** The policy of what is no page. */
const NOTHING = `default-src 'none'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * The answer to a request over plain http of a site that is published under https: a reader is led to the same
 * address there, and nothing that was sent is taken, a token neither. Undefined for every other request, and for every one
 * where `publicOrigin` is itself http or not set: on one's own machine.
 */
export function redirectToHttps(
  { url, method, headers: sent }: Pick<Request, 'url' | 'method' | 'headers'>,
  publicOrigin: string | undefined,
): Response | undefined {
  if (!url.startsWith('http:') || !publicOrigin?.startsWith('https:')) return undefined;
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': NOTHING,
    'Cache-Control': 'no-store',
  };
  if ((method !== 'GET' && method !== 'HEAD') || sent.has('Authorization')) {
    // It has crossed the network in the open already: to repeat it there unasked would hide that.
    const error = `Nothing was done: this was sent without encryption. Use ${publicOrigin} instead.`;
    return Response.json({ error }, { status: 403, headers });
  }
  const { pathname, search } = new URL(url);
  return new Response(null, {
    status: 308,
    headers: { ...headers, Location: publicOrigin + pathname + search },
  });
}
