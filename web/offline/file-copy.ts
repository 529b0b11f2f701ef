/**
 * The files of one build and the page that starts from them, in a cache of their own whose name begins with `prefix`.
 * The files are addresses on this site.
 */
export function createFileCopy(
  prefix: string,
  build: string,
  files: readonly string[],
  page: string,
) {
  const cacheName = prefix + build;

  async function keepPage(cache: Cache) {
    const answer = await get(page);
    const named = [...(await answer.clone().text()).matchAll(/"(\/assets\/[^"#]+)/g)];
    // Deployed while this was fetched: the next visit tries again.
    if (!named.every(([, file = '']) => files.includes(file)))
      throw new Error(`${page} is of another build.`);
    await cache.put(page, answer);
  }

  /** What a build has already, this or an older one, is not fetched again: a file's name says what is in it. */
  async function fill<T>(also: (cache: Cache) => Promise<T>): Promise<T> {
    const cache = await caches.open(cacheName);
    const put = async (path: string) => {
      const held = path.startsWith('/assets/') && (await caches.match(path, { ignoreVary: true }));
      await cache.put(path, held || (await get(path)));
    };
    await Promise.all([...files.map(put), keepPage(cache)]);
    return also(cache);
  }

  return {
    cacheName,
    find: (path: string) => caches.match(path, { cacheName, ignoreVary: true }),
    fill,
    keepPage,

    /** All of it or nothing, what else belongs to it included. */
    async keep<T>(also: (cache: Cache) => Promise<T>): Promise<T> {
      try {
        return await fill(also);
      } catch (error) {
        await caches.delete(cacheName);
        throw error;
      }
    },

    async forgetOlder() {
      for (const name of await caches.keys())
        if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
    },
  };
}

/** Without a cookie and without a token: what comes back is what anybody gets. */
export async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(path, {
    headers,
    credentials: 'omit',
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok && answer.status !== 304) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}
