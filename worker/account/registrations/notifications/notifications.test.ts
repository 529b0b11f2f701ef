import { env } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../../shared/time/units.ts';
import { runJobs } from '../../../jobs/scheduled.ts';
import { testNow, wait } from '../../../testing/directory.ts';
import { mailsTo } from '../../../testing/mailbox.ts';
import {
  forgetRegistrations,
  registered,
  unlimited,
  withoutMail,
} from '../../../testing/registrations.ts';
import { admin } from '../../../testing/viewers.ts';

beforeEach(async () => {
  await forgetRegistrations();
  // What cannot be sent is logged; it is kept from being sent here to be counted.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('the charity', () => {
  const told = async () =>
    (
      await env.DB.prepare('SELECT data FROM outbox WHERE kind = ? ORDER BY id')
        .bind('registrations')
        .all<{ data: string }>()
    ).results.map(({ data }) => JSON.parse(data));
  /** Every mail stays in the outbox, where it can be counted. */
  const kept = { ...unlimited, MAIL: { send: () => Promise.reject(new Error('not now')) } };

  it('is told of the first at once and of further ones once an hour, whether jobs are missed or doubled', async () => {
    await registered({ name: 'First' }, kept);
    expect(await told()).toEqual([
      {
        count: 1,
        first: [{ name: 'First', email: expect.stringContaining('@'), approved: false }],
      },
    ]);
    const start = testNow();
    for (const name of ['Second', 'Third', 'Fourth']) await registered({ name }, kept);
    await runJobs(kept, start + 30 * MINUTE);
    expect(await told()).toHaveLength(1);
    // One run was missed, two come at once.
    const late = start + 130 * MINUTE;
    await Promise.all([runJobs(kept, late), runJobs(kept, late)]);
    await runJobs(kept, late + 5 * MINUTE);
    const [, digest, ...more] = await told();
    expect(more).toEqual([]);
    expect(digest.count).toBe(3);
    expect(digest.first.map(({ name }: { name: string }) => name)).toEqual([
      'Second',
      'Third',
      'Fourth',
    ]);
    await runJobs(kept, late + DAY);
    expect(await told()).toHaveLength(2);
  });

  it('is told by the next registration where no job has run for hours', async () => {
    for (const name of ['First', 'Second']) await registered({ name }, kept);
    wait(5 * HOUR);
    await registered({ name: 'Third' }, kept);
    expect((await told()).map(({ count }) => count)).toEqual([1, 2]);
  });

  it('is not told of what was decided before its hour came', async () => {
    await registered({}, kept);
    const [approved, rejected] = [await registered({}, kept), await registered({}, kept)];
    const { send } = await admin();
    await send('PUT', `/organisations/approve/${approved}`);
    await send('DELETE', `/organisations/${rejected}`);
    await runJobs(kept, testNow() + 2 * HOUR);
    expect(await told()).toHaveLength(1);
  });

  it('reads how many there are, some names, and where to look', async () => {
    for (let n = 1; n <= 13; n++) await registered({ name: `Kitchen ${n} of 13` }, withoutMail);
    await runJobs(env, testNow() + 2 * HOUR);
    const mail = (await mailsTo('admin@charity.test')).find(({ text }) => text.includes('of 13'));
    expect(mail?.text).toContain('12 organisations have registered');
    expect(mail?.text).toContain('Kitchen 11 of 13, with the email');
    expect(mail?.text).toContain('And 2 more.');
    expect(mail?.text).toContain('https://handbook.test/admin/pending-organisations');
  });
});
