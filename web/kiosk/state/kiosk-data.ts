import type { PublicDirectory } from '../../../shared/directory/directory.ts';

/** What a kiosk's page carries. */
export type KioskData = {
  /** The server's instant as the page was made, ISO. */
  now: string;
  directory: PublicDirectory | null;
  /** The site's own, for the codes. */
  origin: string;
};
