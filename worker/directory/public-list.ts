import { every } from 'hono/combine';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { HELPLINE_TYPES } from '../../shared/helplines/helpline.ts';
import { SERVICE_TYPES } from '../../shared/services/service.ts';
import { ApiError } from '../http/errors.ts';
import { query } from '../http/input.ts';
import { filterValue } from '../http/paging.ts';
import { SHAPE } from './build/build.ts';
import { type ReaderEnv, readDirectoryFor } from './read-for.ts';
import type { Reading } from './snapshot.ts';

/** The one address of each way to ask for a public list, by its path. */
export const PUBLIC_LISTS: Record<
  string,
  (query: (name: string) => string | null) => string | null
> = {
  '/api/directory': () => '/api/directory',
  '/api/places': () => '/api/places',
  // Another day than the usual one is remembered apart: there are many.
  '/api/changes': (query) => (query('since') ? null : '/api/changes'),
  '/api/searches/words': () => '/api/searches/words',
  '/api/organisations/public': () => '/api/organisations/public',
  '/api/services/public': rewriteType('/api/services/public', SERVICE_TYPES),
  '/api/helplines/public': rewriteType('/api/helplines/public', HELPLINE_TYPES),
};

/** Every type that there is not has the same empty list. */
function rewriteType(path: string, types: readonly string[]) {
  return (query: (name: string) => string | null) => {
    const type = query('type');
    if (!type) return path;
    return `${path}?type=${types.includes(type) ? encodeURIComponent(type) : '-'}`;
  };
}

/** Refuses other verbs: without this, the routes of records would take them for a record whose id is "public". */
const readingOnly = createMiddleware(async (c, next) => {
  if (!READING.includes(c.req.method))
    throw new ApiError(405, 'Method not allowed.', { headers: { Allow: 'GET, HEAD' } });
  await next();
});

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** A header of an answer that the database did not confirm: the ISO instant at which it last did. */
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
  createMiddleware<ReaderEnv & { Variables: { reading: Reading } }>(async (c, next) => {
    const reading = await readDirectoryFor(c, failure);
    c.set('reading', reading);
    c.header('ETag', directoryTag(reading));
    c.header('Cache-Control', 'public, no-cache');
    if (reading.informationFrom) c.header(INFORMATION_FROM, reading.informationFrom);
    await next();
  });

/** `?type=`: the first one counts, and an empty one counts as not given. */
export const typeQuery = query(z.object({ type: filterValue }));

/** The records of one type, or all; an unknown type has none. */
export function filterByType<T extends { type: string }>(
  records: T[],
  type: string | undefined,
): T[] {
  return type === undefined ? records : records.filter((record) => record.type === type);
}

/** Weak: the same whatever minute it was answered in, and the platform may compress the body on its way. */
const directoryTag = ({ directory: { version, changedAt, datedFor } }: Reading) =>
  `W/"${[SHAPE, version, Date.parse(changedAt).toString(36), datedFor].filter(Boolean).join('.')}"`;
