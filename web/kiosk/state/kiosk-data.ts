import type { PublicDirectory } from '../../../shared/directory/directory.ts';

/** The route that has the data of every screen, of a touchscreen and of a wall. */
export const KIOSK_ID = 'kiosk';

/** What a kiosk's page carries. */
export type KioskData = {
  /** The server's instant as the page was made, ISO. */
  now: string;
  directory: PublicDirectory | null;
  /** The site's own, for the codes. */
  origin: string;
};
