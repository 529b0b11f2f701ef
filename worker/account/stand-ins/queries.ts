import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { VISITOR } from '../../../shared/account/access.ts';
import type { StandIn, StandInInput } from '../../../shared/account/stand-in.ts';
import { cityTime } from '../../../shared/time/city-time.ts';
import { database } from '../../db/client.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { accounts, oneTimeTokens, organisations, outbox, standIns } from '../../db/tables.ts';
import { queueMail, queueMailWhere } from '../../mail/queries.ts';
import { auditEntry } from '../../records/audit/audit-queries.ts';
import { type Author, timestampOf } from '../../records/author.ts';

// Who stands in for somebody while they are away (docs/product.md#while-one-is-away). The history says until when, never who:
// it is kept for longer than they stand in.

/** Namings that hold: on the last day they still do. */
export const isNow = (now: number) => gte(standIns.until, cityTime(now).date);

/** Who stands in for an account; undefined for nobody. */
export async function readStandIn(
  d1: D1Database,
  accountId: string,
  now: number,
): Promise<StandIn | undefined> {
  const [found] = await database(d1)
    .select({ email: standIns.email, until: standIns.until })
    .from(standIns)
    .where(and(eq(standIns.accountId, accountId), isNow(now)));
  return found;
}

/**
 * Names who stands in for an account in the place of whom it had named, or until another day. They are told, unless they
 * stood in before: sent twice it is one mail.
 */
export async function nameStandIn(
  d1: D1Database,
  author: Author,
  account: { id: string; email: string },
  { email, until }: StandInInput,
) {
  const { now } = author;
  const accountId = account.id;
  const before = await readStandIn(d1, accountId, now);
  const isNamed = sql`EXISTS (SELECT 1 FROM ${standIns} WHERE ${and(
    eq(standIns.accountId, accountId),
    eq(standIns.email, email),
    isNow(now),
  )})`;
  const organisation = sql`(SELECT ${organisations.name} FROM ${organisations} JOIN ${accounts} ON ${accounts.organisationId} = ${organisations.id} WHERE ${accounts.id} = ${accountId})`;
  const data = sql`json_object('standIn', json_object('by', ${account.email}, 'until', ${until}, 'organisation', ${organisation}))`;
  await database(d1).batch([
    queueMailWhere(
      d1,
      { kind: 'stand-in-named', data },
      { recipient: email, accountId },
      sql`NOT ${isNamed}`,
      now,
    ),
    insertWhere(
      d1,
      standIns,
      { accountId, email, until, namedAt: timestampOf(author) },
      sql`EXISTS (SELECT 1 FROM ${accounts} WHERE ${accounts.id} = ${accountId})`,
    ).onConflictDoUpdate({
      target: standIns.accountId,
      set: { email, until, namedAt: timestampOf(author) },
      setWhere: or(ne(standIns.email, email), ne(standIns.until, until)) as SQL,
    }),
    auditEntry(d1, {
      ...author,
      kind: 'account',
      recordId: accountId,
      before: before ? { standInUntil: before.until } : null,
      after: { standInUntil: until },
    }),
    ...forgetFormer(d1),
  ]);
}

/** Whether anybody stood in for an account until now. */
export async function withdrawStandIn(d1: D1Database, author: Author, accountId: string) {
  const [ended] = await database(d1).batch([
    database(d1)
      .delete(standIns)
      .where(and(eq(standIns.accountId, accountId), isNow(author.now)))
      .returning({ until: standIns.until }),
    auditEntry(d1, { ...author, ...ofNobody(accountId) }),
    ...forgetFormer(d1),
  ]);
  return ended.length > 0;
}

/** What the link of a stand-in's mail does: they get no more, and who named them is told, once. */
export async function declineStandIn(
  d1: D1Database,
  { account, sentTo: email }: { account: { id: string; email: string }; sentTo: string },
  now: number,
) {
  const accountId = account.id;
  const to = { recipient: account.email, accountId };
  await database(d1).batch([
    database(d1)
      .delete(standIns)
      .where(and(eq(standIns.accountId, accountId), eq(standIns.email, email))),
    auditEntry(d1, { viewer: VISITOR, action: 'standIn:decline', now, ...ofNobody(accountId) }),
    queueMail(d1, { kind: 'stand-in-declined', data: { email } }, to, now),
    ...forgetFormer(d1),
  ]);
}

const ofNobody = (recordId: string) =>
  ({ kind: 'account', recordId, before: {}, after: null }) as const;

/** Removes who stood in until a day that is over, and what they were sent: a run that is missed lets nothing through meanwhile. */
export async function endStandIns(d1: D1Database, now: number) {
  await database(d1).batch([
    database(d1)
      .delete(standIns)
      .where(lt(standIns.until, cityTime(now).date)),
    ...forgetFormer(d1),
  ]);
}

/** Mails that wait for somebody who stands in no more, and the links that they were sent; for the end of a batch. */
function forgetFormer(d1: D1Database) {
  const db = database(d1);
  const isNamed = (accountId: SQL, email: SQL) =>
    sql`EXISTS (SELECT 1 FROM ${standIns} WHERE ${standIns.accountId} = ${accountId} AND ${standIns.email} = ${email})`;
  const isOwn = sql`EXISTS (SELECT 1 FROM ${accounts} WHERE ${accounts.id} = ${oneTimeTokens.accountId} AND ${accounts.email} = ${oneTimeTokens.email})`;
  return [
    db
      .delete(outbox)
      .where(
        sql`${outbox.data} ->> '$.standIn' IS NOT NULL AND NOT ${isNamed(sql`${outbox.accountId}`, sql`${outbox.recipient}`)}`,
      ),
    db
      .delete(oneTimeTokens)
      .where(
        and(
          inArray(oneTimeTokens.purpose, ['check', 'stand-in']),
          sql`NOT ${isOwn}`,
          sql`NOT ${isNamed(sql`${oneTimeTokens.accountId}`, sql`${oneTimeTokens.email}`)}`,
        ),
      ),
  ] as const;
}
