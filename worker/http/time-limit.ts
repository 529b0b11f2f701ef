import { createMiddleware } from 'hono/factory';
import { ApiError } from './errors.ts';
import { isRead } from './is-read.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

/** The longest that a person is left to wait, in milliseconds; a large import takes a few seconds. */
export const ANSWER_LIMIT = 20_000;

const SLOW = 'Sorry, our database did not answer in time.';

/** A database that hangs must not hang a request: the answer is 503 in words, and what was typed stays in its form. */
export const limitTime = (milliseconds: number) =>
  createMiddleware(async (c, next) => {
    await withTimeout(milliseconds, next()).catch((cause: unknown) => {
      if (!(cause instanceof TimeoutError)) throw cause;
      const advice = isRead(c.req.method)
        ? 'Please try again in a minute.'
        : 'It may have been saved: please look first, then try again.';
      throw new ApiError(503, `${SLOW} ${advice}`, { cause });
    });
  });
