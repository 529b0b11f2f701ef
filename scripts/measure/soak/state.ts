import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A local database writes six times to the disk for each save, and the whole runtime waits for that, public requests too,
 * as no deployed Worker does for its database. Where the system has a folder in memory, what is timed lives there.
 */
const IN_MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A folder for the database of a Worker whose answers are timed. */
export function openState() {
  const stateDir = mkdtempSync(join(IN_MEMORY, 'soak-'));
  return { stateDir, remove: () => rmSync(stateDir, { recursive: true }) };
}
