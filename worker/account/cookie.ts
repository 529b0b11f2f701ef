import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../http/api-env.ts';
import { ApiError } from '../http/errors.ts';

/** On a site of one's own machine, which has no https; and before the prefix, on every site. */
const PLAIN = 'refresh';
/** A browser takes it over https alone, so that nobody between puts in a session of their own. */
const PREFIXED = '__Secure-refresh';
/** Sent to sign-in calls alone, out of every script's reach, and never from another site. */
const OPTIONS = { path: '/api/auth', httpOnly: true, secure: true, sameSite: 'Strict' } as const;

const isHttps = (c: Context) => new URL(c.req.url).protocol === 'https:';
const nameFor = (c: Context) => (isHttps(c) ? PREFIXED : PLAIN);

/** Reads the token, under https by the name from before the prefix too: people who were signed in then stay so for SESSION_DAYS. */
export const readRefreshCookie = (c: Context) => getCookie(c, nameFor(c)) ?? getCookie(c, PLAIN);

/** Keeps the token for as long as its session lasts: until `expiresAt`, seen from `now` (both in milliseconds). */
export function setRefreshCookie(c: Context, token: string, expiresAt: number, now: number) {
  if (isHttps(c)) clearPlain(c);
  setCookie(c, nameFor(c), token, { ...OPTIONS, maxAge: Math.ceil((expiresAt - now) / 1000) });
}

export function clearRefreshCookie(c: Context) {
  if (isHttps(c)) clearPlain(c);
  deleteCookie(c, nameFor(c), OPTIONS);
}

function clearPlain(c: Context) {
  if (getCookie(c, PLAIN) !== undefined) deleteCookie(c, PLAIN, OPTIONS);
}

/** Guards calls that act on the cookie alone: another site's page must not make them. */
export const ownOriginOnly = createMiddleware<ApiEnv>(async (c, next) => {
  const origin = c.req.header('Origin');
  if (origin !== undefined && origin !== new URL(c.req.url).origin)
    throw new ApiError(403, 'This call is only for pages of this site.');
  await next();
});
