import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** This machine's JWT_SECRET: made once for a database and kept beside it, so that a restart signs nobody out. */
export function localSecret(stateDir: string | undefined): string {
  const fresh = randomBytes(32).toString('base64');
  if (!stateDir) return fresh;
  const file = join(stateDir, 'jwt-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(file, fresh, { mode: 0o600 });
  return fresh;
}
