import { scryptSync } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { addAccount, json } from '../testing/accounts.ts';
import { call } from '../testing/directory.ts';

// A clock would tell how busy the machine is: what takes the time is counted instead.
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  return { ...crypto, scryptSync: vi.fn(crypto.scryptSync) };
});
const work = vi.mocked(scryptSync);

beforeEach(() => {
  work.mockClear();
});

/** The cost of every hash that was worked out for this sign-in. */
async function costsOf(email: string) {
  work.mockClear();
  const answer = await call('/auth/login', json('POST', { email, password: 'wrong-password' }));
  expect(answer.status).toBe(401);
  return { words: await answer.json(), costs: work.mock.calls.map(([, , , options]) => options) };
}

it.each([
  ['nobody’s', async () => 'nobody-at-all@handbook.test'],
  [
    'an invited person’s without a password',
    async () => (await addAccount({ passwordHash: null })).email,
  ],
])(
  'a sign-in with %s e-mail does the same work and gives the same answer as a wrong password',
  async (_whose, address) => {
    const known = await costsOf((await addAccount()).email);
    expect(known.costs).toHaveLength(1);
    expect(await costsOf(await address())).toEqual(known);
  },
);
