import { expect, it } from 'vitest';
import { addAccount, json, login } from '../testing/accounts.ts';
import { call } from '../testing/directory.ts';
import { workedOut } from '../testing/stand-ins/scrypt.ts';

/** The cost of every hash that was worked out for this sign-in. */
async function costsOf(email: string, headers: Record<string, string> = {}) {
  workedOut.length = 0;
  const typed = { email, password: 'wrong-password' };
  const answer = await call('/auth/login', json('POST', typed, headers));
  expect(answer.status).toBe(401);
  return { words: await answer.json(), costs: [...workedOut] };
}

it.each([
  ['nobody’s', async () => 'nobody-at-all@handbook.test'],
  [
    'an invited person’s without a password',
    async () => (await addAccount({ passwordHash: null })).email,
  ],
])(
  'a sign-in with %s email does the same work and gives the same answer as a wrong password',
  async (_whose, address) => {
    const known = await costsOf((await addAccount()).email);
    expect(known.costs).toHaveLength(1);
    expect(await costsOf(await address())).toEqual(known);
  },
);

it('does the same work in a browser that has signed in before, whatever it types', async () => {
  const { email } = await addAccount();
  const [, known = ''] = (await login(email)).headers.getSetCookie();
  const [Cookie = ''] = known.split(';');
  const stranger = await costsOf((await addAccount()).email);
  expect(await costsOf(email, { Cookie })).toEqual(stranger);
  expect(await costsOf('nobody-else@handbook.test', { Cookie })).toEqual(stranger);
});
