import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COPY, OFFLINE } from '../../shared/paths/offline.ts';
import { openCopy } from './copy.ts';

const NOW = '2026-06-01T12:00:00.000Z';
const DATE = 'Mon, 01 Jun 2026 12:34:00 GMT';
const SCRIPT = '/assets/main-1.js';
/** The list of what makes paper. */
const PAPER = '/assets/paper-1.json';

const directory = (dataVersion: number) => ({
  dataVersion,
  now: NOW,
  services: [],
  organisations: [],
  helplines: [],
});
const sent = (body: unknown, etag = 'W/"1"') =>
  new Response(JSON.stringify(body), { headers: { etag, date: DATE } });

/** What the phone has: caches by name, and whether it has room for two directories. */
let stores: Map<string, Map<string, Response>>;
let isFull: boolean;
/** What the server answers, and what it was asked for. */
let server: Record<string, () => Response>;
let asked: string[];

function cacheOf(name: string) {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return {
    match: async (path: string) => store.get(path)?.clone(),
    put: async (path: string, answer: Response) => {
      if (isFull && path === OFFLINE.directory && store.has(path))
        throw new DOMException('The phone is full.', 'QuotaExceededError');
      store.set(path, answer);
    },
    delete: async (path: string) => store.delete(path),
    addAll: async (paths: string[]) => {
      for (const path of paths) store.set(path, await fetch(path, {}));
    },
  };
}

beforeEach(() => {
  stores = new Map();
  isFull = false;
  asked = [];
  server = {
    [SCRIPT]: () => new Response('script'),
    [OFFLINE.shell]: () => new Response(`<script src="${SCRIPT}">`),
    [OFFLINE.directory]: () => sent(directory(1)),
  };
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    match: async (path: string, { cacheName = '' } = {}) =>
      cacheOf(cacheName || `${COPY}a`).match(path),
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Headers }) => {
    asked.push(path);
    const answer = server[path]?.() ?? new Response(null, { status: 404 });
    const known = new Headers(headers).get('if-none-match');
    return known !== null && known === answer.headers.get('etag')
      ? new Response(null, { status: 304, headers: { date: DATE } })
      : answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

const store = () => stores.get(`${COPY}a`) ?? new Map<string, Response>();

async function kept() {
  const copy = openCopy('a', [SCRIPT], [], PAPER);
  await copy.keep();
  return copy;
}

describe('an offline copy', () => {
  it.each([
    ['a hotspot’s own page', '<h1>Sign in to the Wi-Fi</h1>'],
    ['half of a directory', JSON.stringify(directory(2)).slice(0, 40)],
    ['something else', '{"services":{}}'],
    ['nothing', 'null'],
  ])('is not given up for %s', async (_, body) => {
    const copy = await kept();
    server[OFFLINE.directory] = () => new Response(body, { headers: { etag: '"2"', date: DATE } });
    await expect(copy.check()).rejects.toThrow('no directory');
    expect((await copy.read())?.directory.dataVersion).toBe(1);
    await expect(openCopy('b', [SCRIPT], [], PAPER).keep()).rejects.toThrow('no directory');
    expect([...stores.keys()]).toEqual([`${COPY}a`]);
  });

  it('that cannot be read is dropped, and fetched again', async () => {
    const copy = await kept();
    store().set(OFFLINE.directory, new Response('{"dataVer', { headers: { etag: 'W/"1"' } }));
    expect(await copy.read()).toBeNull();
    expect(await copy.check()).toBeNull();
    expect(await copy.mend()).toMatchObject({ isConfirmed: true, isNew: true });
    expect((await copy.read())?.directory.dataVersion).toBe(1);
  });

  it.each([OFFLINE.shell, OFFLINE.directory])('that lacks %s is made whole', async (path) => {
    const copy = await kept();
    store().delete(path);
    asked.length = 0;
    expect(await copy.mend()).toMatchObject({ isConfirmed: true });
    expect(store().has(path)).toBe(true);
    expect(asked).not.toContain(SCRIPT);
    asked.length = 0;
    expect(await copy.mend()).toBeNull();
    expect(asked).toEqual([]);
  });

  it('keeps what is left where it cannot be made whole', async () => {
    const copy = await kept();
    store().delete(OFFLINE.shell);
    server = {};
    await expect(copy.mend()).rejects.toThrow();
    expect((await copy.read())?.directory.dataVersion).toBe(1);
  });

  it('that does not say when it was last confirmed is as old as it was made', async () => {
    const copy = await kept();
    expect((await copy.read())?.checkedAt).toBe(Date.parse(DATE));
    for (const damaged of [new Response('?'), undefined]) {
      if (damaged) store().set('/offline/checked', damaged);
      else store().delete('/offline/checked');
      expect((await copy.read())?.checkedAt).toBe(Date.parse(NOW));
    }
  });

  it('on a full phone makes room for what is newer', async () => {
    const copy = await kept();
    server[OFFLINE.directory] = () => sent(directory(2), 'W/"2"');
    isFull = true;
    await copy.check();
    expect((await copy.read())?.directory.dataVersion).toBe(2);
  });

  it('keeps the map of the city once somebody has asked for it, as new as the directory, in the next build too', async () => {
    const LATER = '/assets/near-1.js';
    server[LATER] = () => new Response('near');
    server[OFFLINE.places] = () => sent({ points: {} });
    const copy = openCopy('a', [SCRIPT], [LATER], PAPER);
    await copy.keep();
    expect(asked).not.toContain(OFFLINE.places);

    store().set(OFFLINE.places, new Response('asked for'));
    server[OFFLINE.places] = () => sent({ points: { new: [] } });
    server[OFFLINE.directory] = () => sent(directory(2), 'W/"2"');
    await copy.check();
    expect(await store().get(OFFLINE.places)?.json()).toEqual({ points: { new: [] } });
    expect(store().has(LATER)).toBe(true);
  });

  it('keeps what makes paper once somebody has opened a sheet, in the next build too, and not after it was removed', async () => {
    const [SHEET, NEWER] = ['/assets/sheet-1.js', '/assets/sheet-2.js'];
    const NEWER_PAPER = '/assets/paper-2.json';
    server[PAPER] = () => Response.json([SHEET]);
    server[NEWER_PAPER] = () => Response.json([NEWER]);
    server[SHEET] = () => new Response('sheet');
    server[NEWER] = () => new Response('newer sheet');
    const copy = openCopy('a', [SCRIPT], [], PAPER);
    await copy.keepPaper();
    expect(store().size).toBe(0);
    await copy.keep();
    expect(asked).not.toContain(PAPER);

    await copy.keepPaper();
    expect(store().has(SHEET)).toBe(true);
    asked.length = 0;
    await copy.keepPaper();
    expect(asked).toEqual([]);

    await openCopy('b', [SCRIPT], [], NEWER_PAPER).keep();
    expect(stores.get(`${COPY}b`)?.has(NEWER)).toBe(true);
    expect(stores.get(`${COPY}b`)?.has(OFFLINE.paper)).toBe(true);
  });
});
