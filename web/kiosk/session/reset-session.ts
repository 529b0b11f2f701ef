import { COPY_CHOICE } from '../../offline/offline-install.ts';
import { PRINTED_KEY } from '../state/print-cap.ts';
import { SETTINGS_KEY } from './use-settings.ts';

/** What is the device's own: its settings, what it has printed, and whether it may keep a copy of the site. */
const OF_THE_DEVICE = [SETTINGS_KEY, PRINTED_KEY, COPY_CHOICE];

/**
 * Removes from the browser whatever could tell of the last person; the device's settings and its offline copy stay. A browser
 * that no address has set up is not a kiosk's: who looks at a kiosk's screens in their own stays signed in.
 */
export function resetSession() {
  sessionStorage.clear();
  const isKiosk = localStorage.getItem(SETTINGS_KEY) !== null;
  for (const key of Object.keys(localStorage))
    if (isKiosk && !OF_THE_DEVICE.includes(key)) localStorage.removeItem(key);
  getSelection()?.removeAllRanges();
}
