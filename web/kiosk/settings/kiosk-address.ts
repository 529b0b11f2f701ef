import { kioskPaths } from '../../../shared/paths/kiosk-paths.ts';
import { type KioskSettings, writeSettings } from './settings.ts';

/** What a kiosk's browser is started with. `origin` is the site's own. */
export const kioskAddress = (origin: string, settings: KioskSettings) =>
  `${origin}${kioskPaths.home}?${writeSettings(settings)}`;

/** What the browser of a screen is started with that hangs on a wall and is touched by nobody. */
export const wallAddress = (origin: string, settings: KioskSettings) =>
  `${origin}${kioskPaths.board}?${writeSettings(settings)}`;
