import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { SignedIn } from '../../shared/account/access.ts';
import { SESSION_DAYS } from '../../shared/account/session-days.ts';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { accounts, organisations, sessions } from '../db/tables.ts';

export type Session = { accountId: string; sessionId: string };

/** When the password was last given; a session of an older Worker does not say, and counts from its sign-in. */
export const passwordAt = sql<string>`coalesce(${sessions.passwordAt}, ${sessions.createdAt})`;

/** The WHERE of what uses a session that is not over. An older Worker moved `expiresAt` on at each use. */
export const isAlive = (now: number) =>
  and(gt(sessions.expiresAt, toIso(now)), gt(passwordAt, toIso(now - SESSION_DAYS * DAY)));

/** Who holds this session now, for which organisation; null once account or session has gone. */
export async function findViewer(d1: D1Database, { accountId, sessionId }: Session, now: number) {
  const [row] = await database(d1)
    .select({
      role: accounts.role,
      organisationId: accounts.organisationId,
      name: organisations.name,
      approved: organisations.approved,
      passwordAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(sessions.accountId, accounts.id))
    .innerJoin(organisations, eq(accounts.organisationId, organisations.id))
    .where(and(eq(sessions.id, sessionId), eq(accounts.id, accountId), isAlive(now)));
  if (!row) return null;
  const { role, organisationId, name, approved, passwordAt: givenAt } = row;
  const viewer: SignedIn = { role, accountId, organisationId };
  const organisation = { _id: organisationId, name, role };
  return { viewer, approved, organisation, passwordAt: givenAt };
}
