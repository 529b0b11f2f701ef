import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';

/** What a deployed site fills in, for a Worker on this machine. Without a folder for its state it forgets its secret. */
export const localVars = (port: number, stateDir: string | undefined) => ({
  PUBLIC_ORIGIN: `http://localhost:${port}`,
  JWT_SECRET: secret(stateDir),
  MAIL_FROM: 'handbook@handbook.test',
  ADMIN_MAIL: DEMO_ACCOUNTS.admin.email,
  // The terminal is for mails and faults; REQUEST_LOG=all npm start shows every request.
  REQUEST_LOG: process.env.REQUEST_LOG ?? 'faults',
});

/** Made once for a database and kept beside it, so that a restart signs nobody out. */
function secret(stateDir: string | undefined): string {
  const fresh = randomBytes(32).toString('base64');
  if (!stateDir) return fresh;
  const file = join(stateDir, 'jwt-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(file, fresh, { mode: 0o600 });
  return fresh;
}
