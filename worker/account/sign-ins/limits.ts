import type { Context } from 'hono';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { database } from '../../db/client.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { addressKey } from '../../limits/address.ts';
import { limitAttempts, tooManyError } from '../../limits/limits.ts';
import {
  clearAttempts,
  countAtSite,
  countAttempt,
  nextAttempt,
  siteOpensAt,
  type Tried,
  uncountAtSite,
} from '../../limits/queries.ts';
import { scaleLimit } from '../../limits/scale.ts';
import { queueMail } from '../../mail/queries.ts';
import { sendInBackground } from '../../mail/send.ts';

/**
 * Tries of strangers in a minute that are let to the password, on the whole site: more than a charity's and all its
 * organisations' on a Monday morning, and so few that thousands of addresses guess no faster than this.
 */
export const SITE_A_MINUTE = LIMITS.signInsAtSiteAndMinute.value;

/** Who tries to sign in: with an email, known or not, from an address or from a browser that has signed in before. */
export type Trier = { tried: Tried; isKnown: boolean };

/** The tries of this email from this address: a stranger elsewhere keeps nobody waiting. */
export const identifyTries = (headers: Headers, email: string): Tried => ({
  what: 'signIn',
  who: `${addressKey(headers) ?? ''} ${email}`,
});

/** `known` is what the browser was given for the account of this email, if it was: its tries are counted apart. */
export const trierOf = (headers: Headers, email: string, known: string | null): Trier =>
  known
    ? { tried: { what: 'signIn', who: `known ${known}` }, isKnown: true }
    : { tried: identifyTries(headers, email), isKnown: false };

/**
 * Counts a try to sign in: 429 while this email has to wait at this address, or while strangers try too often on the
 * whole site, of which the charity is told once an hour. A browser that has signed in before is refused for neither.
 */
export async function limitSignIn(
  c: Pick<Context<ApiEnv>, 'env' | 'executionCtx' | 'var'>,
  { tried, isKnown }: Trier,
) {
  const { DB, ADMIN_MAIL } = c.env;
  const { now } = c.var;
  if (isKnown) return limitAttempts(DB, tried, now);
  const ceiling = scaleLimit(c.env, SITE_A_MINUTE);
  const [counted, [next], atSite, [opens]] = await database(DB).batch([
    countAttempt(DB, tried, now),
    nextAttempt(DB, tried),
    countAtSite(DB, ceiling, now),
    siteOpensAt(DB),
  ]);
  if (counted.length === 0) throw tooManyError(next?.nextAt ?? now, now);
  if (atSite.length > 0) return;
  const alarm = { what: 'alarm', who: 'sign-ins' } as const;
  await database(DB).batch([
    countAttempt(DB, alarm, now),
    queueMail(DB, { kind: 'many-sign-ins', data: {} }, { recipient: ADMIN_MAIL }, now),
  ]);
  sendInBackground(c);
  throw tooManyError(opens?.expiresAt ?? now, now);
}

/** Forgets the tries of somebody who had the right password, for a batch. */
export const clearSignIn = (d1: D1, { tried, isKnown }: Trier) =>
  isKnown
    ? ([clearAttempts(d1, tried)] as const)
    : ([clearAttempts(d1, tried), uncountAtSite(d1)] as const);

type D1 = ApiEnv['Bindings']['DB'];
