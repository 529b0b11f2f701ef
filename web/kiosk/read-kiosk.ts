import type { PublicDirectory } from '../../shared/directory/directory.ts';
import type { KioskData } from './state/kiosk-data.ts';

/** Everything the kiosk shows. Only the server reads it: in the browser it comes with the page. */
export const readKiosk =
  (present: () => PublicDirectory | null, origin: string) => async (): Promise<KioskData> => {
    const directory = present();
    return { now: directory?.now ?? new Date().toISOString(), directory, origin };
  };
