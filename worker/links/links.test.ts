import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '../db/client.ts';
import { accounts } from '../db/tables.ts';
import { addAccount } from '../testing/accounts.ts';
import { findLink, mintToken } from './queries.ts';

const NOW = Date.parse('2026-06-01T12:00:00.000Z');

it('a link to set a password is worth nothing in a mailbox that is no longer the account’s', async () => {
  const { id, email } = await addAccount();
  const token = await mintToken(env.DB, { purpose: 'reset', accountId: id, email }, NOW);
  expect((await findLink(env.DB, token, 'reset', NOW))?.account.id).toBe(id);

  const change = { email: `new-${email}` };
  await database(env.DB).update(accounts).set(change).where(eq(accounts.id, id));
  expect(await findLink(env.DB, token, 'reset', NOW)).toBeUndefined();
});

it('an invitation is worth nothing once its account has a password', async () => {
  const { id, email } = await addAccount();
  const setPassword = (passwordHash: string | null) =>
    database(env.DB).update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
  await setPassword(null);
  const token = await mintToken(env.DB, { purpose: 'invite', accountId: id, email }, NOW);
  expect((await findLink(env.DB, token, 'reset', NOW))?.account.id).toBe(id);

  await setPassword('a digest');
  expect(await findLink(env.DB, token, 'reset', NOW)).toBeUndefined();
});
