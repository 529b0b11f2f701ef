import type { D1Database } from '@cloudflare/workers-types';
import { and, count, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { VISITOR } from '../../../shared/account/access.ts';
import type { RegistrationInput } from '../../../shared/account/account.ts';
import { CONFIRM_DAYS } from '../../../shared/account/registration-days.ts';
import { CONFIRMATION_MAILS } from '../../../shared/account/registrations.ts';
import { DAY } from '../../../shared/time/units.ts';
import { asColumns } from '../../db/as-columns.ts';
import { database } from '../../db/client.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { toIso } from '../../db/instant.ts';
import { accounts, audit, organisations, registrations } from '../../db/tables.ts';
import { countAttempt } from '../../limits/queries.ts';
import { linkIsGood, removeLinksFor } from '../../links/queries.ts';
import { queueMail, queueMailToAccounts } from '../../mail/queries.ts';
import { auditEntry } from '../../records/audit/audit-queries.ts';
import { raiseVersion } from '../../records/data-version.ts';
import type { StoreKey } from '../../records/idempotency/idempotency.ts';
import { emailTakenError, refuseTaken } from '../answers/errors.ts';
import { createCeilingError, findReached, type Waiting } from './ceilings.ts';
import { notifyCharity } from './notifications/queries.ts';

type Account = typeof accounts.$inferSelect;

type Registration = {
  input: RegistrationInput;
  passwordHash: string;
  approved: boolean;
  adminMail: string;
  /** A digest of the network address; '' where there is none. */
  cameFrom: string;
  ceilings: Waiting;
  storeKey: StoreKey;
};

// Written out, with the '' below: SQLite takes a partial index only where the statement says so itself, not a parameter.
export const isPending = sql`${organisations.approved} = 0`;

/** Matches organisations that wait for approval. */
export const isWaiting = and(isPending, eq(organisations.role, 'organisation'));

/** Matches registrations that are not decided, in a query that joins organisations. */
export const isUnconfirmed = and(isPending, isNull(registrations.confirmedAt));

const countPending = (d1: D1Database) =>
  database(d1).select({ n: count() }).from(organisations).where(isWaiting);

const countRegistrations = (d1: D1Database, where: SQL | undefined) =>
  database(d1)
    .select({ n: count() })
    .from(registrations)
    .innerJoin(organisations, eq(registrations.organisationId, organisations.id))
    .where(where);

/** How many wait, as subqueries by the name of their ceiling. */
function waitingCounts(d1: D1Database, cameFrom: string): Record<keyof Waiting, SQL> {
  const isFromThere = and(
    eq(registrations.cameFrom, cameFrom),
    sql`${registrations.cameFrom} <> ''`,
  );
  return {
    unconfirmedRegistrationsByAddress: sql`${countRegistrations(d1, and(isFromThere, isUnconfirmed))}`,
    pendingRegistrationsByAddress: sql`${countRegistrations(d1, and(isFromThere, isPending))}`,
    unconfirmedRegistrations: sql`${countRegistrations(d1, isUnconfirmed)}`,
    pendingRegistrations: sql`${countPending(d1)}`,
  };
}

/** How many wait in all, and from this address. */
export async function readWaiting(d1: D1Database, cameFrom = ''): Promise<Waiting> {
  const entries = Object.entries(waitingCounts(d1, cameFrom));
  const query = sql.join(
    entries.map(([, query]) => query),
    sql`, `,
  );
  const [counts = []] = await database(d1).values<number[]>(sql`SELECT ${query}`);
  return Object.fromEntries(entries.map(([name], n) => [name, counts[n] ?? 0])) as Waiting;
}

/** Throws where a registration would be refused, before its password takes a tenth of a second. */
export async function expectRoom(
  d1: D1Database,
  { input, ceilings, cameFrom }: Pick<Registration, 'input' | 'ceilings' | 'cameFrom'>,
) {
  if (await isTaken(d1, input.email)) throw emailTakenError();
  const reached = findReached(await readWaiting(d1, cameFrom), ceilings);
  if (reached) throw createCeilingError(reached);
}

/**
 * Stores an organisation with its first account, sends it the one mail that is both receipt and link, and tells the
 * charity. Throws where the email is taken, or where too many wait when the row is to be made.
 */
export async function register(
  d1: D1Database,
  { input, passwordHash, approved, adminMail, cameFrom, ceilings, storeKey }: Registration,
  now: number,
) {
  const { password: _, ...published } = input;
  const organisation = {
    id: crypto.randomUUID(),
    ...asColumns(published),
    role: 'organisation' as const,
    approved,
    published: true,
    createdAt: toIso(now),
    version: 1,
    updatedAt: toIso(now),
    lastCheckedAt: toIso(now),
  };
  const account = {
    id: crypto.randomUUID(),
    organisationId: organisation.id,
    email: input.email,
    passwordHash,
    role: 'organisation' as const,
    createdAt: toIso(now),
  };
  const registration = {
    organisationId: organisation.id,
    accountId: account.id,
    registeredAt: toIso(now),
    confirmedAt: null,
    cameFrom: approved ? '' : cameFrom,
    mails: 1,
    toldAt: null,
  };
  const hasRoom = sql.join(
    Object.entries(waitingCounts(d1, cameFrom)).map(
      ([name, waiting]) => sql`${waiting} < ${ceilings[name as keyof Waiting]}`,
    ),
    sql` AND `,
  );
  const before = sql`changes() > 0`;
  const [made] = await database(d1)
    .batch([
      insertWhere(d1, organisations, organisation, approved ? sql`true` : hasRoom).returning({
        id: organisations.id,
      }),
      insertWhere(d1, accounts, account, before),
      insertWhere(d1, registrations, registration, before),
      auditEntry(d1, {
        viewer: VISITOR,
        action: 'organisation:register',
        kind: 'organisation',
        recordId: organisation.id,
        before: null,
        after: { ...published, approved },
        now,
      }),
      raiseVersion(d1, now, approved),
      queueMail(
        d1,
        { kind: approved ? 'welcome' : 'receipt', data: { name: input.name } },
        { recipient: input.email, accountId: account.id },
        now,
      ),
      ...storeKey(account.id),
      ...notifyCharity(d1, adminMail, now),
    ])
    .catch(refuseTaken);
  if (made.length > 0) return account;
  const reached = findReached(await readWaiting(d1, cameFrom), ceilings);
  throw createCeilingError(reached ?? 'pendingRegistrations');
}

async function isTaken(d1: D1Database, email: string): Promise<boolean> {
  const found = await database(d1)
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, email));
  return found.length > 0;
}

/** Notes that the address of an account is its owner's, for a batch: on a condition that says how that is known. */
export function noteConfirmed(d1: D1Database, accountId: string, where: SQL, now: number) {
  return database(d1)
    .update(registrations)
    .set({ confirmedAt: toIso(now) })
    .where(and(eq(registrations.accountId, accountId), isNull(registrations.confirmedAt), where));
}

/** Confirms the address that a link was sent to, once. Pressed by two at the same time, both are told yes. */
export async function confirmRegistration(
  d1: D1Database,
  { id: accountId, organisationId }: Account,
  token: string,
  now: number,
) {
  await database(d1).batch([
    noteConfirmed(d1, accountId, linkIsGood(d1, token, 'registration', now), now),
    auditEntry(d1, {
      viewer: VISITOR,
      action: 'registration:confirm',
      kind: 'organisation',
      recordId: organisationId,
      before: { isConfirmed: false },
      after: { isConfirmed: true },
      now,
    }),
    removeLinksFor(d1, accountId, 'registration'),
  ]);
}

/**
 * Queues the mail with the link once more, if the address has a registration that waits for it and neither its mails nor
 * those asked for with this address were too many. One write either way.
 */
export async function requestConfirmation(d1: D1Database, email: string, now: number) {
  const db = database(d1);
  const theirs = db
    .select({ id: accounts.id, name: organisations.name })
    .from(accounts)
    .innerJoin(organisations, eq(accounts.organisationId, organisations.id))
    .where(and(eq(accounts.email, email), isPending));
  const [found] = await theirs;
  const data = { name: found?.name ?? '' };
  await db.batch([
    countAttempt(d1, { what: 'mail', who: email }, now),
    db
      .update(registrations)
      .set({ mails: sql`${registrations.mails} + 1` })
      .where(
        and(
          eq(registrations.accountId, found?.id ?? ''),
          isNull(registrations.confirmedAt),
          lt(registrations.mails, CONFIRMATION_MAILS),
          sql`changes() > 0`,
        ),
      ),
    queueMailToAccounts(d1, { kind: 'receipt', data }, { email }, now),
  ]);
}

/** Whether its address is confirmed; undefined where it was never asked for. */
export async function readConfirmation(d1: D1Database, organisationId: string) {
  const [found] = await database(d1)
    .select({ confirmedAt: registrations.confirmedAt })
    .from(registrations)
    .where(eq(registrations.organisationId, organisationId));
  return found && found.confirmedAt !== null;
}

/** A registration that comes back from the history, as far from being confirmed as it was; its days begin anew. */
export function registerAgain(
  d1: D1Database,
  organisationId: string,
  accountId: string,
  isConfirmed: boolean,
  now: number,
) {
  return database(d1)
    .insert(registrations)
    .values({
      organisationId,
      accountId,
      registeredAt: toIso(now),
      confirmedAt: isConfirmed ? toIso(now) : null,
      cameFrom: '',
      mails: 1,
      toldAt: '',
    });
}

/** What is kept of a registration only until it is decided, for the end of the batch that approves it. */
export function forgetOrigin(d1: D1Database, organisationId: string) {
  const isDecided = sql`(SELECT ${organisations.approved} FROM ${organisations} WHERE ${organisations.id} = ${organisationId})`;
  return database(d1)
    .update(registrations)
    .set({ cameFrom: '', toldAt: sql`coalesce(${registrations.toldAt}, '')` })
    .where(and(eq(registrations.organisationId, organisationId), isDecided));
}

/**
 * Removes the registrations whose address nobody has confirmed for CONFIRM_DAYS, as if they had never been: an address that a
 * stranger typed stays nowhere, the history included. None of them was ever public.
 */
export async function removeUnconfirmed(d1: D1Database, now: number) {
  const db = database(d1);
  const stale = db
    .select({ id: registrations.organisationId })
    .from(registrations)
    .innerJoin(organisations, eq(registrations.organisationId, organisations.id))
    .where(and(isUnconfirmed, lte(registrations.registeredAt, toIso(now - CONFIRM_DAYS * DAY))));
  await db.batch([
    db.delete(audit).where(inArray(audit.recordId, stale)),
    db.delete(organisations).where(inArray(organisations.id, stale)),
    raiseVersion(d1, now, false),
  ]);
}
