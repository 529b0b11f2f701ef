import { createHmac } from 'node:crypto';
import type { D1Database } from '@cloudflare/workers-types';
import { and, count, desc, eq, exists, gte, lt, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { SIGN_IN_DAYS, type SignInTrace } from '../../shared/sign-ins.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { signIns } from '../db/tables.ts';
import { DAY, HOUR, iso } from '../instant.ts';

/** E-mails without an account that are kept apart in an hour: who makes up more of them fills no table. */
const UNKNOWN_AN_HOUR = 200;
/** Rows that are shown: more than anybody reads. */
const SHOWN = 50;

/** Whose sign-in: the account's, or that of an e-mail which none has. */
export type SignInOf = { accountId: string | undefined; email: string };

/**
 * Notes that somebody signed in, or failed to: one statement, the same whether or not the account exists, so that the
 * answer takes as long. `secret` hides the e-mails of strangers, which a plain digest would not.
 */
export function noteSignIn(
  d1: D1Database,
  { accountId, email }: SignInOf,
  { worked, secret = '', now }: { worked: boolean; secret: string | undefined; now: number },
) {
  const db = database(d1);
  const who = accountId ?? createHmac('sha256', secret).update(`sign-in ${email}`).digest('hex');
  const hour = iso(now - (now % HOUR));
  const known = db
    .select({ who: signIns.who })
    .from(signIns)
    .where(and(eq(signIns.who, who), eq(signIns.hour, hour), eq(signIns.worked, worked)));
  const strangers = db
    .select({ total: count() })
    .from(signIns)
    .where(and(eq(signIns.hour, hour), eq(signIns.hasAccount, false)));
  const isKept = sql`(${accountId !== undefined} OR ${exists(known)} OR ${strangers} < ${UNKNOWN_AN_HOUR})`;
  const row = {
    who: sql`CASE WHEN ${isKept} THEN ${who} ELSE '' END`,
    hour,
    worked,
    hasAccount: accountId !== undefined,
    times: 1,
    lastAt: iso(now),
  };
  return insertWhere(d1, signIns, row, sql`true`).onConflictDoUpdate({
    target: [signIns.who, signIns.hour, signIns.worked],
    set: { times: sql`${signIns.times} + 1`, lastAt: sql`excluded.last_at` },
  });
}

/** The same, with what else a try leads to. */
export async function noteTry(
  d1: D1Database,
  of: SignInOf,
  trace: Parameters<typeof noteSignIn>[2],
  leadsTo: readonly BatchItem<'sqlite'>[],
) {
  await database(d1).batch([noteSignIn(d1, of, trace), ...leadsTo]);
}

/** What was done with an account, the latest first. */
export async function listSignIns(
  d1: D1Database,
  accountId: string,
  now: number,
): Promise<SignInTrace[]> {
  return database(d1)
    .select({ worked: signIns.worked, times: signIns.times, lastAt: signIns.lastAt })
    .from(signIns)
    .where(and(eq(signIns.who, accountId), gte(signIns.hour, oldest(now))))
    .orderBy(desc(signIns.hour), desc(signIns.lastAt))
    .limit(SHOWN);
}

export async function removeOldSignIns(d1: D1Database, now: number) {
  await database(d1)
    .delete(signIns)
    .where(lt(signIns.hour, oldest(now)));
}

const oldest = (now: number) => iso(now - SIGN_IN_DAYS * DAY);
