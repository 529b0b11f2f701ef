import type { D1Database } from '@cloudflare/workers-types';
import {
  and,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { CONFIRM_DAYS } from '../../shared/account/registration-days.ts';
import { STAND_IN_LINK_DAYS } from '../../shared/account/stand-in.ts';
import { CHECK_LINK_DAYS } from '../../shared/time/checked.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { MINUTE } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { accounts, oneTimeTokens, organisations, standIns } from '../db/tables.ts';
import { digestOf, randomToken } from '../platform/crypto.ts';
import { INVITATION_DAYS, LINK_MINUTES } from './lifetimes.ts';

/**
 * What a link is for: a new password, a new sign-in email, the first password of somebody who was invited, to confirm the
 * address of a registration, to say that listings are still right, or to stand in for nobody any more.
 */
export type Purpose = 'reset' | 'email' | 'invite' | 'registration' | 'check' | 'stand-in';

const MINUTES: Record<Purpose, number> = {
  reset: LINK_MINUTES,
  email: LINK_MINUTES,
  invite: INVITATION_DAYS * 24 * 60,
  registration: CONFIRM_DAYS * 24 * 60,
  check: CHECK_LINK_DAYS * 24 * 60,
  'stand-in': STAND_IN_LINK_DAYS * 24 * 60,
};

/** An invitation sets a password as a reset does. */
const SERVING: Partial<Record<Purpose, Purpose[]>> = { reset: ['reset', 'invite'] };

/** What counts until it has expired, however many came after it. */
const IN_MANY_MAILS: readonly Purpose[] = ['check', 'stand-in'];

/** An invitation counts until its account has a password: from then on only its owner may set another. */
const isUsedInvitation = sql`(${oneTimeTokens.purpose} = 'invite' AND EXISTS (
  SELECT 1 FROM ${accounts} WHERE ${accounts.id} = ${oneTimeTokens.accountId} AND ${isNotNull(accounts.passwordHash)}
))`;

const isGood = (token: string, purpose: Purpose, now: number) =>
  and(
    eq(oneTimeTokens.digest, digestOf(token)),
    inArray(oneTimeTokens.purpose, SERVING[purpose] ?? [purpose]),
    gt(oneTimeTokens.expiresAt, toIso(now)),
    not(isUsedInvitation),
  );

/**
 * Makes the token of a link, stored as its digest alone. Older links of the account for the same purpose are of no use then,
 * but for those that many mails carry: the one of three weeks ago asks the same. `about` is what the link is about.
 */
export async function mintToken(
  d1: D1Database,
  to: { purpose: Purpose; accountId: string; email: string; about?: string | undefined },
  now: number,
): Promise<string> {
  const token = randomToken();
  const db = database(d1);
  const { accountId, purpose } = to;
  const isOlder = and(eq(oneTimeTokens.accountId, accountId), eq(oneTimeTokens.purpose, purpose));
  await db.batch([
    db
      .delete(oneTimeTokens)
      .where(IN_MANY_MAILS.includes(purpose) ? lte(oneTimeTokens.expiresAt, toIso(now)) : isOlder),
    db.insert(oneTimeTokens).values({
      ...to,
      digest: digestOf(token),
      createdAt: toIso(now),
      expiresAt: toIso(now + MINUTES[purpose] * MINUTE),
    }),
  ]);
  return token;
}

/**
 * A link to set a password counts only while its mailbox is the account's: a mail that was sent late may reach one that its
 * owner has lost. That of a new sign-in email goes to the new one. What a stand-in was sent counts while they stand in.
 */
function reachesOwner(purpose: Purpose, now: number) {
  const isOwner = eq(oneTimeTokens.email, accounts.email);
  if (purpose === 'email') return undefined;
  if (purpose === 'check') return or(isOwner, isOfStandIn(now));
  return purpose === 'stand-in' ? isOfStandIn(now) : isOwner;
}

/** Whether who a link was sent to stands in for its account on the city's date. */
const isOfStandIn = (now: number) =>
  sql`EXISTS (SELECT 1 FROM ${standIns} WHERE ${and(
    eq(standIns.accountId, oneTimeTokens.accountId),
    eq(standIns.email, oneTimeTokens.email),
    gte(standIns.until, cityTime(now).date),
  )})`;

/** The account that a link is for, its organisation's name and the address it was sent to; undefined for a link that was used or is too old. */
export async function findLink(d1: D1Database, token: string, purpose: Purpose, now: number) {
  const [link] = await database(d1)
    .select({
      account: accounts,
      sentTo: oneTimeTokens.email,
      about: oneTimeTokens.about,
      done: oneTimeTokens.done,
      organisation: organisations.name,
    })
    .from(oneTimeTokens)
    .innerJoin(accounts, eq(oneTimeTokens.accountId, accounts.id))
    .innerJoin(organisations, eq(accounts.organisationId, organisations.id))
    .where(and(isGood(token, purpose, now), reachesOwner(purpose, now)));
  return link;
}

/** The WHERE of what a link does: of two at the same time, the second finds it used. */
export function linkIsGood(d1: D1Database, token: string, purpose: Purpose, now: number) {
  return exists(
    database(d1)
      .select()
      .from(oneTimeTokens)
      .where(isGood(token, purpose, now)),
  );
}

/** Notes what a link has done, and with '' that it is undone; for the beginning of a batch, on a condition of its own besides. */
export function noteDone(d1: D1Database, token: string, done: string, where: SQL, now: number) {
  return database(d1)
    .update(oneTimeTokens)
    .set({ done })
    .where(and(isGood(token, 'check', now), where));
}

/** Every link that an account was sent, for the batch after which none is wanted; a stand-in keeps the way out. */
export function removeLinks(d1: D1Database, accountId: string) {
  return database(d1)
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.accountId, accountId), ne(oneTimeTokens.purpose, 'stand-in')));
}

/** Those that it was sent for one purpose. */
export function removeLinksFor(d1: D1Database, accountId: string, purpose: Purpose) {
  return database(d1)
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.accountId, accountId), eq(oneTimeTokens.purpose, purpose)));
}

export async function removeExpiredLinks(d1: D1Database, now: number) {
  await database(d1)
    .delete(oneTimeTokens)
    .where(lte(oneTimeTokens.expiresAt, toIso(now)));
}
