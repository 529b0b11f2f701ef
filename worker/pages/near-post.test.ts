import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { PLACE_FAULTS } from '../../shared/places/find-place.ts';
import { database } from '../db/client.ts';
import { postcodes } from '../db/tables.ts';
import { addService, BETWEEN_CALLS, emptyDirectory } from '../testing/directory.ts';

vi.hoisted(() => void vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));
const { default: worker } = await import('../index.ts');

const QUAY = '16 Narrow Quay, Bristol BS1 4QA';
const FAR = '40 Hill Road, Bristol BS1 4QB';
const list = '/near?list=/timetable/Lunch';

beforeEach(async () => {
  await emptyDirectory();
  const db = database(env.DB);
  await db.delete(postcodes);
  await db.insert(postcodes).values({
    begins: 'BS1 4Q',
    latitude: 51.4491,
    longitude: -2.5985,
    points: '{"A":[51.4491,-2.5985],"B":[51.4691,-2.5985]}',
    loadedAt: new Date().toISOString(),
  });
  await addService({ type: 'Lunch', serviceAddress: FAR });
  await addService({ type: 'Lunch', serviceAddress: QUAY });
});
afterAll(() => void vi.useRealTimers());

/** Posts what somebody typed, and gives the answer with all that was logged meanwhile. */
async function post(place: string, path = list) {
  vi.setSystemTime(Date.now() + BETWEEN_CALLS);
  const logged: unknown[] = [];
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, name).mockImplementation((...said) => void logged.push(said));
  const context = createExecutionContext();
  const request = new Request(`https://handbook.test${path}`, {
    method: 'POST',
    body: new URLSearchParams({ place }),
  });
  const answer = await worker.fetch(request as never, { ...env, REQUEST_LOG: 'all' }, context);
  await waitOnExecutionContext(context);
  const text = await answer.text();
  vi.restoreAllMocks();
  return { answer, text, logged: JSON.stringify(logged) };
}

it('a place that is posted orders the list, is stored nowhere and is in no line of the log', async () => {
  const { answer, text, logged } = await post('bs1 4qa');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(text).toContain('About 1 minute’s walk');
  const [near, far] = ['16 Narrow', '40 Hill'].map((it) => text.indexOf(it));
  expect(near).toBeGreaterThan(0);
  expect(far).toBeGreaterThan(near ?? 0);
  expect(logged).toContain('/near');
  expect(logged.toLowerCase()).not.toMatch(/bs1|4qa|51\.4|timetable/);
});

it.each([
  ['', PLACE_FAULTS.nothing],
  ['M1 1AE', PLACE_FAULTS.otherCity],
  ['BS1 9ZZ', PLACE_FAULTS.badPostcode],
  ['<script>', PLACE_FAULTS.unknown],
])('"%s" is answered with why it is none', async (place, fault) => {
  const { answer, text } = await post(place);
  expect(answer.status).toBe(422);
  expect(text).toContain(fault);
  expect(text).not.toContain('<script>"');
});

it('refuses more than any place has, and a list that there is not', async () => {
  expect((await post('x'.repeat(3000))).answer.status).toBe(413);
  expect((await post('BS1', '/near?list=/nowhere')).answer.status).toBe(404);
});
