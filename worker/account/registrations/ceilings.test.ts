import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../../shared/site/site.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { everything } from '../../testing/everything.ts';
import {
  address,
  confirmByMail,
  count,
  forgetRegistrations,
  pending,
  register,
  registered,
  withoutMail,
} from '../../testing/registrations.ts';

beforeEach(forgetRegistrations);

describe('a ceiling', () => {
  const [ALL, UNCONFIRMED] = [LIMITS.pendingRegistrations, LIMITS.unconfirmedRegistrations];
  const BY_ADDRESS = LIMITS.unconfirmedRegistrationsByAddress;

  /** Puts many there as `register` does, without a password's tenth of a second for each. */
  const fill = (n: number, confirmedAt: string | null, from = '') =>
    env.DB.batch([
      env.DB.prepare(
        `INSERT INTO organisations (id, name, description, approved, created_at, updated_at)
         SELECT ?2 || value, 'Kitchen', 'Food', 0, '2026-01-01T00:00:00.000Z', '' FROM generate_series(1, ?1)`.replace(
          'generate_series(1, ?1)',
          `(WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ?1) SELECT value FROM n)`,
        ),
      ).bind(n, `filled-${confirmedAt}-${from}-`),
      env.DB.prepare(
        `INSERT INTO registrations (organisation_id, account_id, registered_at, confirmed_at, came_from, told_at)
         SELECT id, '', '2026-01-01T00:00:00.000Z', ?1, ?2, '' FROM organisations WHERE id LIKE ?3`,
      ).bind(confirmedAt, from, `filled-${confirmedAt}-${from}-%`),
    ]);

  it('by network address refuses further ones, and says what to do instead', async () => {
    for (let n = 0; n < BY_ADDRESS.value; n++)
      expect((await register({ from: `2001:db8::${n + 1}` }, withoutMail)).status).toBe(201);
    const stood = await everything();
    const refused = await register({ from: '2001:db8::ffff' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('3600');
    const { error } = (await refused.json()) as { error: string };
    expect(error).toContain(site().email);
    expect(error).toContain(site().phoneDisplay);
    expect(await everything()).toEqual(stood);
    // Others are not held responsible, nor is who asks from where no address is told.
    expect((await register({ from: '2001:db8:0:1::1' }, withoutMail)).status).toBe(201);
    expect((await register({}, withoutMail)).status).toBe(201);
  });

  it('by network address is wider where the site is told so', async () => {
    const wide = { ...withoutMail, RATE_LIMIT_SCALE: '3' };
    for (let n = 0; n <= BY_ADDRESS.value; n++)
      expect((await register({ from: '192.0.2.7' }, wide)).status).toBe(201);
  });

  it('by network address makes room as addresses are confirmed', async () => {
    const email = address();
    await registered({ email, from: '192.0.2.8' });
    for (let n = 1; n < BY_ADDRESS.value; n++) await register({ from: '192.0.2.8' }, withoutMail);
    expect((await register({ from: '192.0.2.8' })).status).toBe(429);
    await confirmByMail(email);
    expect((await register({ from: '192.0.2.8' }, withoutMail)).status).toBe(201);
  });

  it('holds for registrations that come at the same time', async () => {
    await fill(UNCONFIRMED.value - 1, null);
    const answers = await Promise.all([1, 2, 3].map(() => register({}, withoutMail)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 503, 503]);
    expect(await count('accounts', `email LIKE '%@harbour.test'`)).toBe(1);
    expect((await pending()).isFull).toBe(true);
  });

  it('of the unconfirmed leaves room for those that confirmed before; that of all is the last', async () => {
    await fill(UNCONFIRMED.value, null);
    expect((await register()).status).toBe(503);
    await env.DB.prepare('DELETE FROM organisations').run();
    await fill(ALL.value, '2026-01-02T00:00:00.000Z');
    const refused = await register();
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      error: expect.stringContaining(site().email),
    });
  });

  it('does not hide that an email is taken', async () => {
    const email = address();
    await registered({ email });
    await fill(UNCONFIRMED.value, null);
    expect((await register({ email })).status).toBe(409);
  });

  it('does not hold where every registration is approved at once', async () => {
    await fill(UNCONFIRMED.value, null);
    const answer = await register({}, { ...withoutMail, AUTO_APPROVE: 'true' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toHaveProperty('accessToken');
  });
});
