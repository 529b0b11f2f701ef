import type { Page } from '@playwright/test';
import { PASSWORD, PEOPLE } from './accounts.ts';

/** The newest sign-in of this process, for whatever site it was. */
let last: string | null = null;

/**
 * An access token with which a test has the API do what an admin does, without signing the browser in. Tests of one process
 * share it while the site takes it: to sign in takes the Worker a tenth of a second each time.
 */
export async function adminToken(page: Page): Promise<string> {
  if (last !== null && (await isTaken(page, last))) return last;
  const data = { email: PEOPLE.admin.email, password: PASSWORD };
  const answer = await page.request.post('/api/auth/login', { data });
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  last = accessToken;
  return accessToken;
}

/** Another test may have ended all sessions, another site does not know it, and after 15 minutes none does. */
async function isTaken(page: Page, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.get('/api/auth/verify', { headers })).ok();
}
