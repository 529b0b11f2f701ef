import type { D1Database } from '@cloudflare/workers-types';
import { and, count, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { VISITOR } from '../../../shared/account/access.ts';
import { REMOVAL_NOTICE_HOURS } from '../../../shared/account/second-factor.ts';
import { HOUR } from '../../../shared/time/units.ts';
import { database } from '../../db/client.ts';
import { toIso } from '../../db/instant.ts';
import { accounts, recoveryCodes, secondFactors } from '../../db/tables.ts';
import { notifyAdmins, queueMail } from '../../mail/queries.ts';
import { type AuditEntry, auditEntry } from '../../records/audit/audit-queries.ts';

type Account = typeof accounts.$inferSelect;
type Author = Pick<AuditEntry, 'viewer' | 'action' | 'now'>;

const ofAccount = (accountId: string) => eq(secondFactors.accountId, accountId);
/** Whether signing in asks for it, for a WHERE. */
export const isOn = (now: number) =>
  and(
    isNotNull(secondFactors.confirmedAt),
    or(isNull(secondFactors.removalDueAt), gt(secondFactors.removalDueAt, toIso(now))),
  );

const entry = (d1: D1Database, author: Author, account: Pick<Account, 'id'>) =>
  auditEntry(d1, { ...author, kind: 'account', recordId: account.id, before: null, after: null });

const ownerOf = ({ email, id }: Account) => ({ recipient: email, accountId: id });

/** The second factor that an account signs in with; undefined where it has none, or its removal has come due. */
export async function findFactor(d1: D1Database, accountId: string, now: number) {
  const [found] = await database(d1)
    .select()
    .from(secondFactors)
    .where(and(ofAccount(accountId), isOn(now)));
  return found;
}

/** The secret of a second factor that is being set up; undefined where none is. */
export async function findBegun(d1: D1Database, accountId: string) {
  const [found] = await database(d1)
    .select({ sealedSecret: secondFactors.sealedSecret })
    .from(secondFactors)
    .where(and(ofAccount(accountId), isNull(secondFactors.confirmedAt)));
  return found;
}

export async function countRecoveryCodes(d1: D1Database, accountId: string): Promise<number> {
  const [row] = await database(d1)
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  return row?.left ?? 0;
}

/** Keeps a secret until a code confirms it, in the place of one that was not confirmed; false where one is on. */
export async function beginFactor(
  d1: D1Database,
  accountId: string,
  sealedSecret: string,
  now: number,
): Promise<boolean> {
  const fresh = {
    sealedSecret,
    createdAt: toIso(now),
    confirmedAt: null,
    lastStep: 0,
    removalDueAt: null,
  };
  const [begun] = await database(d1)
    .insert(secondFactors)
    .values({ accountId, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: fresh,
      setWhere: or(isNull(secondFactors.confirmedAt), lte(secondFactors.removalDueAt, toIso(now))),
    })
    .returning({ accountId: secondFactors.accountId });
  return begun !== undefined;
}

/** Recovery codes in the place of any there were, if the condition holds for the account's second factor. */
function replaceCodes(
  d1: D1Database,
  accountId: string,
  digests: string[],
  where: SQL | undefined,
) {
  const factor = database(d1)
    .select({ one: sql`1` })
    .from(secondFactors)
    .where(and(ofAccount(accountId), where));
  return [
    database(d1)
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.accountId, accountId), sql`EXISTS ${factor}`)),
    database(d1)
      .insert(recoveryCodes)
      .select(
        sql`SELECT value, ${accountId} FROM json_each(${JSON.stringify(digests)}) WHERE EXISTS ${factor}`,
      ),
  ] as const;
}

/** Turns it on, because a code of this time step has shown that the app has the secret; false where it is on already. */
export async function confirmFactor(
  d1: D1Database,
  author: Author,
  account: Account,
  { step, digests }: { step: number; digests: string[] },
): Promise<boolean> {
  const confirmedAt = toIso(author.now);
  const [confirmed] = await database(d1).batch([
    database(d1)
      .update(secondFactors)
      .set({ confirmedAt, lastStep: step })
      .where(and(ofAccount(account.id), isNull(secondFactors.confirmedAt)))
      .returning({ accountId: secondFactors.accountId }),
    entry(d1, author, account),
    queueMail(d1, { kind: 'second-factor-on', data: {} }, ownerOf(account), author.now),
    ...replaceCodes(d1, account.id, digests, eq(secondFactors.confirmedAt, confirmedAt)),
  ]);
  return confirmed.length > 0;
}

/** Uses up the code of a time step; false where it, or a later one, was used before. */
export async function spendStep(d1: D1Database, accountId: string, step: number): Promise<boolean> {
  const [used] = await database(d1)
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(ofAccount(accountId), lt(secondFactors.lastStep, step)))
    .returning({ accountId: secondFactors.accountId });
  return used !== undefined;
}

/** Uses up a recovery code, and tells its owner; false where there is no such one. */
export async function spendRecoveryCode(
  d1: D1Database,
  account: Pick<Account, 'id' | 'email'>,
  digest: string,
  now: number,
): Promise<boolean> {
  const [used] = await database(d1).batch([
    database(d1)
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.digest, digest), eq(recoveryCodes.accountId, account.id)))
      .returning({ digest: recoveryCodes.digest }),
    queueMail(
      d1,
      { kind: 'recovery-code-used', data: {} },
      { recipient: account.email, accountId: account.id },
      now,
    ),
  ]);
  return used.length > 0;
}

/** New recovery codes; the old ones are of no use then. */
export async function renewRecoveryCodes(
  d1: D1Database,
  author: Author,
  account: Account,
  digests: string[],
): Promise<void> {
  const [remove, insert] = replaceCodes(d1, account.id, digests, isOn(author.now));
  await database(d1).batch([remove, insert, entry(d1, author, account)]);
}

/** Takes a second factor away, if the condition holds; its owner is told, and of an admin's every other admin. */
export async function removeFactor(
  d1: D1Database,
  author: Author,
  account: Account,
  where?: SQL,
): Promise<boolean> {
  const by = author.viewer.role === 'visitor' ? null : author.viewer;
  const [removed] = await database(d1).batch([
    database(d1)
      .delete(secondFactors)
      .where(and(ofAccount(account.id), where))
      .returning({ accountId: secondFactors.accountId }),
    entry(d1, author, account),
    queueMail(d1, { kind: 'second-factor-off', data: {} }, ownerOf(account), author.now),
    ...notifyAdmins(d1, { change: 'secondFactorOff', account, by }, author.now),
  ]);
  return removed.length > 0;
}

/**
 * Has a second factor that was lost removed after a day's notice to its owner and every admin. The instant at which it will
 * be; asking again does not move it. undefined where there is none.
 */
export async function askRemoval(
  d1: D1Database,
  author: Author,
  account: Account,
): Promise<string | undefined> {
  const by = author.viewer.role === 'visitor' ? null : author.viewer;
  const mail = {
    kind: 'second-factor-removal',
    data: { role: account.role, organisationId: account.organisationId },
  } as const;
  await database(d1).batch([
    database(d1)
      .update(secondFactors)
      .set({ removalDueAt: toIso(author.now + REMOVAL_NOTICE_HOURS * HOUR) })
      .where(
        and(
          ofAccount(account.id),
          isNotNull(secondFactors.confirmedAt),
          isNull(secondFactors.removalDueAt),
        ),
      ),
    entry(d1, author, account),
    queueMail(d1, mail, ownerOf(account), author.now),
    ...notifyAdmins(d1, { change: 'removalAsked', account, by, always: true }, author.now),
  ]);
  return (await findFactor(d1, account.id, author.now))?.removalDueAt ?? undefined;
}

/** Leaves the second factor on; false where no removal was under way, or it has been carried out. */
export async function stopRemoval(
  d1: D1Database,
  author: Author,
  account: Account,
): Promise<boolean> {
  const by = author.viewer.role === 'visitor' ? null : author.viewer;
  const [stopped] = await database(d1).batch([
    database(d1)
      .update(secondFactors)
      .set({ removalDueAt: null })
      .where(and(ofAccount(account.id), gt(secondFactors.removalDueAt, toIso(author.now))))
      .returning({ accountId: secondFactors.accountId }),
    entry(d1, author, account),
    ...notifyAdmins(d1, { change: 'removalStopped', account, by, always: true }, author.now),
  ]);
  return stopped.length > 0;
}

/** Carries out the removals that are due. Signing in does not wait for it; a second run finds nothing left to do. */
export async function removeDueFactors(d1: D1Database, now: number): Promise<void> {
  const isDue = lte(secondFactors.removalDueAt, toIso(now));
  const due = await database(d1)
    .select({ account: accounts })
    .from(secondFactors)
    .innerJoin(accounts, eq(secondFactors.accountId, accounts.id))
    .where(isDue);
  const author = { viewer: VISITOR, action: 'secondFactor:remove', now } as const;
  for (const { account } of due) await removeFactor(d1, author, account, isDue);
}
