import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, gt } from 'drizzle-orm';
import type { SignedIn } from '../../shared/access.ts';
import { database } from '../db/client.ts';
import { accounts, organisations, sessions } from '../db/tables.ts';
import type { AccessClaims } from './tokens.ts';

const iso = (instant: number) => new Date(instant).toISOString();

/** Who holds this session now, and whether their organisation is approved; null once account or session has gone. */
export async function findViewer(
  d1: D1Database,
  { accountId, sessionId }: AccessClaims,
  now: number,
): Promise<{ viewer: SignedIn; approved: boolean } | null> {
  const [row] = await database(d1)
    .select({
      role: accounts.role,
      organisationId: accounts.organisationId,
      approved: organisations.approved,
    })
    .from(sessions)
    .innerJoin(accounts, eq(sessions.accountId, accounts.id))
    .innerJoin(organisations, eq(accounts.organisationId, organisations.id))
    .where(
      and(eq(sessions.id, sessionId), eq(accounts.id, accountId), gt(sessions.expiresAt, iso(now))),
    );
  if (!row) return null;
  const { role, organisationId, approved } = row;
  return { viewer: { role, accountId, organisationId }, approved };
}
