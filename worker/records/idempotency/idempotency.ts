import type { BatchItem } from 'drizzle-orm/batch';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { LIMITS } from '../../../shared/validation/limits.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { ApiError } from '../../http/errors.ts';
import { digestOf } from '../../platform/crypto.ts';
import type { Env } from '../../platform/env.ts';
import { findIdempotencyKey, storeIdempotencyKey } from './idempotency-queries.ts';

/** Fit for the UUID that a browser makes, and nothing that could be another's by chance. */
const KEY = new RegExp(`^[\\w-]{16,${LIMITS.idempotencyKey.value}}$`);

/** The statements that store the idempotency key, for the end of the batch that makes what was asked for. */
export type StoreKey = (madeId: string) => BatchItem<'sqlite'>[];

type IdempotentRequest<Made> = {
  /** Who makes it: a key says nothing about anybody else's call. */
  who: string;
  /** What was sent, without passwords: a digest of it is stored. */
  sent: unknown;
  make: (storeKey: StoreKey) => Promise<Made>;
  /**
   * The answer once more, from what was made; undefined where that is gone. What was made may be another's by now, so that
   * this checks all that a first call checks and throws what that would.
   */
  again: (madeId: string) => Promise<Made | undefined>;
};

/** What is needed here of a call's context, whatever its route has read besides. */
type Call = Pick<Context, 'req'> & { env: Env; var: { now: number } };

/** Marks a route whose calls may carry an Idempotency-Key: their handlers answer through `answerOnce`. */
export const acceptIdempotencyKey = createMiddleware<ApiEnv>(async (c, next) => {
  const key = c.req.header('Idempotency-Key');
  if (key !== undefined && !KEY.test(key))
    throw new ApiError(
      400,
      `An Idempotency-Key is 16 to ${LIMITS.idempotencyKey.value} letters, digits, hyphens or underscores.`,
    );
  await next();
});

/**
 * Makes something once for an Idempotency-Key, however often the call is sent, and however many at the same time: for a
 * day, a repeated call gets the same answer. Without a key it just makes it.
 */
export async function answerOnce<Made>(
  c: Call,
  { who, sent, make, again }: IdempotentRequest<Made>,
): Promise<Made> {
  const given = c.req.header('Idempotency-Key');
  if (given === undefined) return make(() => []);
  const { DB } = c.env;
  const route = matchedRoutes(c as unknown as Context).at(c.req.routeIndex)?.path;
  const key = digestOf(JSON.stringify([who, route, given]));
  const digest = digestOf(JSON.stringify(sent));

  async function before(): Promise<Made | undefined> {
    const found = await findIdempotencyKey(DB, key);
    if (!found) return undefined;
    if (found.digest !== digest) throw sentOtherwiseError();
    const made = await again(found.madeId);
    if (!made) throw goneError();
    return made;
  }

  const made = await before();
  if (made) return made;
  try {
    return await make((madeId) => [storeIdempotencyKey(DB, { key, digest, madeId }, c.var.now)]);
  } catch (error) {
    // The same call came first meanwhile: whatever this one failed with, that one's answer is the answer.
    const meanwhile = await before();
    if (meanwhile) return meanwhile;
    throw error;
  }
}

const sentOtherwiseError = () =>
  new ApiError(
    409,
    'This was saved already, as you first sent it. Look at it there, and change it if you need to.',
  );

const goneError = () =>
  new ApiError(409, 'This was saved when you first sent it, and deleted since.');
