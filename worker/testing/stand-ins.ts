import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { cityTime } from '../../shared/time/city-time.ts';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { outbox, standIns } from '../db/tables.ts';
import { mintToken } from '../links/queries.ts';
import { addCheckLink } from './check-link.ts';
import { addService, testNow } from './directory.ts';
import { mailsTo } from './mailbox.ts';
import { viewer } from './viewers.ts';

const db = database(env.DB);

/** An address that no other run of these tests writes to. */
export const address = () => `${crypto.randomUUID()}@handbook.test`;

export const dateIn = (days: number) => new Date(testNow() + days * DAY).toISOString().slice(0, 10);

/** Somebody who stands in for this account today, with the tokens of the links that they are mailed. */
export async function addStandIn(
  account: { id: string; organisationId: string },
  email = `stand-in-of-${account.id}@handbook.test`,
) {
  const now = testNow();
  const { date: until } = cityTime(now);
  const naming = { accountId: account.id, email, until };
  await db.insert(standIns).values({ ...naming, namedAt: new Date(now).toISOString() });
  return {
    email,
    wayOut: await mintToken(env.DB, { purpose: 'stand-in', accountId: account.id, email }, now),
    checkLink: await addCheckLink({ ...account, email }),
  };
}

/** An organisation with a breakfast, whose listings were checked so many days ago. */
export async function kitchen(days = 0, name = 'Harbour Kitchen') {
  const lastCheckedAt = new Date(testNow() - days * DAY).toISOString();
  const owner = await viewer({ email: address(), organisation: { name, lastCheckedAt } });
  const service = await addService({ providerId: owner.organisationId, lastCheckedAt });
  const named = (email: string, until: string) =>
    owner.send('PUT', '/account/stand-in', { email, until });
  return { ...owner, service, named };
}

/** Lists to whom what waits is going, by kind. */
export async function waiting(kind: string) {
  const rows = await db.select().from(outbox).where(eq(outbox.kind, kind)).orderBy(outbox.id);
  return rows.map(({ recipient }) => recipient);
}

/** The token of a link in the last mail to an address. */
export async function tokenOf(email: string, page: string) {
  const mail = (await mailsTo(email)).at(-1);
  return (
    mail?.text.match(new RegExp(`^https://handbook\\.test/${page}/([\\w-]+)$`, 'm'))?.[1] ?? ''
  );
}
