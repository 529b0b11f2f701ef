import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Only its owner may enter, or read and write. */
const FOLDER = 0o700;
const FILE = 0o600;

/** What is ours in a state folder, which may be one that holds other things too: the database and what stands beside it. */
const OURS = ['v3', 'jwt-secret', '.migrated', '.sampled', '.demo'];

/**
 * Keeps a state folder to the user who started the program: a database holds emails, hashes and sessions. What is there is
 * put right, and whatever this process or one that it starts makes from now on is theirs alone.
 */
export function keepPrivate(stateDir: string) {
  process.umask(0o077);
  mkdirSync(stateDir, { recursive: true, mode: FOLDER });
  chmodSync(stateDir, FOLDER);
  for (const name of OURS) putRight(join(stateDir, name));
}

function putRight(path: string) {
  if (!existsSync(path)) return;
  const found = lstatSync(path);
  if (found.isDirectory()) {
    chmodSync(path, FOLDER);
    for (const name of readdirSync(path)) putRight(join(path, name));
  } else if (found.isFile()) chmodSync(path, FILE);
}
