import { env } from 'cloudflare:test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY, MINUTE } from '../../shared/time/units.ts';
import { startSession } from '../account/sessions/queries.ts';
import { limitAttempts } from '../limits/limits.ts';
import { mintToken } from '../links/queries.ts';
import { noteOperation } from '../operations/queries.ts';
import { addAccount } from '../testing/accounts.ts';
import { broken, emptyDirectory } from '../testing/directory.ts';
import { runJobs } from './scheduled.ts';

beforeEach(emptyDirectory);
afterEach(() => vi.restoreAllMocks());

const START = Date.parse('2026-06-01T12:00:00.000Z');

const rows = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

it('removes sessions, links and counts when they have expired, not before', async () => {
  const { id: accountId, email } = await addAccount({
    passwordHash: 'any',
    organisation: { lastCheckedAt: new Date(START).toISOString() },
  });
  await startSession(env.DB, { id: accountId, passwordHash: 'any' }, START);
  await mintToken(env.DB, { purpose: 'reset', accountId, email }, START);
  // No mail of a Monday comes between, which would be counted too.
  await noteOperation(env.DB, 'monday', START + 31 * DAY);
  await limitAttempts(env.DB, { what: 'signIn', who: email }, START);

  const left = async (now: number) => {
    await runJobs(env, now);
    return Promise.all(['sessions', 'one_time_tokens', 'attempts'].map(rows));
  };
  expect(await left(START + 59 * MINUTE)).toEqual([1, 1, 1]);
  expect(await left(START + 60 * MINUTE)).toEqual([1, 0, 0]);
  expect(await left(START + 30 * DAY - MINUTE)).toEqual([1, 0, 0]);
  expect(await left(START + 30 * DAY)).toEqual([0, 0, 0]);
});

it('keeps the audit trail for 12 months', async () => {
  await env.DB.prepare(
    "INSERT INTO audit (at, action, kind, record_id) VALUES (?, 'service:update', 'service', 'one')",
  )
    .bind(new Date(START).toISOString())
    .run();
  await runJobs(env, Date.parse('2027-06-01T12:00:00.000Z'));
  expect(await rows('audit')).toBe(1);
  await runJobs(env, Date.parse('2027-06-01T12:00:00.001Z'));
  expect(await rows('audit')).toBe(0);
});

it('says which job failed, and goes on with the others', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await runJobs(broken, START);
  expect(log.mock.calls.map(([what]) => what)).toEqual([
    'Ending stand-ins failed:',
    'Telling of registrations failed:',
    'Asking about holidays failed:',
    'Asking about closings failed:',
    'Asking whether listings are still right failed:',
    'Asking to check lines failed:',
    'Mailing what waits on Monday failed:',
    'Showing addresses again failed:',
    'Sending mail failed:',
    'Giving up mail failed:',
    'Removing sessions failed:',
    'Removing second factors failed:',
    'Removing links failed:',
    'Removing unconfirmed registrations failed:',
    'Removing attempts failed:',
    'Removing what was made once failed:',
    'Removing old searches failed:',
    'Removing old counts failed:',
    'Removing kiosks that are gone failed:',
    'Removing old sign-ins failed:',
    'Removing old dated changes failed:',
    'Removing old notices failed:',
    'Removing old answers about holidays failed:',
    'Removing old calls failed:',
    'Removing old reports failed:',
    'Removing old imports failed:',
    'Forgetting old merges failed:',
    'Keeping the copy of the directory failed:',
    'Removing audit entries failed:',
  ]);
});
