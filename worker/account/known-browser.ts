import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { DAY } from '../../shared/time/units.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { digestOf, randomToken, sealText } from '../platform/crypto.ts';

// A browser in which somebody has signed in is known by a cookie, so that no stranger's failures keep them out. It says
// nothing and opens nothing by itself: it only spares somebody who has the password the limits that others have used up.

const NAME = 'known';
/** A browser is known for so many days after a sign-in. */
const DAYS = 365;
/** How many accounts a shared computer is known for: the latest ones. */
const ACCOUNTS = 5;
const NONCE_LENGTH = 16;

type Account = { id: string; passwordHash: string | null };

/** Stands in for an account that does not exist, so that looking takes as long. */
const NOBODY: Account = { id: '', passwordHash: null };

/** What this browser was given when this account last signed in here, as a digest; null where that never was or is over. */
export function knownBrowser(c: Context<ApiEnv>, account: Account | undefined): string | null {
  const { id, passwordHash } = account ?? NOBODY;
  const entry = entriesOf(c).find((one) => {
    const [since = '', nonce = '', seal = ''] = one.split('.');
    const isFresh = c.var.now - Number.parseInt(since, 36) < DAYS * DAY;
    const right = Buffer.from(sealOf(c.env, { id, passwordHash }, since, nonce));
    const given = Buffer.from(seal);
    return given.length === right.length && timingSafeEqual(given, right) && isFresh;
  });
  return entry && account?.passwordHash ? digestOf(entry) : null;
}

/** After a sign-in alone: no visitor is ever given one. */
export function rememberBrowser(c: Context<ApiEnv>, account: Account) {
  const since = c.var.now.toString(36);
  const nonce = randomToken().slice(0, NONCE_LENGTH);
  const entry = `${since}.${nonce}.${sealOf(c.env, account, since, nonce)}`;
  const former = knownBrowser(c, account);
  const others = entriesOf(c).filter((one) => digestOf(one) !== former);
  setCookie(c, nameAt(c.env), [entry, ...others].slice(0, ACCOUNTS).join('~'), {
    path: '/api/auth',
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
    maxAge: (DAYS * DAY) / 1000,
  });
}

/** The prefix makes browsers refuse one that was set without https; a local site has none. */
const nameAt = ({ PUBLIC_ORIGIN }: ApiEnv['Bindings']) =>
  PUBLIC_ORIGIN.startsWith('https:') ? `__Secure-${NAME}` : NAME;

const entriesOf = (c: Context<ApiEnv>): string[] =>
  (getCookie(c, nameAt(c.env)) ?? '').split('~').filter(Boolean).slice(0, ACCOUNTS);

/** Bound to the password's hash: a changed or reset password ends it everywhere, and nothing has to be stored. */
function sealOf(
  { JWT_SECRET = '' }: ApiEnv['Bindings'],
  { id, passwordHash }: Account,
  since: string,
  nonce: string,
): string {
  return sealText(JWT_SECRET, ['known browser', id, passwordHash, since, nonce].join('\n'));
}
