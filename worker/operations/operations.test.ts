import { env } from 'cloudflare:test';
import { beforeEach, expect, it, vi } from 'vitest';
import { MINUTE } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { operations, outbox } from '../db/tables.ts';
import { runJobs } from '../jobs/scheduled.ts';
import type { Env } from '../platform/env.ts';
import { json } from '../testing/accounts.ts';
import { broken, call, emptyDirectory, testNow } from '../testing/directory.ts';
import { admin } from '../testing/viewers.ts';

const iso = (instant: number) => new Date(instant).toISOString();

beforeEach(async () => {
  await emptyDirectory();
  await database(env.DB).delete(outbox);
  await database(env.DB).delete(operations);
});

const withMail = (send: () => Promise<{ messageId: string }>): Env => ({ ...env, MAIL: { send } });
const working = withMail(async () => ({ messageId: '' }));
const failing = withMail(() => Promise.reject(new Error('E_DELIVERY_FAILED')));

it('says how many admins can sign in, and that nothing was ever done where that is so', async () => {
  const { send } = await admin();
  await admin();
  await admin({ passwordHash: null });
  expect(await send('GET', '/admin/operations')).toEqual({
    status: 200,
    body: {
      mail: { waiting: 0, oldestWaitingSince: null, failing: 0, lastSentAt: null },
      jobs: { lastRunAt: null },
      backup: { lastAt: null },
      admins: 2,
    },
  });
});

it('says since when a mail waits and that it failed, then when it went', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { send, email } = await admin();
  await call('/auth/forgot-password', json('POST', { email }), failing);
  const asked = testNow();
  expect((await send('GET', '/admin/operations')).body.mail).toEqual({
    waiting: 1,
    oldestWaitingSince: iso(asked),
    failing: 1,
    lastSentAt: null,
  });

  await runJobs(working, asked + 2 * MINUTE);
  expect((await send('GET', '/admin/operations')).body).toMatchObject({
    mail: {
      waiting: 0,
      oldestWaitingSince: null,
      failing: 0,
      lastSentAt: iso(asked + 2 * MINUTE),
    },
    jobs: { lastRunAt: iso(asked + 2 * MINUTE) },
  });
  log.mockRestore();
});

it('does not call jobs done that failed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { send } = await admin();
  await runJobs(env, testNow());
  const done = iso(testNow());
  await runJobs(broken, testNow() + MINUTE);
  expect((await send('GET', '/admin/operations')).body.jobs).toEqual({ lastRunAt: done });
  log.mockRestore();
});
