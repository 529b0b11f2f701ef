import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, exists, gt, lte, ne } from 'drizzle-orm';
import { digestOf, randomToken } from '../account/tokens.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { accounts, sessions } from '../db/tables.ts';
import { DAY, iso } from '../instant.ts';

/** A session ends when it has not been used for so long. */
export const SESSION_DAYS = 30;
/** For how long a token that was just replaced is honoured, for a second tab that sent it at the same time. */
const GRACE = 10_000;

const expiry = (now: number) => iso(now + SESSION_DAYS * DAY);

/** Names its session, so that an old one betrays which. */
const refreshToken = (sessionId: string) => `${sessionId}.${randomToken()}`;

export type Session = { accountId: string; sessionId: string };

/**
 * Opens a session and gives its first refresh token; null where the account has another password by now than the one that
 * was checked: a change ends every session, this one too.
 */
export async function startSession(
  d1: D1Database,
  { id: accountId, passwordHash }: { id: string; passwordHash: string },
  now: number,
): Promise<{ session: Session; token: string } | null> {
  const sessionId = crypto.randomUUID();
  const token = refreshToken(sessionId);
  const row = {
    id: sessionId,
    accountId,
    digest: digestOf(token),
    previousDigest: '',
    rotatedAt: iso(now),
    createdAt: iso(now),
    expiresAt: expiry(now),
  };
  const hasPassword = exists(
    database(d1)
      .select()
      .from(accounts)
      .where(and(eq(accounts.id, accountId), eq(accounts.passwordHash, passwordHash))),
  );
  const [started] = await insertWhere(d1, sessions, row, hasPassword).returning();
  return started ? { session: { accountId, sessionId }, token } : null;
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
): Promise<{ session: Session; replacement: string | null } | null> {
  const db = database(d1);
  const [sessionId = ''] = token.split('.');
  const digest = digestOf(token);
  const replacement = refreshToken(sessionId);
  const isAlive = and(eq(sessions.id, sessionId), gt(sessions.expiresAt, iso(now)));

  const [rotated] = await db
    .update(sessions)
    .set({
      digest: digestOf(replacement),
      previousDigest: sessions.digest,
      rotatedAt: iso(now),
      expiresAt: expiry(now),
    })
    .where(and(isAlive, eq(sessions.digest, digest)))
    .returning({ accountId: sessions.accountId });
  if (rotated) return { session: { ...rotated, sessionId }, replacement };

  const [late] = await db
    .select({ accountId: sessions.accountId })
    .from(sessions)
    .where(
      and(isAlive, eq(sessions.previousDigest, digest), gt(sessions.rotatedAt, iso(now - GRACE))),
    );
  if (late) return { session: { ...late, sessionId }, replacement: null };

  await endSession(d1, token);
  return null;
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
    .where(lte(sessions.expiresAt, iso(now)));
}
