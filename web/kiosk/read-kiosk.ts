import type { PublicDirectory } from '../../shared/directory.ts';
import { unwrap } from '../api-error.ts';
import type { KioskData } from './kiosk-data.ts';

/** Everything the kiosk shows, by the API in-process; a directory that is down must not take the emergency numbers with it. */
export const readKiosk =
  (fetch: typeof globalThis.fetch, origin: string) => async (): Promise<KioskData> => {
    const directory = await (
      unwrap(
        fetch('http://api.local/api/directory'),
        'The directory could not be read.',
      ) as Promise<PublicDirectory>
    ).catch(() => null);
    return { now: directory?.now ?? new Date().toISOString(), directory, origin };
  };
