import type { D1Database } from '@cloudflare/workers-types';
import { and, count, desc, eq, exists, gt, gte, lt, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import {
  SIGN_IN_DAYS,
  SIGN_IN_OUTCOMES,
  type SignInOutcome,
  type SignInTrace,
} from '../../../shared/account/sign-ins.ts';
import { DAY, HOUR } from '../../../shared/time/units.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { database } from '../../db/client.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { toIso } from '../../db/instant.ts';
import { signIns } from '../../db/tables.ts';
import { sealText } from '../../platform/crypto.ts';

/** Emails without an account that are kept apart in an hour: who makes up more of them fills no table. */
const UNKNOWN_AN_HOUR = LIMITS.unknownSignInsAndHour.value;
/** Rows that are shown: more than anybody reads. */
const SHOWN = 50;

/** Whose sign-in: the account's, or that of an email which none has. */
type SignInOf = { accountId: string | undefined; email: string };

/**
 * Notes that somebody tried to sign in: one statement, the same whether or not the account exists, so that the
 * answer takes as long. `secret` hides the emails of strangers, which a plain digest would not.
 */
export function noteSignIn(
  d1: D1Database,
  { accountId, email }: SignInOf,
  {
    outcome: came,
    secret = '',
    now,
  }: { outcome: SignInOutcome; secret: string | undefined; now: number },
) {
  const db = database(d1);
  const who = accountId ?? sealText(secret, `sign-in ${email}`, 'hex');
  const hour = hourOf(now);
  const outcome = placeOf(came);
  const known = db
    .select({ who: signIns.who })
    .from(signIns)
    .where(and(eq(signIns.who, who), eq(signIns.hour, hour), eq(signIns.outcome, outcome)));
  const strangers = db
    .select({ total: count() })
    .from(signIns)
    .where(and(eq(signIns.hour, hour), eq(signIns.hasAccount, false)));
  const isKept = sql`(${accountId !== undefined} OR ${exists(known)} OR ${strangers} < ${UNKNOWN_AN_HOUR})`;
  const row = {
    who: sql`CASE WHEN ${isKept} THEN ${who} ELSE '' END`,
    hour,
    outcome,
    hasAccount: accountId !== undefined,
    times: 1,
    lastAt: toIso(now),
  };
  return insertWhere(d1, signIns, row, sql`true`).onConflictDoUpdate({
    target: [signIns.who, signIns.hour, signIns.outcome],
    set: { times: sql`${signIns.times} + 1`, lastAt: sql`excluded.last_at` },
  });
}

/** Like `noteSignIn`, but with what else a try leads to. */
export async function noteTry(
  d1: D1Database,
  of: SignInOf,
  trace: Parameters<typeof noteSignIn>[2],
  leadsTo: readonly BatchItem<'sqlite'>[],
) {
  await database(d1).batch([noteSignIn(d1, of, trace), ...leadsTo]);
}

/**
 * Notes that an account was let in, whose try was noted as stopped until then. Who typed a code was asked for it by a try
 * of theirs before, which was stopped and is not one of its own.
 */
export async function noteLetIn(
  d1: D1Database,
  of: SignInOf & { accountId: string },
  { withCode, ...trace }: { withCode: boolean; secret: string | undefined; now: number },
) {
  const db = database(d1);
  const own = and(
    eq(signIns.who, of.accountId),
    eq(signIns.hour, hourOf(trace.now)),
    eq(signIns.outcome, placeOf('stopped')),
  );
  await db.batch([
    db
      .update(signIns)
      .set({ times: sql`max(0, ${signIns.times} - ${withCode ? 2 : 1})` })
      .where(own),
    noteSignIn(d1, of, { ...trace, outcome: 'in' }),
  ]);
}

/** What was done with an account, the latest first. */
export async function listSignIns(
  d1: D1Database,
  accountId: string,
  now: number,
): Promise<SignInTrace[]> {
  const rows = await database(d1)
    .select({ outcome: signIns.outcome, times: signIns.times, lastAt: signIns.lastAt })
    .from(signIns)
    .where(and(eq(signIns.who, accountId), gte(signIns.hour, oldest(now)), gt(signIns.times, 0)))
    .orderBy(desc(signIns.hour), desc(signIns.lastAt))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, outcome: SIGN_IN_OUTCOMES[row.outcome] ?? 'wrong' }));
}

export async function removeOldSignIns(d1: D1Database, now: number) {
  await database(d1)
    .delete(signIns)
    .where(lt(signIns.hour, oldest(now)));
}

const placeOf = (outcome: SignInOutcome) => SIGN_IN_OUTCOMES.indexOf(outcome);

const hourOf = (now: number) => toIso(now - (now % HOUR));

const oldest = (now: number) => toIso(now - SIGN_IN_DAYS * DAY);
