import type { D1Database } from '@cloudflare/workers-types';
import { and, desc, eq, exists, gt, lte, ne } from 'drizzle-orm';
import type { OpenSession } from '../../../shared/account/account.ts';
import { SESSION_DAYS } from '../../../shared/account/session-days.ts';
import { DAY } from '../../../shared/time/units.ts';
import { isAlive, passwordAt, type Session } from '../../access/queries.ts';
import { database } from '../../db/client.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { toIso } from '../../db/instant.ts';
import { accounts, sessions } from '../../db/tables.ts';
import { digestOf, randomToken } from '../../platform/crypto.ts';

/** A token that was just replaced is honoured for so long, for a second tab that sent it at the same time. */
const GRACE = 10_000;

const expiry = (now: number) => now + SESSION_DAYS * DAY;

/** Names its session, so that an old one betrays which. */
const refreshToken = (sessionId: string) => `${sessionId}.${randomToken()}`;

/**
 * Opens a session and gives its first refresh token; null where the account has another password by now than the one that
 * was checked: a change ends every session, this one too.
 */
export async function startSession(
  d1: D1Database,
  { id: accountId, passwordHash }: { id: string; passwordHash: string },
  now: number,
  device = '',
): Promise<{ session: Session; token: string; expiresAt: number } | null> {
  const sessionId = crypto.randomUUID();
  const token = refreshToken(sessionId);
  const row = {
    id: sessionId,
    accountId,
    digest: digestOf(token),
    previousDigest: '',
    rotatedAt: toIso(now),
    createdAt: toIso(now),
    expiresAt: toIso(expiry(now)),
    passwordAt: toIso(now),
    device,
  };
  const hasPassword = exists(
    database(d1)
      .select()
      .from(accounts)
      .where(and(eq(accounts.id, accountId), eq(accounts.passwordHash, passwordHash))),
  );
  const [started] = await insertWhere(d1, sessions, row, hasPassword).returning();
  return started ? { session: { accountId, sessionId }, token, expiresAt: expiry(now) } : null;
}

/**
 * Takes a refresh token and gives the one that replaces it; `replacement` is null for a second tab, which was moments
 * too late and finds the other tab's in the shared cookie. Any other token of a session has been used before, perhaps by
 * a thief: it ends the session for all who hold one. null where there is no session, or no more.
 */
export async function rotateSession(
  d1: D1Database,
  token: string,
  now: number,
): Promise<{ session: Session; replacement: string | null; expiresAt: number } | null> {
  const db = database(d1);
  const [sessionId = ''] = token.split('.');
  const digest = digestOf(token);
  const replacement = refreshToken(sessionId);
  const isThis = and(eq(sessions.id, sessionId), isAlive(now));
  const answer = { accountId: sessions.accountId, passwordAt };

  const [rotated] = await db
    .update(sessions)
    .set({
      digest: digestOf(replacement),
      previousDigest: sessions.digest,
      rotatedAt: toIso(now),
    })
    .where(and(isThis, eq(sessions.digest, digest)))
    .returning(answer);
  if (rotated) return { ...continueSession(rotated, sessionId), replacement };

  const [late] = await db
    .select(answer)
    .from(sessions)
    .where(
      and(isThis, eq(sessions.previousDigest, digest), gt(sessions.rotatedAt, toIso(now - GRACE))),
    );
  if (late) return { ...continueSession(late, sessionId), replacement: null };

  await endSession(d1, token);
  return null;
}

const continueSession = (row: { accountId: string; passwordAt: string }, sessionId: string) => ({
  session: { accountId: row.accountId, sessionId },
  expiresAt: expiry(Date.parse(row.passwordAt)),
});

/** Notes that the password was given in this session just now: from here SESSION_DAYS count anew. */
export function notePassword(d1: D1Database, sessionId: string, now: number) {
  return database(d1)
    .update(sessions)
    .set({ passwordAt: toIso(now), expiresAt: toIso(expiry(now)) })
    .where(eq(sessions.id, sessionId));
}

/** More than anybody looks through; the latest come first. */
const LISTED = 50;

/** An account's sessions, the one used last first. A refresh, each quarter of an hour of use, counts as use. */
export async function listSessions(
  d1: D1Database,
  { accountId, sessionId }: Session,
  now: number,
): Promise<OpenSession[]> {
  const rows = await database(d1)
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isAlive(now)))
    .orderBy(desc(sessions.rotatedAt), sessions.id)
    .limit(LISTED);
  return rows.map(({ id, createdAt, rotatedAt, device }) => ({
    _id: id,
    beganAt: createdAt,
    usedAt: rotatedAt,
    device,
    isThis: id === sessionId,
  }));
}

/** Ends one session of an account; false where it has no such session. */
export async function endOwnSession(d1: D1Database, { accountId, sessionId }: Session) {
  const [ended] = await database(d1)
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId)))
    .returning({ id: sessions.id });
  return ended !== undefined;
}

/** Ends the session that a refresh token names. */
export async function endSession(d1: D1Database, token: string) {
  const [sessionId = ''] = token.split('.');
  await database(d1).delete(sessions).where(eq(sessions.id, sessionId));
}

/** Ends an account's sessions, but for the one that is kept: for the batch of whatever is the reason. */
export function endSessions(d1: D1Database, accountId: string, kept = '') {
  return database(d1)
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.id, kept)));
}

export async function removeExpiredSessions(d1: D1Database, now: number) {
  await database(d1)
    .delete(sessions)
    .where(lte(sessions.expiresAt, toIso(now)));
}
