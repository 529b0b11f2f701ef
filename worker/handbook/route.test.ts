import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDirectoryReader } from '../directory/snapshot.ts';
import type { Env } from '../env.ts';
import { addService, broken, emptyDirectory } from '../testing/directory.ts';
import { keyOf } from './order.ts';
import { createPapers } from './route.ts';

const KEY = keyOf({ type: null, size: 'clear' });
const FRIDAY = Date.parse('2026-11-20T10:00:00Z');
const DAY = 24 * 60 * 60_000;

beforeEach(async () => {
  await emptyDirectory();
  await env.KV.delete(KEY);
});
afterEach(() => vi.restoreAllMocks());

/** What the counting press has written. */
const words = async (response: Response) => new TextDecoder().decode(await response.arrayBuffer());

/** An isolate of its own, with a clock and a press that counts what it makes. */
function isolate(press?: (version: number) => Promise<Uint8Array>) {
  let now = FRIDAY;
  const made: number[] = [];
  const app = createPapers(
    // Two seconds between requests: the directory is asked for anew.
    () => (now += 2000),
    async (_order, { version }) => {
      made.push(version);
      return (await press?.(version)) ?? new TextEncoder().encode(`paper ${version}`);
    },
    createDirectoryReader(),
  );
  async function get(path = '/handbook.pdf', init?: RequestInit, bindings: Env = env) {
    const context = createExecutionContext();
    const response = await app.request(path, init, bindings, context);
    await waitOnExecutionContext(context);
    return response;
  }
  return { get, made, wait: (milliseconds: number) => (now += milliseconds) };
}

describe('the handbook', () => {
  it('is made once for a data version, and again after a change', async () => {
    const { get, made } = isolate();
    const first = await words(await get());
    expect(await words(await get())).toBe(first);
    expect(made).toHaveLength(1);
    await addService();
    expect(await words(await get())).not.toBe(first);
    expect(made).toHaveLength(2);
  });

  it('is made again on the next day in the city, whose date it carries', async () => {
    const { get, made, wait } = isolate();
    await get();
    wait(DAY);
    const { headers } = await get();
    expect(made).toHaveLength(2);
    expect(headers.get('Content-Disposition')).toBe(
      'inline; filename="bristol-handbook-2026-11-21.pdf"',
    );
  });

  it('that another isolate has made is not made again', async () => {
    await isolate().get();
    const other = isolate();
    expect((await other.get()).status).toBe(200);
    expect(other.made).toEqual([]);
  });

  it('says how long it may be kept and is not sent twice to who has it', async () => {
    const { get } = isolate();
    const { headers } = await get();
    expect(headers.get('Content-Type')).toBe('application/pdf');
    expect(headers.get('Cache-Control')).toBe('public, no-cache');
    const tag = headers.get('ETag') ?? '';
    for (const known of [tag, `"other", W/${tag}`]) {
      const again = await get(undefined, { headers: { 'If-None-Match': known } });
      expect(again.status).toBe(304);
      expect(again.headers.get('ETag')).toBe(tag);
      expect(await words(again)).toBe('');
    }
    expect((await get(undefined, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    const head = await get(undefined, { method: 'HEAD' });
    expect([head.status, await words(head)]).toEqual([200, '']);
  });

  it('is the last good one for those who ask while a new one is being made', async () => {
    let finish = () => {};
    const busy = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let hurried = true;
    const { get, made } = isolate(async (version) => {
      if (!hurried) await busy;
      return new TextEncoder().encode(`paper ${version}`);
    });
    const old = await words(await get());
    hurried = false;
    await addService();
    const waiting = get();
    await vi.waitUntil(() => made.length === 2);
    expect(await words(await get())).toBe(old);
    finish();
    const fresh = await words(await waiting);
    expect(fresh).not.toBe(old);
    expect(await words(await get())).toBe(fresh);
    expect(made).toHaveLength(2);
  });

  it('is made by the next who asks when whoever began it never came back', async () => {
    let hangs = false;
    const { get, made, wait } = isolate((version) =>
      hangs ? new Promise(() => {}) : Promise.resolve(new TextEncoder().encode(`paper ${version}`)),
    );
    const old = await words(await get());
    await addService();
    hangs = true;
    void get();
    await vi.waitUntil(() => made.length === 2);
    hangs = false;
    expect(await words(await get())).toBe(old);
    wait(30_000);
    expect(await words(await get())).not.toBe(old);
  });

  it('is made by each who asks where there is no older one', async () => {
    const { get, made } = isolate();
    const both = await Promise.all([get(), get()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(made).toHaveLength(2);
  });
});

describe('where something fails', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  it('the last good handbook is given out', async () => {
    let fails = false;
    const { get } = isolate(async () => {
      if (fails) throw new Error('Out of memory');
      return new TextEncoder().encode('good');
    });
    await get();
    fails = true;
    await addService();
    expect(await words(await get())).toBe('good');
    expect(await words(await get(undefined, undefined, broken))).toBe('good');
  });

  it('the handbook says of which day its information is, not which day it is', async () => {
    const { get, made, wait } = isolate();
    await get();
    wait(DAY);
    const { headers } = await get(undefined, undefined, broken);
    expect(headers.get('Content-Disposition')).toContain('2026-11-20.pdf');
    expect(made).toHaveLength(1);
  });

  it('and there is none, the numbers to ring are, and when to come back', async () => {
    const { get } = isolate(() => Promise.reject(new Error('Out of memory')));
    for (const bindings of [env, broken]) {
      const response = await get(undefined, undefined, bindings);
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('60');
      expect(await response.text()).toContain('Call 999');
    }
  });

  it('a store that does not answer costs nothing but the work', async () => {
    const failing = () => Promise.reject(new Error('KV is away'));
    const KV = { getWithMetadata: failing, put: failing } as unknown as Env['KV'];
    const { get } = isolate();
    expect((await get(undefined, undefined, { ...env, KV })).status).toBe(200);
  });
});

it('of a timetable that does not exist is left to the pages, which say so', async () => {
  for (const path of ['/timetable/Brunch.pdf', '/timetable/%E0%A4%A.pdf', '/timetable/a/Lunch.pdf'])
    expect((await isolate().get(path)).headers.get('Content-Type')).not.toBe('application/pdf');
});

it('really is a PDF, made in a Worker of fonts that the build holds', async () => {
  await addService({ note: 'Мир, שלום, سلام' });
  const app = createPapers(() => FRIDAY, undefined, createDirectoryReader());
  const context = createExecutionContext();
  const response = await app.request('/timetable/Breakfast.pdf', undefined, env, context);
  await waitOnExecutionContext(context);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(new TextDecoder('latin1').decode(bytes.slice(0, 8))).toBe('%PDF-1.7');
  expect(new TextDecoder('latin1').decode(bytes.slice(-8)).trim()).toMatch(/%%EOF$/);
});
