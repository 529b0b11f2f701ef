import { createExecutionContext, env } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import { createDirectoryReader } from '../directory/snapshot.ts';
import { addService, broken, emptyDirectory } from '../testing/directory.ts';
import { createCalendarRoutes } from './route.ts';

const week = JSON.stringify({ Monday: [{ start: '10:00', end: '12:00' }] });

beforeEach(emptyDirectory);

function isolate(bindings: unknown = env) {
  let now = Date.parse('2026-11-20T10:00:00Z');
  const app = createCalendarRoutes({ clock: () => now, reader: createDirectoryReader() });
  return async (path: string, init?: RequestInit) => {
    now += 2000;
    return app.request(path, init, bindings as typeof env, createExecutionContext());
  };
}

it('gives a service and a timetable as calendars, and says when they still stand', async () => {
  const { id } = await addService({ type: 'Wi-Fi & Computer Access', schedule: week });
  const get = isolate();
  for (const path of [`/services/${id}.ics`, '/timetable/Wi-Fi%20%26%20Computer%20Access.ics']) {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('public, no-cache');
    expect(await response.text()).toContain('BYDAY=MO');
    const etag = response.headers.get('ETag') ?? '';
    expect((await get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  }
});

it.each([
  '/services/nobody.ics',
  '/services/..%2f..%2fetc.ics',
  '/services/%E0%A4%A.ics',
  '/services/a/b.ics',
  `/services/${'x'.repeat(5000)}.ics`,
  '/timetable/__proto__.ics',
  '/timetable/Haircuts.ics',
])('has nothing at %s', async (path) => {
  await addService({ schedule: week });
  expect((await isolate()(path)).status).toBe(404);
});

it('gives nothing of what was taken down', async () => {
  const { id } = await addService({ schedule: week, published: false });
  expect((await isolate()(`/services/${id}.ics`)).status).toBe(404);
});

it('says that it cannot while nothing can be read', async () => {
  const response = await isolate({ ...env, DB: broken.DB, KV: env.EMPTY_KV })(
    '/timetable/Lunch.ics',
  );
  expect(response.status).toBe(503);
});
