import type { PublicDirectory } from '../../shared/directory/directory.ts';
import { COPY, OFFLINE } from '../../shared/paths/offline.ts';
import { createFileCopy, get } from './file-copy.ts';

// Writes to the browser's cache of the offline copy: the shell and the public directory here, the files of this build by
// file-copy.ts. Each build has a cache of its own, so that no page meets data of another shape. The kiosk keeps its own.

/** Where the copy notes when the server last said that it stands; an address that the server does not have. */
const CHECKED = '/offline/checked';

export type Copy = {
  directory: PublicDirectory;
  /** Epoch ms by the server's clock. */
  checkedAt: number;
};

/** What the server said of the copy: whether it stands, at which instant (epoch ms), and whether it sent another. */
export type Checked = { isConfirmed: boolean; checkedAt: number; isNew: boolean };

/**
 * The copy of one build: its files are addresses on this site, and so are those that some ask for later. `paper` is the address
 * of a list of those that make paper.
 */
export function openCopy(
  build: string,
  files: readonly string[],
  later: readonly string[],
  paper: string,
) {
  const { cacheName, find, keep, fill, keepPage, forgetOlder } = createFileCopy(
    COPY,
    build,
    files,
    OFFLINE.shell,
  );

  async function keepDirectory(cache: Cache, kept?: Response): Promise<Checked> {
    const etag = kept?.headers.get('etag');
    const answer = await get(OFFLINE.directory, etag ? { 'if-none-match': etag } : {});
    const came = answer.status === 200 ? await directoryIn(answer.clone()) : null;
    if (answer.status === 200 && !came) throw new Error('What came is no directory.');
    // Where the server itself goes on with what it had, it says from when that is.
    const from = answer.headers.get('information-from');
    const checkedAt = Date.parse(from ?? answer.headers.get('date') ?? '');
    const isNew = answer.status === 200 && !(from && checkedAt < (await checkedBefore()));
    // The shell says whom to ring where script fails; one of another build waits for that build.
    const was = isNew && kept && (await directoryIn(kept.clone()));
    if (was && JSON.stringify(was.edited) !== JSON.stringify(came?.edited))
      await keepPage(cache).catch(console.warn);
    if (isNew) {
      await replace(cache, answer);
      // Without it the lists are whole: a place that is new has no distance until there is a network.
      await keepLater(cache).catch(ignoreNoNetwork);
    }
    if (isNew || !from) await cache.put(CHECKED, new Response(String(checkedAt)));
    return { isConfirmed: !from && !Number.isNaN(checkedAt), checkedAt, isNew };
  }

  /** What somebody has asked for once, in this build or an older one, is kept as new as the directory. */
  async function keepLater(cache: Cache) {
    if (await caches.match(OFFLINE.places)) await cache.addAll([OFFLINE.places, ...later]);
    if (await caches.match(OFFLINE.paper)) await addPaper(cache);
  }

  async function addPaper(cache: Cache) {
    if (await find(OFFLINE.paper)) return;
    await cache.addAll(await (await get(paper)).json());
    await cache.put(OFFLINE.paper, new Response());
  }

  const checkedBefore = async () => Number(await (await find(CHECKED))?.text());

  return {
    find,
    keep: () => keep((cache) => keepDirectory(cache)),
    forgetOlder,

    /** Fetches what a copy lacks that a browser has cleared a part of, or that could not be read; null where it is whole. */
    async mend(): Promise<Checked | null> {
      const parts = await Promise.all([OFFLINE.shell, OFFLINE.directory].map(find));
      return parts.every(Boolean) ? null : fill((cache) => keepDirectory(cache));
    },

    /** Makes sheets of paper from the copy from now on; not where somebody has removed it. */
    async keepPaper() {
      if (await find(OFFLINE.directory)) await addPaper(await caches.open(cacheName));
    },

    /** What only some ask for: as the network has it, kept for when there is none; not where somebody has removed the copy. */
    async freshest(request: Request): Promise<Response> {
      try {
        const answer = await fetch(request);
        if (answer.ok && (await find(OFFLINE.directory)))
          await (await caches.open(cacheName)).put(request, answer.clone());
        return answer;
      } catch {
        return (await find(request.url)) ?? Response.error();
      }
    },

    /** Null where there is none. One that cannot be read is dropped: the server would go on saying that it stands. */
    async read(): Promise<Copy | null> {
      const [kept, checked] = await Promise.all([find(OFFLINE.directory), find(CHECKED)]);
      if (!kept) return null;
      const directory = await directoryIn(kept);
      if (!directory) {
        await (await caches.open(cacheName)).delete(OFFLINE.directory);
        return null;
      }
      return {
        directory,
        checkedAt: Number(await checked?.text()) || Date.parse(directory.now),
      };
    },

    /** Asks the server whether the copy stands, and takes what has changed; null where there is no copy (any more). */
    async check(): Promise<Checked | null> {
      const kept = await find(OFFLINE.directory);
      return kept ? keepDirectory(await caches.open(cacheName), kept) : null;
    },
  };
}

/** Nothing to complain of: it is what the copy is for. */
export const ignoreNoNetwork = () => {};

/** A hotspot's own page and half an answer may come with a 200 too: they must not take the place of a directory. */
async function directoryIn(answer: Response): Promise<PublicDirectory | null> {
  const found = await answer.json().catch(() => null);
  const lists = [found?.services, found?.organisations, found?.helplines];
  return lists.every(Array.isArray) ? found : null;
}

/** On a phone that is full the older one makes room for it, and goes in any case: somebody may have been taken down. */
async function replace(cache: Cache, answer: Response) {
  const again = answer.clone();
  await cache.put(OFFLINE.directory, answer).catch(async () => {
    await cache.delete(OFFLINE.directory);
    await cache.put(OFFLINE.directory, again);
  });
}
