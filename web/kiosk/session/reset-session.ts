import { SETTINGS_KEY } from './use-settings.ts';

/** Removes from the browser whatever could tell of the last person; the device's settings and its offline copy stay. */
export function resetSession() {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage))
    if (key !== SETTINGS_KEY) localStorage.removeItem(key);
  getSelection()?.removeAllRanges();
}
