import type { D1Database } from '@cloudflare/workers-types';
import type { Context } from 'hono';
import { can } from '../../shared/account/access.ts';
import { ApiError } from '../http/errors.ts';
import { type AllowedEnv, notAllowed } from '../http/guard.ts';
import type { Change } from './change.ts';
import type { Author } from './queries.ts';

/** What the three kinds of record have in common. */
export type RecordType<Found> = {
  read: (d1: D1Database, id: string) => Promise<Found | undefined>;
  /** The id of the organisation whose record it is; null where it is nobody's. */
  ownerOf: (record: Found) => string | null;
  /** What is said where there is none of that id. */
  missing: string;
};

// biome-ignore lint/suspicious/noExplicitAny: whatever a route has read of its path and body
type Call = Context<AllowedEnv, any, any>;

export function readAuthor({ var: { viewer, action, now } }: Call): Author {
  return { viewer, action, now };
}

/** The record of the path, for a viewer who may do this to it. Ids are public: 404 comes before 403. */
export async function loadRecord<Found>(c: Call, kind: RecordType<Found>): Promise<Found> {
  const record = await kind.read(c.env.DB, c.req.param('id') ?? '');
  if (!record) throw new ApiError(404, kind.missing);
  const subject = { organisationId: kind.ownerOf(record) };
  if (!can(c.var.viewer, c.var.action, subject)) throw notAllowed();
  return record;
}

/**
 * What a call made before, for whoever sends it again: it may have become another's since, and is told to those alone who
 * may still make it theirs. Undefined where it has gone.
 */
export async function loadCreated<Found>(
  c: Call,
  kind: RecordType<Found>,
  id: string,
): Promise<Found | undefined> {
  const record = await kind.read(c.env.DB, id);
  if (record && !can(c.var.viewer, c.var.action, { organisationId: kind.ownerOf(record) }))
    throw notAllowed();
  return record;
}

/** Finds the record of the path and writes it: `write` answers nothing where it is no longer as it was found. */
export async function saveRecord<Found extends { _id: string; version: number }, Written>(
  c: Call,
  kind: RecordType<Found>,
  { _id, version }: Partial<Pick<Change<unknown>, '_id' | 'version'>>,
  write: (before: Found) => Promise<Written | undefined | false>,
): Promise<Written> {
  return retryOnConflict(async () => {
    const before = await loadRecord(c, kind);
    if (_id !== undefined && _id !== before._id)
      throw new ApiError(400, 'The _id in the body is not that of the address.');
    if (version !== undefined && version !== before.version) throw changedMeanwhile(before);
    return write(before);
  });
}

const ATTEMPTS = 5;

/** A write that someone else's came between is tried again on what that one left. */
export async function retryOnConflict<Written>(
  attempt: () => Promise<Written | undefined | false>,
): Promise<Written> {
  for (let n = 0; n < ATTEMPTS; n++) {
    const done = await attempt();
    if (done) return done;
  }
  throw changedMeanwhile();
}

const changedMeanwhile = (current?: unknown) =>
  new ApiError(409, 'This was changed by someone else. Reload to see the latest version.', {
    current,
  });
