import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, inArray, isNotNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../db/among.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { toIso } from '../db/instant.ts';
import { accounts, outbox } from '../db/tables.ts';
import { noteOperation } from '../operations/queries.ts';
import type { AdminChange, Mail, MailKind } from './kinds.ts';

/** How long a claimed row is left to the sender that claimed it, in milliseconds. */
const LEASE = 5 * 60_000;
/** Rows a sender takes at a time: each is a call of its own, and an invocation has a limit of them. */
const CLAIMED = 20;
const ERROR_KEPT = 500;

/** A row for the outbox, due at once. */
export const createOutboxRow = ({ kind, data }: { kind: MailKind; data: object }, now: number) => ({
  kind,
  data: JSON.stringify(data),
  createdAt: toIso(now),
  attempts: 0,
  nextAttemptAt: toIso(now),
  lastError: '',
});

/**
 * Puts a mail into the outbox, for the same batch as what it tells of, after a statement that changed a row: it is
 * written only if that did. `accountId` is whose link it carries, if any.
 */
export function queueMail(
  d1: D1Database,
  mail: Mail,
  { recipient, accountId = null }: { recipient: string; accountId?: string | null },
  now: number,
) {
  return insertWhere(
    d1,
    outbox,
    { ...createOutboxRow(mail, now), recipient, accountId },
    sql`changes() > 0`,
  );
}

/** Like `queueMail`, but on a condition of its own, with `data` as JSON that the database puts together. */
export function queueMailWhere(
  d1: D1Database,
  { kind, data }: { kind: MailKind; data: SQL },
  { recipient, accountId = null }: { recipient: string; accountId?: string | null },
  where: SQL,
  now: number,
) {
  const row = { ...createOutboxRow({ kind, data: {} } as Mail, now), data, recipient, accountId };
  return insertWhere(d1, outbox, row, where);
}

/**
 * Like `queueMail`, but to every account of an organisation, or some of them, or the account with an email. That may be nobody:
 * no later statement of its batch may ask for `changes() > 0`.
 */
export function queueMailToAccounts(
  d1: D1Database,
  mail: Mail,
  whose: { organisationId: string; among?: readonly string[] } | { email: string },
  now: number,
) {
  const isTheirs =
    'email' in whose
      ? eq(accounts.email, whose.email)
      : (and(
          eq(accounts.organisationId, whose.organisationId),
          whose.among && isOneOf(accounts.id, whose.among),
        ) as SQL);
  const theirs = sql`${isTheirs} AND changes() > 0`;
  const row = {
    ...createOutboxRow(mail, now),
    recipient: sql`${accounts.email}`,
    accountId: sql`${accounts.id}`,
  };
  return insertWhere(d1, outbox, row, theirs, accounts);
}

/** One kind of mail to every account of several organisations, each with its own data; the last statement of its batch. */
export function queueMailsToAccounts<Kind extends MailKind>(
  d1: D1Database,
  kind: Kind,
  mails: { organisationId: string; data: Extract<Mail, { kind: Kind }>['data'] }[],
  now: number,
) {
  const each = sql`json_each(${JSON.stringify(mails)}) AS mails`;
  const row = {
    ...createOutboxRow({ kind, data: {} } as Mail, now),
    data: sql`mails.value -> 'data'`,
    recipient: sql`${accounts.email}`,
    accountId: sql`${accounts.id}`,
  };
  const isTheirs = sql`${accounts.organisationId} = mails.value ->> 'organisationId'`;
  return insertWhere(
    d1,
    outbox,
    row,
    sql`changes() > 0`,
    sql`${accounts} JOIN ${each} ON ${isTheirs}`,
  );
}

type Changed = {
  change: AdminChange;
  account: Pick<typeof accounts.$inferSelect, 'id' | 'email' | 'role' | 'organisationId'>;
  /** The account that did it, or what it signs in with; null for nobody. */
  by: { accountId: string } | { email: string } | null;
  /** Whether they are told of an organisation's sign-in too. */
  always?: boolean;
};

/**
 * Tells every admin but the one whom it is about of a change of an admin's sign-in; nothing for an organisation's. There may
 * be no other admin: no later statement of the batch may ask for `changes() > 0`.
 */
export function notifyAdmins(
  d1: D1Database,
  { change, account, by, always }: Changed,
  now: number,
) {
  const { id, email, role, organisationId } = account;
  if (role !== 'admin' && !always) return [];
  const who =
    by && 'accountId' in by
      ? sql`(SELECT ${accounts.email} FROM ${accounts} WHERE ${accounts.id} = ${by.accountId})`
      : sql`${by?.email ?? null}`;
  const data = JSON.stringify({ change, email, organisationId });
  const row = {
    ...createOutboxRow({ kind: 'admin-changed', data: {} }, now),
    data: sql`json_set(${data}, '$.by', ${who})`,
    recipient: sql`${accounts.email}`,
    accountId: sql`${accounts.id}`,
  };
  const isOther = and(
    eq(accounts.role, 'admin'),
    ne(accounts.id, id),
    isNotNull(accounts.passwordHash),
  );
  return [insertWhere(d1, outbox, row, sql`${isOther} AND changes() > 0`, accounts)];
}

/**
 * One mail to every admin who can sign in, but for one of them ('' for none); to the charity's mailbox where that is nobody.
 * It knows who did it as `by`, by their email: that one, unless it says who. For the batch of what it tells of, after a statement that changed a row.
 */
export function queueMailToAdmins(
  d1: D1Database,
  { kind, data }: Mail,
  { but, by = but, adminMail }: { but: string; by?: string; adminMail: string },
  now: number,
) {
  const email = sql`(SELECT ${accounts.email} FROM ${accounts} WHERE ${accounts.id} = ${by})`;
  const others = sql`SELECT email, id FROM ${accounts} WHERE role = 'admin' AND id <> ${but} AND password_hash IS NOT NULL`;
  const told = sql`(${others} UNION ALL SELECT ${adminMail}, NULL WHERE ${adminMail} <> '' AND NOT EXISTS (${others})) AS told`;
  const row = {
    ...createOutboxRow({ kind, data: {} }, now),
    data: sql`json_set(${JSON.stringify(data)}, '$.by', ${email})`,
    recipient: sql`told.email`,
    accountId: sql`told.id`,
  };
  return insertWhere(d1, outbox, row, sql`changes() > 0`, told);
}

/** Takes what is due, so that no other sender takes it too; while it is sent, nothing is said of how it failed before. */
export async function claimMail(d1: D1Database, now: number) {
  const db = database(d1);
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(lte(outbox.nextAttemptAt, toIso(now)))
    .orderBy(outbox.nextAttemptAt)
    .limit(CLAIMED);
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: toIso(now + LEASE),
      lastError: '',
    })
    .where(inArray(outbox.id, due))
    .returning();
}

/** After it has gone. */
export async function removeMail(d1: D1Database, id: number, now: number) {
  await database(d1).batch([
    database(d1).delete(outbox).where(eq(outbox.id, id)),
    noteOperation(d1, 'mail', now),
  ]);
}

export async function postponeMail(d1: D1Database, id: number, until: number, error: string) {
  await database(d1)
    .update(outbox)
    .set({ nextAttemptAt: toIso(until), lastError: error.slice(0, ERROR_KEPT) })
    .where(eq(outbox.id, id));
}

/** Gives up what could not be sent since `before` (milliseconds), and says what that was. */
export async function giveUpMail(d1: D1Database, before: number) {
  return database(d1)
    .delete(outbox)
    .where(and(lt(outbox.createdAt, toIso(before)), sql`${outbox.attempts} > 0`))
    .returning({ id: outbox.id, kind: outbox.kind, lastError: outbox.lastError });
}
