import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { quickFolder } from '../../local/quick-folder.ts';

/** A folder for the database of a Worker whose answers are timed. */
export function openState() {
  const stateDir = mkdtempSync(join(quickFolder(), 'soak-'));
  return { stateDir, remove: () => rmSync(stateDir, { recursive: true }) };
}
