import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDirectoryReader } from '../directory/snapshot.ts';
import { addOrganisation, emptyDirectory } from '../testing/directory.ts';
import { addBrotli, createCache, toCachedResponse } from './cached-response.ts';
import { createResponseCache } from './response-cache.ts';

const WORDS = 'Soup at noon. '.repeat(50);
const START = Date.parse('2026-06-01T12:00:00.000Z');

beforeEach(emptyDirectory);

/** A page as visitors of one isolate get it. */
function page() {
  let made = 0;
  const cache = createResponseCache(createDirectoryReader(), () => START);
  const headers = { 'Content-Type': 'text/html', Vary: 'Origin' };
  return {
    times: () => made,
    isCached: (address: string, init?: RequestInit) =>
      cache.getCached(new Request(`https://handbook.test${address}`, init)) !== undefined,
    async ask(visitor: Record<string, string>, { method = 'GET', cf = {} } = {}) {
      const request = new Request('https://handbook.test/', { method, headers: visitor });
      Object.defineProperty(request, 'cf', { value: cf });
      const context = createExecutionContext();
      const answer =
        cache.getCached(request)?.response ??
        (await cache.answerCached(request, env, context, () => {
          made += 1;
          return new Response(WORDS, { headers });
        }));
      await waitOnExecutionContext(context);
      if (!answer) throw new Error('no answer');
      return { answer, body: new Uint8Array(await answer.arrayBuffer()) };
    },
  };
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const BROTLI = { 'Accept-Encoding': 'gzip, br' };

it('sends the same words with brotli to who takes it, and plain to who does not', async () => {
  const { ask, times } = page();
  for (const visitor of [{}, BROTLI, { 'Accept-Encoding': 'gzip' }, BROTLI, {}]) {
    const { answer, body } = await ask(visitor);
    const isCompressed = visitor === BROTLI;
    expect(answer.headers.get('Content-Encoding')).toBe(isCompressed ? 'br' : null);
    expect(textOf(isCompressed ? brotliDecompressSync(body) : body)).toBe(WORDS);
    expect(answer.headers.get('Vary')).toBe('Origin, Accept-Encoding');
    expect(answer.headers.get('Content-Type')).toBe('text/html');
  }
  expect(times()).toBe(1);
});

it('compresses in another way what one person alone asks for, to the same words', async () => {
  const words = Array.from({ length: 400 }, (_, at) => `Soup at ${at * 37}. `).join('');
  const cached = await toCachedResponse(new Response(words), {});
  const [often, once] = [false, true].map((isOnce) => addBrotli(cached, isOnce).brotli?.body);
  if (!often || !once) throw new Error('not compressed');
  expect(once).not.toEqual(often);
  for (const body of [often, once]) expect(textOf(brotliDecompressSync(body))).toBe(words);
});

it.each([
  ['br', true],
  ['gzip;q=1.0, BR;q=0.5', true],
  ['br;q=0', false],
  ['br; q=0.0, gzip', false],
  ['zebra, gzip', false],
  ['', false],
])(
  'believes the platform, which says of its visitor: "%s"',
  async (clientAcceptEncoding, takes) => {
    const { answer } = await page().ask(BROTLI, { cf: { clientAcceptEncoding } });
    expect(answer.headers.get('Content-Encoding')).toBe(takes ? 'br' : null);
  },
);

it('knows a browser of today by how it says that it fetches, without asking the platform', async () => {
  const browser = { 'Sec-Fetch-Mode': 'navigate' };
  const cf = {
    get clientAcceptEncoding() {
      throw new Error('was read');
    },
  };
  const { answer } = await page().ask(browser, { cf });
  expect(answer.headers.get('Content-Encoding')).toBe('br');
});

it('tells a browser that has either form that nothing has changed', async () => {
  const { ask } = page();
  const tags = [await ask({}), await ask(BROTLI)].map(({ answer }) => answer.headers.get('ETag'));
  expect(tags[0]).toMatch(/^W\/"[\w-]{22}"$/);
  expect(tags[1]).toBe(tags[0]);
  for (const visitor of [{}, BROTLI]) {
    const known = { 'If-None-Match': `"other", ${tags[0]}` };
    const { answer, body } = await ask({ ...visitor, ...known });
    expect([answer.status, body.length]).toEqual([304, 0]);
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(answer.headers.get('Vary')).toBe('Origin, Accept-Encoding');
  }
});

it.each([{}, BROTLI])('answers HEAD with the headers of %j and no body', async (visitor) => {
  const { ask } = page();
  const [get, head] = [await ask(visitor), await ask(visitor, { method: 'HEAD' })];
  expect(head.body.length).toBe(0);
  expect([...head.answer.headers]).toEqual([...get.answer.headers]);
});

it('has at hand what somebody was answered before, in the form that they took, and no search', async () => {
  const { ask, isCached } = page();
  expect(isCached('/')).toBe(false);
  await ask({});
  expect(isCached('/')).toBe(true);
  expect(isCached('/?unheard=of')).toBe(true);
  expect(isCached('/', { headers: BROTLI })).toBe(false);
  await ask(BROTLI);
  expect(isCached('/', { headers: BROTLI })).toBe(true);
  expect(isCached('/', { method: 'POST' })).toBe(false);
  for (const address of ['/organisations', '/search?q=soup', '/dashboard', '/api/services'])
    expect(isCached(address)).toBe(false);
});

const NOW = { name: 'now', confirmedAt: 0 };

it('counts what it keeps in both forms, and lets the oldest go', async () => {
  const memo = createCache({ entries: 9, bytes: 2 * WORDS.length });
  const [older, newer] = [
    await toCachedResponse(new Response(WORDS), {}),
    await toCachedResponse(new Response(WORDS), {}),
  ];
  memo.get(NOW, 'older');
  memo.put(NOW, 'older', older);
  memo.put(NOW, 'newer', newer);
  expect(memo.get(NOW, 'older')).toBe(older);
  const both = addBrotli(newer);
  memo.put(NOW, 'newer', both);
  expect([memo.get(NOW, 'older'), memo.get(NOW, 'newer')]).toEqual([undefined, both]);
});

describe('after a write', () => {
  /** A page that says how often it was made, at an instant that each request names. */
  function site() {
    let made = 0;
    let now = START;
    const cache = createResponseCache(createDirectoryReader(), () => now);
    return async (at: number, headers: Record<string, string> = {}) => {
      now = START + at;
      const request = new Request('https://handbook.test/', { headers });
      const context = createExecutionContext();
      const answer =
        cache.getCached(request)?.response ??
        (await cache.answerCached(request, env, context, () => new Response(`${++made}`)));
      const text = await answer?.text();
      await waitOnExecutionContext(context);
      return text ?? 'from the app';
    };
  }

  it('readers have the page at once, and one of them makes it anew behind it', async () => {
    const ask = site();
    expect(await ask(0)).toBe('1');
    await addOrganisation();
    expect(await ask(999)).toBe('1');
    expect(await ask(1000)).toBe('1');
    expect(await ask(1001)).toBe('2');
    expect(await ask(1002)).toBe('2');
  });

  it('one page at a time is made behind the answers', async () => {
    let now = START;
    const made: string[] = [];
    let finish = () => {};
    const cache = createResponseCache(createDirectoryReader(), () => now);
    const open = async (path: string, isSlow = false) => {
      const context = createExecutionContext();
      const request = new Request(`https://handbook.test${path}`);
      await cache.answerCached(request, env, context, async () => {
        made.push(path);
        if (isSlow) await new Promise<void>((resolve) => (finish = resolve));
        return new Response(path);
      });
      return () => waitOnExecutionContext(context);
    };
    const paths = ['/', '/organisations', '/joinus'];
    for (const path of paths) await open(path);
    await addOrganisation();
    now += 1000;
    made.length = 0;

    const isDone = await open('/', true);
    await expect.poll(() => made).toEqual(['/']);
    for (const path of paths) await (await open(path))();
    expect(made).toEqual(['/']);
    finish();
    await isDone();
    await (await open('/organisations'))();
    await (await open('/joinus'))();
    expect(made).toEqual(paths);
  });

  it('another page may be made once one has failed, or was not heard of for as long as a page may be shown', () => {
    const memo = createCache<object>({ entries: 9, bytes: 1000 });
    const plain = { body: new Uint8Array(), init: { headers: new Headers() } };
    const page = { plain, unchanged: new Headers(), etag: '', note: {} };
    memo.get({ name: 'before', confirmedAt: 0 }, '/');
    for (const key of ['/', '/joinus', '/search'])
      memo.put({ name: 'before', confirmedAt: 0 }, key, page);
    memo.get({ name: 'after', confirmedAt: 1000 }, '/');
    const isMine = (key: string, now: number) => memo.getStale(key, now, 500)?.isMine;
    expect([isMine('/', 100), isMine('/', 100), isMine('/joinus', 100)]).toEqual([
      true,
      false,
      false,
    ]);
    memo.letGo('/joinus');
    expect(isMine('/joinus', 100)).toBe(false);
    memo.letGo('/');
    expect([isMine('/joinus', 100), isMine('/', 499)]).toEqual([true, false]);
  });

  it('no page is older than two seconds', async () => {
    const ask = site();
    expect(await ask(0)).toBe('1');
    await addOrganisation();
    expect(await ask(2000)).toBe('2');
  });

  it.each<Record<string, string>>([
    { Cookie: 'saved=1' },
    { Cookie: 'theme=dark; saved=1' },
    { Authorization: 'Bearer token' },
  ])('%j is answered by the app, which asks the database', async (headers) => {
    const ask = site();
    expect(await ask(0)).toBe('1');
    expect(await ask(10, headers)).toBe('from the app');
    expect(await ask(20, { Cookie: 'unsaved=1' })).toBe('1');
  });
});
