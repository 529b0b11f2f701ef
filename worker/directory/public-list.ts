import { every } from 'hono/combine';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { validator } from 'hono/validator';
import type { ApiEnv } from '../api-env.ts';
import { ApiError, unavailable } from '../errors.ts';
import { type Directory, publicDirectory } from './snapshot.ts';

/** Raise it when a public record changes shape: a browser must not pair its stored list with newer code. */
const SHAPE = 1;

/** Not a record whose id is "public": without this, the routes of records would take its other verbs. */
const readingOnly = createMiddleware(async (c, next) => {
  if (!READING.includes(c.req.method))
    throw new ApiError(405, 'Method not allowed.', { headers: { Allow: 'GET, HEAD' } });
  await next();
});

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Anyone's page may read the public lists, and ask whether the copy it has still stands. */
export const openForReading = every(
  readingOnly,
  cors({ origin: '*', allowMethods: ['GET', 'HEAD'], exposeHeaders: ['ETag', 'Date'] }),
  etag({
    retainedHeaders: [
      ...RETAINED_304_HEADERS,
      'Access-Control-Allow-Origin',
      'Access-Control-Expose-Headers',
    ],
  }),
);

/**
 * Gives the handler `c.var.directory` and the answer its ETag; a failed read is a 503 with the list's own words.
 * `no-cache` lets a browser keep the list but makes it ask first: a listing taken down must be gone at the next look.
 */
export const withDirectory = (failure: string) =>
  createMiddleware<ApiEnv & { Variables: { directory: Directory } }>(async (c, next) => {
    const directory = await publicDirectory(c.env.DB, c.var.now).catch(unavailable(failure));
    c.set('directory', directory);
    c.header('ETag', directoryTag(directory));
    c.header('Cache-Control', 'public, no-cache');
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

/** Weak: the platform may compress the body on its way. */
function directoryTag({ version, changedAt }: Directory): string {
  return `W/"${SHAPE}.${version}.${Date.parse(changedAt).toString(36)}"`;
}
