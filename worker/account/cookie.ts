import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../api-env.ts';
import { ApiError } from '../errors.ts';
import { SESSION_DAYS } from '../sessions/queries.ts';

const NAME = 'refresh';
/** Sent to sign-in calls alone, out of every script's reach, and never from another site. */
const OPTIONS = { path: '/api/auth', httpOnly: true, secure: true, sameSite: 'Strict' } as const;

export const readRefreshCookie = (c: Context) => getCookie(c, NAME);

export const setRefreshCookie = (c: Context, token: string) =>
  setCookie(c, NAME, token, { ...OPTIONS, maxAge: SESSION_DAYS * 24 * 60 * 60 });

export const clearRefreshCookie = (c: Context) => deleteCookie(c, NAME, OPTIONS);

/** For calls that act on the cookie alone: another site's page must not make them. */
export const ownOriginOnly = createMiddleware<ApiEnv>(async (c, next) => {
  const origin = c.req.header('Origin');
  if (origin !== undefined && origin !== new URL(c.req.url).origin)
    throw new ApiError(403, 'This call is only for pages of this site.');
  await next();
});
