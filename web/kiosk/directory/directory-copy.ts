import type { PublicDirectory } from '../../../shared/directory/directory.ts';
import type { Places } from '../state/from-here.ts';

/** Apart from the copies of the files, which each build makes anew. */
const CACHE = 'kiosk-directory';
/** An address that the server does not have. */
const KEY = '/kiosk/directory-copy';
const PLACES_KEY = '/kiosk/places-copy';

/** The directory as the server last gave it: what a boot without a network shows. */
type DirectoryCopy = {
  directory: PublicDirectory | null;
  /** When the server last said that it stands, epoch ms by its clock. */
  checkedAt: number;
};

/** null without one, and where a browser keeps none: a page that is not https. */
export const readCopy = (): Promise<DirectoryCopy | null> => read(KEY);
export const writeCopy = (copy: DirectoryCopy): Promise<void> => write(KEY, copy);

/** Where everything is, as the server last told. */
export const readPlaces = (): Promise<Places | null> => read(PLACES_KEY);
export const writePlaces = (places: Places): Promise<void> => write(PLACES_KEY, places);

async function read(key: string) {
  if (!('caches' in globalThis)) return null;
  const kept = await caches.match(key, { cacheName: CACHE });
  return kept ? kept.json() : null;
}

async function write(key: string, copy: unknown): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(CACHE);
  await cache.put(key, Response.json(copy));
}
