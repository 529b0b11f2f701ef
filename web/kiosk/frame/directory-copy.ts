import type { PublicDirectory } from '../../../shared/directory/directory.ts';

/** Apart from the copies of the files, which each build makes anew. */
const CACHE = 'kiosk-directory';
/** An address that the server does not have. */
const KEY = '/kiosk/directory-copy';

/** The directory as the server last gave it: what a boot without a network shows. */
export type DirectoryCopy = {
  directory: PublicDirectory | null;
  /** When the server last said that it stands, epoch ms by its clock. */
  checkedAt: number;
};

/** null without one, and where a browser keeps none: a page that is not https. */
export async function readCopy(): Promise<DirectoryCopy | null> {
  if (!('caches' in globalThis)) return null;
  const kept = await caches.match(KEY, { cacheName: CACHE });
  return kept ? kept.json() : null;
}

export async function writeCopy(copy: DirectoryCopy): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(CACHE);
  await cache.put(KEY, Response.json(copy));
}
