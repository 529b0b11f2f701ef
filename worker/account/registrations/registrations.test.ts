import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { CONFIRMATION_MAILS } from '../../../shared/account/registrations.ts';
import { DAY, HOUR, MINUTE } from '../../../shared/time/units.ts';
import { runJobs } from '../../jobs/scheduled.ts';
import { json, login } from '../../testing/accounts.ts';
import { addOrganisation, call, testNow, wait } from '../../testing/directory.ts';
import { everything } from '../../testing/everything.ts';
import { mailsTo, tokenIn } from '../../testing/mailbox.ts';
import {
  address,
  confirm,
  confirmByMail,
  count,
  forgetRegistrations,
  PASSWORD,
  pending,
  register,
  registered,
} from '../../testing/registrations.ts';
import { admin } from '../../testing/viewers.ts';

beforeEach(forgetRegistrations);

const askAgain = (email: string) => call('/auth/confirm-registration', json('POST', { email }));

describe('a registration', () => {
  it('is answered by one mail, whose link leads to a page with a button', async () => {
    const email = address();
    await registered({ email, name: 'Ark & Dove' });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('We have received the registration of Ark & Dove');
    expect(mails[0]?.text).toMatch(/^https:\/\/handbook\.test\/confirm-registration\/[\w-]{43}$/m);
    expect(await count('one_time_tokens', `purpose = 'registration'`)).toBeGreaterThan(0);
    // A mail scanner that opens the link confirms nothing: only the button does.
    const token = tokenIn(mails[0] ?? { text: '', html: '' });
    expect((await call(`/auth/confirm-registration/${token}`)).status).toBe(405);
    expect(await count('registrations', 'confirmed_at IS NOT NULL')).toBe(0);
  });

  it('stands below those that are confirmed until its address is', async () => {
    const [first, second] = [address(), address()];
    const one = await registered({ email: first, website: 'harbour.test' });
    wait(MINUTE);
    const other = await registered({ email: second, name: 'Night Stop' });
    const order = async () =>
      (await pending()).registrations.map(
        ({
          organisation,
          isConfirmed,
        }: {
          organisation: { _id: string };
          isConfirmed: boolean;
        }) => [organisation._id, isConfirmed],
      );
    expect(await order()).toEqual([
      [one, false],
      [other, false],
    ]);
    const answer = await confirmByMail(second);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { message: `${second} is confirmed.` },
    ]);
    expect(await order()).toEqual([
      [other, true],
      [one, false],
    ]);
    expect(await pending()).toMatchObject({ total: 2, unconfirmed: 1, page: 1, pages: 1 });
  });

  it('is confirmed once by its link, for 30 days', async () => {
    const email = address();
    const id = await registered({ email });
    const [mail] = await mailsTo(email);
    const token = tokenIn(mail ?? { text: '', html: '' });
    expect((await confirm('x'.repeat(43))).status).toBe(400);
    expect((await confirm(token)).status).toBe(200);
    const again = await confirm(token);
    expect(again.status).toBe(400);
    expect(await again.json()).toEqual({
      error:
        'This link is too old or was used before. If you have confirmed your email already, all is well.',
    });
    const { send } = await admin();
    const { body } = await send('GET', `/history?record=${id}`);
    expect(body.entries[0]).toMatchObject({
      action: 'registration:confirm',
      before: { isConfirmed: false },
      after: { isConfirmed: true },
    });
  });

  it('is confirmed too by who sets a new password through their mailbox', async () => {
    const email = address();
    await registered({ email });
    await call('/auth/forgot-password', json('POST', { email }));
    const token = tokenIn((await mailsTo(email)).at(-1) ?? { text: '', html: '' });
    const typed = { password: 'another password', confirmPassword: 'another password' };
    const reset = (to: string) => call(`/auth/reset-password/${to}`, json('POST', typed));
    expect((await reset('x'.repeat(43))).status).toBe(400);
    expect((await pending()).unconfirmed).toBe(1);
    expect((await reset(token)).status).toBe(200);
    expect((await pending()).unconfirmed).toBe(0);
  });

  it('is approved by an empty body although its address is not confirmed, and signs in', async () => {
    const email = address();
    const id = await registered({ email, from: '192.0.2.1' });
    const { send } = await admin();
    expect((await send('PUT', `/organisations/approve/${id}`)).status).toBe(200);
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect(await pending()).toMatchObject({ total: 0, unconfirmed: 0, registrations: [] });
    expect(await count('registrations', `came_from <> ''`)).toBe(0);
    // It goes on to be listed although nobody opens the link.
    await runJobs(env, testNow() + 31 * DAY);
    expect(await count('organisations', `id = '${id}'`)).toBe(1);
  });

  it('says whose domain is whose by what it typed, to the admin', async () => {
    const email = address();
    const id = await registered({ email });
    const { send } = await admin();
    await send('PUT', `/organisations/${id}`, { email: 'public@elsewhere.test' });
    const { registrations } = await pending();
    expect(registrations[0]).toMatchObject({
      email,
      organisation: { email: 'public@elsewhere.test' },
    });
  });
});

describe('another link', () => {
  it('is sent to who waits for one, to nobody else, and in the same words', async () => {
    const [email, confirmed, stranger] = [address(), address(), address()];
    await registered({ email });
    await registered({ email: confirmed });
    await confirmByMail(confirmed);
    const said = new Set<string>();
    for (const to of [email, confirmed, stranger]) {
      const answer = await askAgain(to);
      expect(answer.status).toBe(200);
      said.add(await answer.text());
    }
    expect(said.size).toBe(1);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await mailsTo(confirmed)).toHaveLength(1);
    expect(await mailsTo(stranger)).toHaveLength(0);
    expect((await confirmByMail(email)).status).toBe(200);
  });

  it(`is sent until there were ${CONFIRMATION_MAILS} mails in all, three an hour`, async () => {
    const email = address();
    await registered({ email });
    for (let n = 0; n < 4; n++) await askAgain(email);
    expect(await mailsTo(email)).toHaveLength(4);
    for (let n = 0; n < 6; n++) {
      wait(2 * HOUR);
      await askAgain(email);
    }
    expect(await mailsTo(email)).toHaveLength(CONFIRMATION_MAILS);
  });
});

describe('after 30 days', () => {
  it('a registration that nobody confirmed is gone with all that was typed, however often the job runs', async () => {
    const [email, other] = [address(), address()];
    const gone = await registered({ email, name: 'A Stranger' });
    const stays = await registered({ email: other });
    await confirmByMail(other);
    const never = await addOrganisation({ approved: false });
    const start = testNow();
    await runJobs(env, start + 30 * DAY - MINUTE);
    expect(await count('organisations', `id = '${gone}'`)).toBe(1);
    await Promise.all([runJobs(env, start + 31 * DAY), runJobs(env, start + 31 * DAY)]);
    await runJobs(env, start + 90 * DAY);
    expect(JSON.stringify(await everything())).not.toContain(email);
    expect(JSON.stringify(await everything())).not.toContain('A Stranger');
    for (const id of [stays, never.id])
      expect(await count('organisations', `id = '${id}'`)).toBe(1);
    // The address is free again.
    expect((await register({ email })).status).toBe(201);
  });
});
