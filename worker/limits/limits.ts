import type { D1Database, RateLimit } from '@cloudflare/workers-types';
import type { BatchItem } from 'drizzle-orm/batch';
import { createMiddleware } from 'hono/factory';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { ApiError } from '../http/errors.ts';
import { isRead } from '../http/is-read.ts';
import { addressKey } from './address.ts';
import { countAttempt, nextAttempt, type Tried } from './queries.ts';

/** The period of the platform's limits by address, in seconds, as wrangler.toml has it. */
const PERIOD = 60;

/** Limits the writes of one address, for all of /api. Reads are not limited: kiosks and day centres read all day. */
export const limitWrites = createMiddleware<ApiEnv>(async (c, next) => {
  if (!isRead(c.req.method)) await limitAddress(c.env.WRITE_LIMIT, c.req.raw);
  await next();
});

/** Limits calls that take a password or send a mail. */
export const limitSignIns = createMiddleware<ApiEnv>(async (c, next) => {
  await limitAddress(c.env.SIGN_IN_LIMIT, c.req.raw);
  await next();
});

/** Only the platform sets the address: a request without one did not come from outside. */
async function limitAddress(limit: RateLimit, { headers }: Request) {
  const key = addressKey(headers);
  if (key && !(await limit.limit({ key })).success) throw tooManyError(PERIOD * 1000, 0);
}

/** Counts a try of a password or of what sends mail, and writes what it leads to; 429 while it has to wait. */
export async function limitAttempts(
  d1: D1Database,
  tried: Tried,
  now: number,
  ...leadsTo: BatchItem<'sqlite'>[]
) {
  const [counted, [next]] = await database(d1).batch([
    countAttempt(d1, tried, now),
    nextAttempt(d1, tried),
    ...leadsTo,
  ]);
  if (counted.length === 0 && next) throw tooManyError(next.nextAt, now);
}

/** 429, with the time until `opensAt` (both in milliseconds). */
export const tooManyError = (opensAt: number, now: number) =>
  new ApiError(429, LIMITS.signInsAtSiteAndMinute.message, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil((opensAt - now) / 1000))) },
  });
