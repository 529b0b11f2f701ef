import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, exists, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SignedIn } from '../../../shared/account/access.ts';
import { database } from '../../db/client.ts';
import { accounts, organisations } from '../../db/tables.ts';
import { clearAttempts, countAttempt, type Tried } from '../../limits/queries.ts';
import { linkIsGood, removeLinks } from '../../links/queries.ts';
import { notifyAdmins, queueMail, queueMailToAccounts } from '../../mail/queries.ts';
import { type AuditEntry, auditEntry } from '../../records/audit/audit-queries.ts';
import { refuseTaken } from '../answers/errors.ts';
import { noteConfirmed } from '../registrations/queries.ts';
import { endSessions, notePassword } from '../sessions/queries.ts';

type Account = typeof accounts.$inferSelect;

/** An account as the one who acts, for the audit trail of what a link from a mail does. */
const asViewer = ({ id, role, organisationId }: Account): SignedIn => ({
  role,
  accountId: id,
  organisationId,
});

/** An account and its organisation by sign-in email. */
export async function findAccountByEmail(d1: D1Database, email: string) {
  const [found] = await database(d1)
    .select({
      account: accounts,
      name: organisations.name,
      approved: organisations.approved,
    })
    .from(accounts)
    .innerJoin(organisations, eq(accounts.organisationId, organisations.id))
    .where(eq(accounts.email, email));
  return found;
}

export async function findAccount(d1: D1Database, id: string): Promise<Account | undefined> {
  const [account] = await database(d1).select().from(accounts).where(eq(accounts.id, id));
  return account;
}

/** An account whose password was checked: that hash is still there when it is replaced, or nothing is. */
type Checked = Pick<Account, 'id' | 'email'> & { passwordHash: string };

const asChecked = ({ id, passwordHash }: Omit<Checked, 'email'>) =>
  and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash));

/** Stores a new hash of an unchanged password, and answers the account with it. */
export async function storeHash<Account extends Checked>(
  d1: D1Database,
  account: Account,
  passwordHash: string,
): Promise<Account> {
  await database(d1).update(accounts).set({ passwordHash }).where(asChecked(account));
  return { ...account, passwordHash };
}

/** Queues a mail with a link, if the address is known and the mails were not too many. Both are one write. */
export async function requestReset(d1: D1Database, email: string, now: number) {
  await database(d1).batch([
    countAttempt(d1, { what: 'mail', who: email }, now),
    queueMailToAccounts(d1, { kind: 'reset', data: {} }, { email }, now),
  ]);
}

/**
 * Gives an account another password, if the condition still holds: then its sessions end (but for the one that is kept),
 * its links are of no use, the failed tries of the person who changed it are forgotten and its mailbox is told. `told` is who
 * else is.
 */
async function replacePassword(
  d1: D1Database,
  account: Pick<Account, 'id' | 'email'>,
  passwordHash: string,
  {
    where,
    kept,
    tried,
    told = [],
    also = [],
    ...author
  }: Pick<AuditEntry, 'viewer' | 'action' | 'now'> & {
    where: SQL | undefined;
    kept?: string;
    tried: Tried;
    told?: BatchItem<'sqlite'>[];
    also?: BatchItem<'sqlite'>[];
  },
): Promise<boolean> {
  const db = database(d1);
  const [changed] = await db.batch([
    db
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, account.id), where))
      .returning({ id: accounts.id }),
    auditEntry(d1, { ...author, kind: 'account', recordId: account.id, before: null, after: null }),
    queueMail(
      d1,
      { kind: 'password-changed', data: {} },
      { recipient: account.email, accountId: account.id },
      author.now,
    ),
    ...told,
    endSessions(d1, account.id, kept),
    ...(kept ? [notePassword(d1, kept, author.now)] : []),
    removeLinks(d1, account.id),
    clearAttempts(d1, tried),
    ...also,
  ]);
  return changed.length > 0;
}

/**
 * Sets the password that a link was for, once; every session ends. Who came by the link has the mailbox, so that a
 * registration is confirmed too. False where the link was used meanwhile.
 */
export const resetPassword = (
  d1: D1Database,
  account: Account,
  token: string,
  { passwordHash, tried }: { passwordHash: string; tried: Tried },
  now: number,
): Promise<boolean> =>
  replacePassword(d1, account, passwordHash, {
    tried,
    viewer: asViewer(account),
    action: 'account:resetPassword',
    where: linkIsGood(d1, token, 'reset', now),
    told: notifyAdmins(d1, { change: 'password', account, by: null }, now),
    also: [noteConfirmed(d1, account.id, hasPassword(d1, account.id, passwordHash), now)],
    now,
  });

const hasPassword = (d1: D1Database, id: string, passwordHash: string) =>
  exists(
    database(d1).select({ id: accounts.id }).from(accounts).where(asChecked({ id, passwordHash })),
  );

/**
 * Replaces the password that was checked; every session ends but the one it was changed in. False where it was changed
 * meanwhile.
 */
export const changePassword = (
  d1: D1Database,
  account: Checked & Pick<Account, 'role' | 'organisationId'>,
  { viewer, sessionId }: { viewer: SignedIn; sessionId: string },
  { passwordHash, tried }: { passwordHash: string; tried: Tried },
  now: number,
): Promise<boolean> =>
  replacePassword(d1, account, passwordHash, {
    tried,
    viewer,
    action: viewer.role === 'admin' ? 'account:changeAdminPassword' : 'account:changePassword',
    where: eq(accounts.passwordHash, account.passwordHash),
    kept: sessionId,
    told: notifyAdmins(d1, { change: 'ownPassword', account, by: null }, now),
    now,
  });

/**
 * Makes the address that a link was sent to the sign-in email, once, and tells the old one. False where the link was
 * used meanwhile; throws where somebody else has it by now.
 */
export async function confirmEmail(
  d1: D1Database,
  { account, sentTo: email }: { account: Account; sentTo: string },
  token: string,
  now: number,
): Promise<boolean> {
  const db = database(d1);
  const [changed] = await db
    .batch([
      db
        .update(accounts)
        .set({ email })
        .where(and(eq(accounts.id, account.id), linkIsGood(d1, token, 'email', now)))
        .returning({ id: accounts.id }),
      auditEntry(d1, {
        viewer: asViewer(account),
        action: 'account:confirmEmail',
        kind: 'account',
        recordId: account.id,
        before: { email: account.email },
        after: { email },
        now,
      }),
      queueMail(
        d1,
        { kind: 'email-changed', data: { email } },
        { recipient: account.email, accountId: account.id },
        now,
      ),
      ...notifyAdmins(
        d1,
        { change: 'email', account: { ...account, email }, by: { email: account.email } },
        now,
      ),
      removeLinks(d1, account.id),
    ])
    .catch(refuseTaken);
  return changed.length > 0;
}
