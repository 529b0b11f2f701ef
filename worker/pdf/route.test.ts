import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY } from '../../shared/time/units.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { services } from '../db/tables.ts';
import { createDirectoryReader } from '../directory/snapshot.ts';
import type { Env } from '../platform/env.ts';
import { addService, broken, changeDirectory, emptyDirectory } from '../testing/directory.ts';
import { PaperTooLarge } from './render-pdf.ts';
import { createPdfRoutes } from './route.ts';
import { FRIDAY, gate, isolate } from './testing/isolate.ts';

beforeEach(async () => {
  await emptyDirectory();
  const { keys } = await env.KV.list({ prefix: 'printed:' });
  await Promise.all(keys.map(({ name }) => env.KV.delete(name)));
});
afterEach(() => vi.restoreAllMocks());

/** What the counting renderer has written. */
const words = async (response: Response) => new TextDecoder().decode(await response.arrayBuffer());

describe('the handbook', () => {
  it('is refused in words where it is too large, with what to print instead', async () => {
    let isTooLarge = false;
    const { get } = isolate({
      making() {
        if (isTooLarge) throw new PaperTooLarge();
      },
    });
    expect((await get()).status).toBe(200);
    isTooLarge = true;
    await addService();
    const refused = await get();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, null]);
    const page = await words(refused);
    expect(page).toContain(LIMITS.paperText.message);
    expect(page).toContain('href="/timetable/Breakfast.pdf"');
    expect(page).toContain('href="/print"');
  });

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
    const busy = gate();
    let loads = 0;
    const { get, made } = isolate({
      loading: async () => {
        if (++loads === 2) await busy.opened;
      },
    });
    const old = await words(await get());
    await addService();
    const waiting = get();
    await vi.waitUntil(() => loads === 2);
    expect(await words(await get())).toBe(old);
    busy.open();
    const fresh = await words(await waiting);
    expect(fresh).not.toBe(old);
    expect(await words(await get())).toBe(fresh);
    expect(made).toHaveLength(2);
  });

  it.each([
    [
      'that names what was taken down',
      (id: string) => database(env.DB).delete(services).where(eq(services.id, id)),
    ],
    [
      'that has an address which is not public any more',
      (id: string) =>
        database(env.DB).update(services).set({ addressPublic: 'no' }).where(eq(services.id, id)),
    ],
  ])('%s is given to nobody: they wait for the new one', async (_, hide) => {
    const busy = gate();
    let loads = 0;
    const { get, made } = isolate({
      loading: async () => {
        if (++loads === 2) await busy.opened;
      },
    });
    const service = await addService();
    const old = await words(await get());
    await hide(service.id);
    await changeDirectory();
    const waiting = [get(), get()];
    await vi.waitUntil(() => loads === 3);
    busy.open();
    for (const answer of await Promise.all(waiting)) expect(await words(answer)).not.toBe(old);
    expect(made).toHaveLength(2);
  });

  it('is made by the next who asks when whoever began it never came back', async () => {
    let loads = 0;
    const { get, wait } = isolate({
      loading: () => (++loads === 2 ? new Promise(() => {}) : Promise.resolve()),
    });
    const old = await words(await get());
    await addService();
    void get();
    await vi.waitUntil(() => loads === 2);
    expect(await words(await get())).toBe(old);
    wait(5001);
    expect(await words(await get())).not.toBe(old);
  });

  it('is made once for all who ask at the same time, with no older one', async () => {
    const { get, made } = isolate();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(made).toHaveLength(1);
  });

  it('and other papers are made one after another, with a pause between', async () => {
    const began: number[] = [];
    const { get, made, clock } = isolate({ making: () => began.push(clock()) });
    const paths = ['Breakfast', 'Lunch', 'Showers'].map((type) => `/timetable/${type}.pdf`);
    const all = [...paths, '/handbook.pdf', '/handbook.pdf?size=large'];
    const answers = await Promise.all([...all, ...all].map((path) => get(path)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(made).toHaveLength(5);
    for (const [at, start] of began.entries())
      expect(start - (began[at - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(200);
  });

  it('is refused in words and with a time where too many wait', async () => {
    const busy = gate();
    let loads = 0;
    const { get } = isolate({
      loading: () => {
        loads++;
        return busy.opened;
      },
    });
    const waiting = Array.from({ length: 60 }, () => get());
    await vi.waitUntil(() => loads === 60);
    const refused = await get();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10']);
    expect(await refused.text()).toContain('Please try again');
    busy.open();
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
  });

  it('is refused to who has waited for twenty seconds while others were made', async () => {
    const busy = gate();
    let loads = 0;
    const { get, made, wait } = isolate({
      loading: async () => {
        if (++loads > 1) await busy.opened;
      },
      making: () => void (made.length > 0 && wait(21_000)),
    });
    // After it comes a pause, in which both of the others are waiting.
    await get('/timetable/Lunch.pdf');
    const both = [get('/timetable/Breakfast.pdf'), get()];
    await vi.waitUntil(() => loads === 3);
    busy.open();
    const answers = (await Promise.all(both)).map(({ status, headers }) => [
      status,
      headers.get('Retry-After'),
    ]);
    expect(answers).toContainEqual([200, null]);
    expect(answers).toContainEqual([503, '10']);
  });
});

describe('where something fails', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  it('the last good handbook is given out', async () => {
    let fails = false;
    const { get } = isolate({
      making: () => {
        if (fails) throw new Error('Out of memory');
      },
    });
    const good = await words(await get());
    fails = true;
    await addService();
    expect(await words(await get())).toBe(good);
    expect(await words(await get(undefined, undefined, broken))).toBe(good);
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
    const { get } = isolate({ loading: () => Promise.reject(new Error('Out of memory')) });
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
  const app = createPdfRoutes({ clock: () => FRIDAY, reader: createDirectoryReader() });
  const context = createExecutionContext();
  const response = await app.request('/timetable/Breakfast.pdf', undefined, env, context);
  await waitOnExecutionContext(context);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(new TextDecoder('latin1').decode(bytes.slice(0, 8))).toBe('%PDF-1.7');
  expect(new TextDecoder('latin1').decode(bytes.slice(-8)).trim()).toMatch(/%%EOF$/);
});
