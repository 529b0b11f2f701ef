import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { renderError } from './errors.ts';
import { limitTime } from './time-limit.ts';

afterEach(() => vi.restoreAllMocks());

const app = new Hono()
  .onError(renderError)
  .use(limitTime(20))
  .all('/hangs', () => new Promise<Response>(() => {}))
  .all('/answers', (c) => c.text('Here'));

it.each([
  ['GET', 'Sorry, our database did not answer in time. Please try again in a minute.'],
  [
    'POST',
    'Sorry, our database did not answer in time. It may have been saved: please look first, then try again.',
  ],
])('says to %s that it took too long, and what to do', async (method, error) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await app.request('/hangs', { method });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error });
  expect(await (await app.request('/answers', { method })).text()).toBe('Here');
});
