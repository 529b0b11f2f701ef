import { Hono } from 'hono';
import { COPY, OFFLINE } from '../../shared/paths/offline.ts';
import type { Env } from '../platform/env.ts';

/** In place of the service worker: it takes over at once, drops the copy and is gone; no page is loaded anew. */
export const SWITCHED_OFF = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('${COPY}')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** The service worker of the public pages. Browsers ask for it at each visit, so that a switch is felt at the next one. */
export const serviceWorker = new Hono<{ Bindings: Env }>().get(OFFLINE.worker, async (c) => {
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
  if (c.env.OFFLINE_COPY === 'off') return c.body(SWITCHED_OFF, 200, headers);
  const condition = c.req.header('if-none-match');
  const built = await c.env.ASSETS.fetch(`http://localhost${OFFLINE.worker}`, {
    headers: condition ? { 'if-none-match': condition } : {},
  });
  const etag = built.headers.get('etag');
  return new Response(built.body as BodyInit | null, {
    status: built.status,
    headers: { ...headers, ...(etag && { etag }) },
  });
});
