import { env } from 'cloudflare:test';
import type { Fetcher } from '@cloudflare/workers-types';
import { expect, it } from 'vitest';
import type { Env } from '../platform/env.ts';
import { serviceWorker } from './service-worker.ts';

const built = (async (_path: string, { headers }: RequestInit) =>
  new Headers(headers).get('if-none-match') === '"1"'
    ? new Response(null, { status: 304, headers: { etag: '"1"' } })
    : new Response('the built one', { headers: { etag: '"1"' } })) as unknown as Fetcher['fetch'];

const ask = (bindings: Partial<Env>, headers = {}) =>
  serviceWorker.request(
    '/sw.js',
    { headers },
    { ...env, ASSETS: { fetch: built } as Fetcher, ...bindings },
  );

it('gives the built service worker, asked for anew each time and sent only if it changed', async () => {
  const answer = await ask({});
  expect(await answer.text()).toBe('the built one');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  const again = await ask({}, { 'if-none-match': '"1"' });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

it('gives one that removes the copy and itself, where the copy is switched off', async () => {
  const script = await (await ask({ OFFLINE_COPY: 'off' })).text();
  expect(script).toContain("startsWith('handbook-copy-')");
  expect(script).toContain('registration.unregister()');
  expect(script).not.toContain("'fetch'");
});
