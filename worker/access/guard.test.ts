import { env } from 'cloudflare:test';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ApiEnv } from '../http/api-env.ts';
import { renderError } from '../http/errors.ts';
import { allowAnyone, denyByDefault } from './guard.ts';

const routes = new Hono<ApiEnv>()
  .get('/named', allowAnyone('directory:read'), (c) => c.json({ secret: 1 }))
  .get('/unnamed', (c) => c.json({ secret: 1 }))
  .get('/:id', allowAnyone('directory:read'), (c) => c.json({ secret: 1 }))
  .post('/named', (c) => c.json({ secret: 1 }));

/** As the API is: mounted twice, under a handler of errors, before the pages. */
const app = new Hono()
  .route('/', new Hono<ApiEnv>().onError(renderError).use(denyByDefault).route('/api', routes))
  .get('*', (c) => c.text('a page'));

const status = async (method: string, path: string) =>
  (await app.request(`/api${path}`, { method }, env)).status;

it('refuses a route that names no action, and no other', async () => {
  expect(await status('GET', '/named')).toBe(200);
  expect(await status('HEAD', '/named')).toBe(200);
  expect(await status('GET', '/unnamed')).toBe(403);
  expect(await status('POST', '/named')).toBe(403);
  expect(await status('GET', '/anything')).toBe(200);
  expect(await status('GET', '/not/of/the/api')).toBe(200);
});

it('does not let an action be opened to anyone by mistake', () => {
  expect(() => allowAnyone('service:delete')).toThrow('service:delete is not for visitors.');
});
