import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';

// Pages and lists may be two seconds old, but not for somebody who has just saved something and looks at it. A page that calls the
// API carries the account's token in its Authorization header. A browser that opens a page sends none, and another isolate
// may answer it: a cookie tells that one, for as long as any isolate may be behind.

const NAME = 'saved';
/** In seconds: longer than a snapshot may be old, with a second for the way. */
const LASTS = 3;
const MARK = /(?:^|;) *saved=/;

/** Marks the answer to a write of somebody signed in, whose next pages then come from the database. */
export const markOwnWrite = (c: Context) =>
  setCookie(c, NAME, '1', {
    path: '/',
    maxAge: LASTS,
    httpOnly: true,
    sameSite: 'Strict',
    secure: new URL(c.req.url).protocol === 'https:',
  });

/** Whether this is asked by somebody who may have just written: then the database is to be asked. */
export function isOwnRead({ headers }: Request): boolean {
  if (headers.has('Authorization')) return true;
  const cookies = headers.get('Cookie');
  return cookies !== null && MARK.test(cookies);
}
