import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi } from '../api/api.ts';
import type { Env } from '../platform/env.ts';
import { addAccount, json, PASSWORD } from '../testing/accounts.ts';
import { addService, broken, emptyDirectory, testNow } from '../testing/directory.ts';
import { viewer } from '../testing/viewers.ts';
import { countedBindings, namesRoute, traceRequest } from './trace.ts';

beforeEach(emptyDirectory);
afterEach(() => vi.restoreAllMocks());

const app = new Hono<{ Bindings: Env }>()
  .use(namesRoute)
  .route('/', createApi(testNow))
  .get('*', (c) => c.text('a page'));

/** What the request answers, and every line that it leaves in the log. */
async function ask(path: string, init: RequestInit = {}, bindings: Env = env) {
  const lines: string[] = [];
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...said) => {
      const words = said.map((it) => (it instanceof Error ? `${it.stack} ${it.cause}` : it));
      lines.push(words.map((it) => (typeof it === 'string' ? it : JSON.stringify(it))).join(' '));
    });
  const request = new Request(`https://handbook.test${path}`, init);
  const context = createExecutionContext();
  const answer = await traceRequest(request, bindings, () =>
    app.fetch(request, countedBindings(bindings), context),
  );
  await waitOnExecutionContext(context);
  return { answer, lines, last: JSON.parse(lines.at(-1) ?? '{}') };
}

it('leaves one line for a request: which route, how it ended, what it cost', async () => {
  const { headers, send, email, ...owner } = await viewer();
  const { id } = await addService({ providerId: owner.organisationId });
  const change = json('PUT', { note: 'Ask for Jane' }, headers);
  const { answer, lines, last } = await ask(`/api/services/${id}?from=here`, change);
  expect(answer.status).toBe(200);
  expect(lines).toHaveLength(1);
  expect(last).toEqual({
    requestId: answer.headers.get('X-Request-Id'),
    method: 'PUT',
    route: '/api/services/:id',
    status: 200,
    ms: expect.any(Number),
    queries: expect.any(Number),
    rowsRead: expect.any(Number),
  });
  expect(last.queries).toBeGreaterThan(3);
  expect(last.rowsRead).toBeGreaterThan(2);
  for (const secret of [id, owner.organisationId, email, headers.Authorization, 'Jane', 'here'])
    expect(lines[0]).not.toContain(secret);
});

it.each([
  ['/api/services/public?type=Lunch', '/api/services/public'],
  ['/api/reset-password/a-secret', '*'],
  ['/search?q=a-secret', '*'],
])('says of %s only %s', async (path, route) => {
  const { lines, last } = await ask(path);
  expect(last.route).toBe(route);
  expect(lines.join()).not.toContain('a-secret');
});

it('costs nothing to look again within the second', async () => {
  await ask('/api/services/public');
  expect((await ask('/api/services/public')).last).toMatchObject({ queries: 0, rowsRead: 0 });
});

it('gives whoever meets a failure the number of its lines, in which nobody is named', async () => {
  const { email } = await addAccount();
  const signIn = json('POST', { email, password: PASSWORD });
  const { answer, lines } = await ask('/api/auth/login', signIn, broken);
  const number = answer.headers.get('X-Request-Id');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    error: 'Sorry, this did not work: our database does not answer. Please try again in a minute.',
    requestId: number,
  });
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).toContain(number);
    expect(line).not.toContain(email);
  }
});

it('can be told to log only what failed', async () => {
  const bindings = { ...env, REQUEST_LOG: 'faults' };
  expect((await ask('/api/services/public', {}, bindings)).lines).toEqual([]);
});
