import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { validator } from 'hono/validator';
import { HELPLINE_TYPES } from '../../shared/helpline.ts';
import { SERVICE_TYPES } from '../../shared/service.ts';
import type { ApiEnv } from '../api-env.ts';
import { ApiError, unavailable } from '../errors.ts';
import { answer, createMemo, finish } from '../memo.ts';
import { SHAPE } from './build.ts';
import { afterwards, type DirectoryReader, type Reading, stateOf } from './snapshot.ts';

/** The public lists, by their whole path, and the types that each can be asked for. */
const LISTS: Record<string, readonly string[]> = {
  '/api/directory': [],
  '/api/services/public': SERVICE_TYPES,
  '/api/helplines/public': HELPLINE_TYPES,
  '/api/organisations/public': [],
};

/**
 * For all of /api: answers the public lists from memory, or remembers what their routes answer. It comes before every
 * check because these answers were checked when they were made, and are the same for anyone.
 */
export function publicAnswers(reader: DirectoryReader): MiddlewareHandler<ApiEnv> {
  const memo = createMemo<null>({ entries: 40, bytes: 48_000_000 });
  return async (c, next) => {
    const { method, path } = c.req;
    const types = LISTS[path];
    if (!types || (method !== 'GET' && method !== 'HEAD')) return next();
    const reading = await reader.read(c.env, c.var.now, afterwards(c)).catch((error: unknown) => {
      c.set('unread', error);
    });
    if (!reading) return next();
    c.set('reading', reading);
    const state = stateOf(reading, c.var.now);
    const key = path + typeOf(c.req.query('type'), types);
    const known = memo.get(state, key);
    if (known) return dated(answer(known, c.req.raw), c.var.now);
    await next();
    if (c.res.status !== 200) return;
    const finished = await finish(c.res, null);
    memo.put(state, key, finished);
    // Or Hono would add the headers of the answer whose bytes were just read.
    c.res = undefined;
    c.res = dated(answer(finished, c.req.raw), c.var.now);
  };
}

/** Deployed, the platform says it; a phone's copy counts its age from it everywhere, after a 304 too. */
function dated(response: Response, now: number): Response {
  response.headers.set('Date', new Date(now).toUTCString());
  return response;
}

/** Every type that there is not has the same empty list. */
const typeOf = (type: string | undefined, types: readonly string[]) =>
  types.length === 0 || !type ? '' : `?${types.includes(type) ? type : ''}`;

/** Not a record whose id is "public": without this, the routes of records would take its other verbs. */
const readingOnly = createMiddleware(async (c, next) => {
  if (!READING.includes(c.req.method))
    throw new ApiError(405, 'Method not allowed.', { headers: { Allow: 'GET, HEAD' } });
  await next();
});

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Of an answer that the database did not confirm: the ISO instant at which it last did. */
const INFORMATION_FROM = 'Information-From';

/** Anyone's page may read the public lists, and ask whether the copy it has still stands. */
export const openForReading = every(
  readingOnly,
  cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD'],
    exposeHeaders: ['ETag', 'Date', INFORMATION_FROM],
  }),
);

/**
 * Gives the handler `c.var.reading` and the answer its ETag; where nothing could be read, 503 with the list's own words.
 * `no-cache` lets a browser keep the list but makes it ask first: a listing taken down must be gone at the next look.
 */
export const withDirectory = (failure: string) =>
  createMiddleware<ApiEnv & { Variables: { reading: Reading } }>(async (c, next) => {
    if (!c.var.reading) unavailable(failure)(c.var.unread);
    c.header('ETag', directoryTag(c.var.reading));
    c.header('Cache-Control', 'public, no-cache');
    const { informationFrom } = c.var.reading;
    if (informationFrom) c.header(INFORMATION_FROM, informationFrom);
    await next();
  });

/** `?type=`, of which the first counts and an empty one is none. */
export const typeQuery = validator('query', ({ type }): { type?: string } => {
  const [first] = [type].flat();
  return first ? { type: first } : {};
});

/** The records of one type, or all; an unknown type has none. */
export function ofType<T extends { type: string }>(records: T[], type: string | undefined): T[] {
  return type === undefined ? records : records.filter((record) => record.type === type);
}

/** Weak: the same whatever minute it was answered in, and the platform may compress the body on its way. */
const directoryTag = ({ directory: { version, changedAt } }: Reading) =>
  `W/"${SHAPE}.${version}.${Date.parse(changedAt).toString(36)}"`;
