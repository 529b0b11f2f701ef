import type { PublicDirectory } from '../../shared/directory.ts';
import { COPY, OFFLINE } from '../../shared/offline.ts';

// The one place that writes to the browser's caches, and all that it can write is here: the files of this build, the
// shell and the public directory. Each build has a cache of its own, so that no page meets data of another shape.

/** Where the copy notes when the server last said that it stands; an address that the server does not have. */
const CHECKED = '/offline/checked';

export type Copy = {
  directory: PublicDirectory;
  /** Epoch ms by the server's clock. */
  checkedAt: number;
};

/** What the server said of the copy: whether it stands, at which instant (epoch ms), and whether it sent another. */
export type Checked = { isConfirmed: boolean; checkedAt: number; isNew: boolean };

/** The copy of one build: its files are addresses on this site. */
export function copyOf(build: string, files: readonly string[]) {
  const cacheName = COPY + build;
  const find = (path: string) => caches.match(path, { cacheName, ignoreVary: true });

  /** All of it or nothing. What an older build has already is not fetched again: a file's name says what is in it. */
  async function keep(): Promise<Checked> {
    const cache = await caches.open(cacheName);
    const put = async (path: string) => {
      const held = path.startsWith('/assets/') && (await caches.match(path, { ignoreVary: true }));
      await cache.put(path, held || (await get(path)));
    };
    try {
      await Promise.all([...files.map(put), keepShell(cache)]);
      return await keepDirectory(cache);
    } catch (error) {
      await caches.delete(cacheName);
      throw error;
    }
  }

  async function keepShell(cache: Cache) {
    const shell = await get(OFFLINE.shell);
    const named = [...(await shell.clone().text()).matchAll(/"(\/assets\/[^"#]+)/g)];
    // Deployed while this was fetched: the next visit tries again.
    if (!named.every(([, file = '']) => files.includes(file)))
      throw new Error('The shell is of another build.');
    await cache.put(OFFLINE.shell, shell);
  }

  async function keepDirectory(cache: Cache, kept?: Response): Promise<Checked> {
    const etag = kept?.headers.get('etag');
    const answer = await get(OFFLINE.directory, etag ? { 'if-none-match': etag } : {});
    // Where the server itself goes on with what it had, it says from when that is.
    const from = answer.headers.get('information-from');
    const checkedAt = Date.parse(from ?? answer.headers.get('date') ?? '');
    const isNew = answer.status === 200 && !(from && checkedAt < (await checkedBefore()));
    if (isNew) await cache.put(OFFLINE.directory, answer);
    if (isNew || !from) await cache.put(CHECKED, new Response(String(checkedAt)));
    return { isConfirmed: !from && !Number.isNaN(checkedAt), checkedAt, isNew };
  }

  const checkedBefore = async () => Number(await (await find(CHECKED))?.text());

  return {
    find,
    keep,

    async read(): Promise<Copy | null> {
      const [kept, checked] = await Promise.all([find(OFFLINE.directory), find(CHECKED)]);
      if (!kept || !checked) return null;
      return {
        directory: await kept.json(),
        checkedAt: Number(await checked.text()),
      };
    },

    /** Asks the server whether the copy stands, and takes what has changed; null where there is no copy (any more). */
    async check(): Promise<Checked | null> {
      const kept = await find(OFFLINE.directory);
      return kept ? keepDirectory(await caches.open(cacheName), kept) : null;
    },

    async forgetOlder() {
      for (const name of await caches.keys())
        if (name.startsWith(COPY) && name !== cacheName) await caches.delete(name);
    },
  };
}

/** Without a cookie and without a token: what comes back is what anybody gets. */
async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(path, {
    headers,
    credentials: 'omit',
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok && answer.status !== 304) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}
