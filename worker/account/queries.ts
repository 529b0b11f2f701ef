import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import { type SignedIn, VISITOR } from '../../shared/access.ts';
import type { RegistrationInput } from '../../shared/account.ts';
import { type AuditEntry, auditEntry } from '../audit/queries.ts';
import type { Remembered } from '../creations/once.ts';
import { asColumns } from '../db/as-columns.ts';
import { database } from '../db/client.ts';
import { accounts, organisations, sessions } from '../db/tables.ts';
import { raiseVersion } from '../directory/queries.ts';
import { iso } from '../instant.ts';
import { clearAttempts, countAttempt } from '../limits/queries.ts';
import { linkIsGood, removeLinks } from '../links/queries.ts';
import { queueMail, queueMailToAccounts } from '../mail/queries.ts';
import { endSessions, type Session } from '../sessions/queries.ts';
import { emailTaken } from './errors.ts';

type Account = typeof accounts.$inferSelect;

/** An account as the one who acts, for the audit trail of what a link from a mail does. */
const asViewer = ({ id, role, organisationId }: Account): SignedIn => ({
  role,
  accountId: id,
  organisationId,
});

/** Who holds this session now, for which organisation; null once account or session has gone. */
export async function findViewer(d1: D1Database, { accountId, sessionId }: Session, now: number) {
  const [row] = await database(d1)
    .select({
      role: accounts.role,
      organisationId: accounts.organisationId,
      name: organisations.name,
      approved: organisations.approved,
    })
    .from(sessions)
    .innerJoin(accounts, eq(sessions.accountId, accounts.id))
    .innerJoin(organisations, eq(accounts.organisationId, organisations.id))
    .where(
      and(eq(sessions.id, sessionId), eq(accounts.id, accountId), gt(sessions.expiresAt, iso(now))),
    );
  if (!row) return null;
  const { role, organisationId, name, approved } = row;
  const viewer: SignedIn = { role, accountId, organisationId };
  return { viewer, approved, organisation: { _id: organisationId, name, role } };
}

/** An account and its organisation by sign-in e-mail. */
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

const asChecked = ({ id, passwordHash }: Checked) =>
  and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash));

/** The same password, hashed anew; the account as it is then. */
export async function storeHash(d1: D1Database, account: Checked, passwordHash: string) {
  await database(d1).update(accounts).set({ passwordHash }).where(asChecked(account));
  return { ...account, passwordHash };
}

type Registration = {
  input: RegistrationInput;
  passwordHash: string;
  approved: boolean;
  adminMail: string;
  remembered: Remembered;
};

/** Stores an organisation with its first account, and tells the admin; throws where the e-mail is taken. */
export async function register(
  d1: D1Database,
  { input, passwordHash, approved, adminMail, remembered }: Registration,
  now: number,
) {
  const db = database(d1);
  const { password: _, ...published } = input;
  const organisation = {
    id: crypto.randomUUID(),
    ...asColumns(published),
    role: 'organisation' as const,
    approved,
    published: true,
    createdAt: iso(now),
    version: 1,
    updatedAt: iso(now),
    lastCheckedAt: iso(now),
  };
  const account = {
    id: crypto.randomUUID(),
    organisationId: organisation.id,
    email: input.email,
    passwordHash,
    role: 'organisation' as const,
    createdAt: iso(now),
  };
  const data = { name: input.name, email: input.email, approved };
  await db
    .batch([
      db.insert(organisations).values(organisation),
      db.insert(accounts).values(account),
      auditEntry(d1, {
        viewer: VISITOR,
        action: 'organisation:register',
        kind: 'organisation',
        recordId: organisation.id,
        before: null,
        after: { ...published, approved },
        now,
      }),
      raiseVersion(d1, now),
      queueMail(d1, { kind: 'registration', data }, { recipient: adminMail }, now),
      ...remembered(account.id),
    ])
    .catch(refuseTaken);
  return account;
}

/** For `.catch` on what stores a sign-in e-mail: the database alone knows whether somebody else has it. */
function refuseTaken(error: Error): never {
  throw [error.message, String(error.cause)].some((text) => text.includes('accounts.email'))
    ? emailTaken()
    : error;
}

/** Queues a mail with a link, if the address is known and the mails were not too many. Both are one write. */
export async function requestReset(d1: D1Database, email: string, now: number) {
  await database(d1).batch([
    countAttempt(d1, { what: 'mail', who: email }, now),
    queueMailToAccounts(d1, { kind: 'reset', data: {} }, { email }, now),
  ]);
}

const signIns = ({ email }: Pick<Account, 'email'>) => ({ what: 'signIn', who: email }) as const;

/**
 * Gives an account another password, if the condition still holds: then its sessions end (but for the one that is kept),
 * its links are of no use and its failed tries are forgotten.
 */
async function replacePassword(
  d1: D1Database,
  account: Pick<Account, 'id' | 'email'>,
  passwordHash: string,
  {
    where,
    kept,
    ...author
  }: Pick<AuditEntry, 'viewer' | 'action' | 'now'> & {
    where: SQL | undefined;
    kept?: string;
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
    endSessions(d1, account.id, kept),
    removeLinks(d1, account.id),
    clearAttempts(d1, signIns(account)),
  ]);
  return changed.length > 0;
}

/** Sets the password that a link was for, once; every session ends. False where the link was used meanwhile. */
export const resetPassword = (
  d1: D1Database,
  account: Account,
  token: string,
  passwordHash: string,
  now: number,
): Promise<boolean> =>
  replacePassword(d1, account, passwordHash, {
    viewer: asViewer(account),
    action: 'account:resetPassword',
    where: linkIsGood(d1, token, 'reset', now),
    now,
  });

/**
 * Replaces the password that was checked; every session ends but the one it was changed in. False where it was changed
 * meanwhile.
 */
export const changePassword = (
  d1: D1Database,
  account: Checked,
  { viewer, sessionId }: { viewer: SignedIn; sessionId: string },
  passwordHash: string,
  now: number,
): Promise<boolean> =>
  replacePassword(d1, account, passwordHash, {
    viewer,
    action: viewer.role === 'admin' ? 'account:changeAdminPassword' : 'account:changePassword',
    where: eq(accounts.passwordHash, account.passwordHash),
    kept: sessionId,
    now,
  });

/**
 * Makes the address that a link was sent to the sign-in e-mail, once, and tells the old one. False where the link was
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
      removeLinks(d1, account.id),
    ])
    .catch(refuseTaken);
  return changed.length > 0;
}
