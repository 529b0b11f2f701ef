import type { Context } from 'hono';
import type { ApiEnv } from '../http/api-env.ts';
import { backgroundContext } from '../http/background-context.ts';
import { throwUnavailable } from '../http/errors.ts';
import type { Env } from '../platform/env.ts';
import { isOwnRead } from './own-write.ts';
import type { DirectoryReader, Reading } from './snapshot.ts';

/** What is given to a handler that reads the public directory. */
export type ReaderEnv = ApiEnv & { Variables: { reader: DirectoryReader } };

/** What of a call decides what is read for it. */
export type ReadingCall = Pick<Context, 'executionCtx'> & {
  env: Env;
  req: { raw: Request };
  var: Pick<ReaderEnv['Variables'], 'reader' | 'now'>;
};

/**
 * The directory for whoever calls: from the database for somebody who may have just written, at most two seconds old for all
 * others. 503 with the words of `failure` where neither the database nor the copy has it.
 */
export const readDirectoryFor = (c: ReadingCall, failure: string): Promise<Reading> =>
  c.var.reader
    .read(c.env, c.var.now, backgroundContext(c), isOwnRead(c.req.raw))
    .catch(throwUnavailable(failure));
