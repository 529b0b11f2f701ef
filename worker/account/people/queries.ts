import type { D1Database } from '@cloudflare/workers-types';
import { aliasedTable, and, count, eq, exists, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Person } from '../../../shared/account/people.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { database } from '../../db/client.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { accounts, organisations, secondFactors, standIns } from '../../db/tables.ts';
import { removeLinks } from '../../links/queries.ts';
import { notifyAdmins, queueMail } from '../../mail/queries.ts';
import { auditEntry } from '../../records/audit/audit-queries.ts';
import { type Author, isInScope, timestampOf } from '../../records/author.ts';
import type { StoreKey } from '../../records/idempotency/idempotency.ts';
import { isEmailTaken } from '../answers/errors.ts';
import { isOn } from '../second-factor/queries.ts';
import { isNow } from '../stand-ins/queries.ts';

export type Account = typeof accounts.$inferSelect;
export type Employer = { _id: string; name: string; role: Account['role'] };

export async function readEmployer(d1: D1Database, id: string): Promise<Employer | undefined> {
  const [found] = await database(d1)
    .select({ _id: organisations.id, name: organisations.name, role: organisations.role })
    .from(organisations)
    .where(eq(organisations.id, id));
  return found;
}

/** Who signs in for an organisation, in the order in which they came. */
export async function listPeople(d1: D1Database, author: Author, employer: Employer) {
  const rows = await database(d1)
    .select({ account: accounts, factor: secondFactors, standIn: standIns })
    .from(accounts)
    .leftJoin(secondFactors, and(eq(secondFactors.accountId, accounts.id), isOn(author.now)))
    .leftJoin(standIns, and(eq(standIns.accountId, accounts.id), isNow(author.now)))
    .where(
      and(eq(accounts.organisationId, employer._id), isInScope(author, accounts.organisationId)),
    )
    .orderBy(accounts.createdAt, accounts.id);
  return rows.map(({ account, factor, standIn }) => personOf(account, author, factor, standIn));
}

export function personOf(
  { id, email, passwordHash, createdAt }: Account,
  author: Author,
  factor: typeof secondFactors.$inferSelect | null = null,
  standIn: typeof standIns.$inferSelect | null = null,
): Person {
  return {
    _id: id,
    email,
    hasPassword: passwordHash !== null,
    isYou: id === author.viewer.accountId,
    createdAt,
    secondFactor: factor && { removalDueAt: factor.removalDueAt },
    standIn: standIn && { email: standIn.email, until: standIn.until },
  };
}

/** A new account, without a password yet; undefined where the organisation has its five by then, or somebody else the email. */
export async function addPerson(
  d1: D1Database,
  author: Author,
  employer: Employer,
  email: string,
  sendMail: boolean,
  storeKey?: StoreKey,
): Promise<Account | undefined> {
  const account: Account = {
    id: crypto.randomUUID(),
    organisationId: employer._id,
    email,
    passwordHash: null,
    role: employer.role,
    createdAt: timestampOf(author),
  };
  const total = database(d1)
    .select({ total: count() })
    .from(accounts)
    .where(eq(accounts.organisationId, employer._id));
  const added = await database(d1)
    .batch([
      insertWhere(
        d1,
        accounts,
        account,
        sql`${total} < ${LIMITS.signInsOfOrganisation.value}`,
      ).returning({
        id: accounts.id,
      }),
      auditInvitation(d1, author, employer, account),
      ...(sendMail ? [queueInvitation(d1, author, employer, account)] : []),
      ...(storeKey?.(account.id) ?? []),
      ...notifyAdmins(d1, { change: 'invited', account, by: author.viewer }, author.now),
    ])
    .then(([inserted]) => inserted)
    .catch((error: Error) => {
      if (isEmailTaken(error)) return [];
      throw error;
    });
  return added.length > 0 ? account : undefined;
}

/**
 * Invites somebody once more who has not chosen a password yet: what they were sent before is of no use any longer.
 * Undefined where the person has chosen one since the account was read.
 */
export async function inviteAgain(
  d1: D1Database,
  author: Author,
  employer: Employer,
  account: Account,
  sendMail: boolean,
  storeKey?: StoreKey,
): Promise<Account | undefined> {
  const createdAt = timestampOf(author);
  const [, updated] = await database(d1).batch([
    removeLinks(d1, account.id),
    database(d1)
      .update(accounts)
      .set({ createdAt })
      .where(and(eq(accounts.id, account.id), isNull(accounts.passwordHash)))
      .returning({ id: accounts.id }),
    auditInvitation(d1, author, employer, account),
    ...(sendMail ? [queueInvitation(d1, author, employer, account)] : []),
    ...(storeKey?.(account.id) ?? []),
    ...notifyAdmins(d1, { change: 'invited', account, by: author.viewer }, author.now),
  ]);
  return updated.length > 0 ? { ...account, createdAt } : undefined;
}

/**
 * Whether the account was removed, and its sessions and links with it. The last admin who can sign in stays, and so does
 * an organisation's last sign-in unless the charity removes it.
 */
export async function removePerson(d1: D1Database, author: Author, account: Account) {
  const others = aliasedTable(accounts, 'others');
  const hasOther = exists(
    database(d1)
      .select({ id: others.id })
      .from(others)
      .where(
        and(
          eq(others.organisationId, account.organisationId),
          ne(others.id, account.id),
          isNotNull(others.passwordHash),
        ),
      ),
  );
  const isCharitysToRemove =
    author.viewer.role === 'admin' ? eq(accounts.role, 'organisation') : sql`false`;
  // Somebody who removes their own sign-in has no account any more when the mail is written.
  const by = author.viewer.accountId === account.id ? { email: account.email } : author.viewer;
  const [removed] = await database(d1).batch([
    database(d1)
      .delete(accounts)
      .where(
        and(
          eq(accounts.id, account.id),
          isInScope(author, accounts.organisationId),
          or(isCharitysToRemove, hasOther),
        ),
      )
      .returning({ id: accounts.id }),
    auditEntry(d1, {
      ...author,
      kind: 'account',
      recordId: account.id,
      before: { email: account.email, organisation: account.organisationId },
      after: null,
    }),
    ...notifyAdmins(d1, { change: 'removed', account, by }, author.now),
  ]);
  return removed.length > 0;
}

const auditInvitation = (
  d1: D1Database,
  author: Author,
  { _id: organisation }: Employer,
  { id, email }: Account,
) =>
  auditEntry(d1, {
    ...author,
    kind: 'account',
    recordId: id,
    before: null,
    after: { email, organisation },
  });

const queueInvitation = (
  d1: D1Database,
  { now }: Author,
  { name }: Employer,
  { id, email }: Account,
) =>
  queueMail(d1, { kind: 'invitation', data: { name } }, { recipient: email, accountId: id }, now);
