import type { Context } from 'hono';
import { can } from '../../shared/account/access.ts';
import type { RecordKind } from '../../shared/directory/record-kind.ts';
import { type AllowedEnv, forbiddenError } from '../access/guard.ts';
import { ApiError } from '../http/errors.ts';
import { isRead } from '../http/is-read.ts';
import { sendInBackground } from '../mail/send.ts';
import { findMergedInto } from '../redirects/merged.ts';
import type { Author } from './author.ts';
import type { Change } from './change.ts';
import { answerOnce, type StoreKey } from './idempotency/idempotency.ts';
import type { AsRead, Loadable, RecordType } from './record-type.ts';
import { deleteRecord, publishRecord } from './write.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever a route has read of its path and body
type Call = Context<AllowedEnv, any, any>;

/** Who calls, and which action the guard has allowed. */
export function readAuthor({ var: { viewer, action, now } }: { var: Author }): Author {
  return { viewer, action, now };
}

/** The record of the path, for a viewer who may do this to it. Ids are public: 404 comes before 403. */
export async function loadRecord<Found>(c: Call, kind: Loadable<Found>): Promise<Found> {
  const record = await kind.read(c.env.DB, c.req.param('id') ?? '');
  if (!record) return refuseMerged(c, kind);
  const subject = { organisationId: kind.ownerOf(record) };
  if (!can(c.var.viewer, c.var.action, subject)) throw forbiddenError();
  return record;
}

/** Throws that there is none: with the way to the one that stands in its place, where it was merged into another. */
async function refuseMerged(c: Call, kind: { missing: string; kind?: RecordKind }): Promise<never> {
  const id = c.req.param('id') ?? '';
  const now = kind.kind && (await findMergedInto(c.env.DB, kind.kind, id));
  if (now === undefined) throw new ApiError(404, kind.missing);
  const Location = c.req.path.replace(encodeURIComponent(id), encodeURIComponent(now));
  if (isRead(c.req.method))
    throw new ApiError(308, 'This is one with another record now.', { headers: { Location } });
  throw new ApiError(404, 'This was merged into another. Reload to see that one.');
}

/**
 * What a call made before, for a caller that sends it again: it may have become another's since, and is told to those alone who
 * may still make it theirs. Undefined where it has gone.
 */
export async function loadCreated<Found>(
  c: Call,
  kind: Loadable<Found>,
  id: string,
): Promise<Found | undefined> {
  const record = await kind.read(c.env.DB, id);
  if (record && !can(c.var.viewer, c.var.action, { organisationId: kind.ownerOf(record) }))
    throw forbiddenError();
  return record;
}

/** Finds the record of the path and writes it: `write` answers nothing where it is no longer as it was found. */
export async function saveRecord<Found extends AsRead, Written>(
  c: Call,
  kind: Loadable<Found>,
  { _id, version }: Partial<Pick<Change<unknown>, '_id' | 'version'>>,
  write: (before: Found) => Promise<Written | undefined | false>,
): Promise<Written> {
  return retryOnConflict(async () => {
    const before = await loadRecord(c, kind);
    if (_id !== undefined && _id !== before._id)
      throw new ApiError(400, 'The _id in the body is not that of the address.');
    if (version !== undefined && version !== before.version) throw changedMeanwhileError(before);
    return write(before);
  });
}

/** Makes a record, once for an Idempotency-Key: `make` answers nothing where its provider changed meanwhile. */
export const makeRecord = <Found>(
  c: Call,
  type: Loadable<Found>,
  sent: unknown,
  make: (storeKey: StoreKey) => Promise<Found | undefined>,
): Promise<Found> =>
  answerOnce(c, {
    who: readAuthor(c).viewer.accountId,
    sent,
    make: (storeKey) => retryOnConflict(() => make(storeKey)),
    again: (id) => loadCreated(c, type, id),
  });

/** Takes the record of the path down or puts it back. */
export async function savePublication<Found extends AsRead & { published: boolean }>(
  c: Call,
  type: RecordType<Found>,
  { published, reason }: { published: boolean; reason: string },
): Promise<Found> {
  const saved = await saveRecord(c, type, {}, async (before) =>
    before.published === published
      ? before
      : publishRecord(c.env.DB, readAuthor(c), type, before, published, reason),
  );
  sendInBackground(c);
  return saved;
}

/** Deletes the record of the path. */
export async function removeRecord<Found extends AsRead>(
  c: Call,
  type: RecordType<Found>,
  remove = (before: Found) => deleteRecord(c.env.DB, readAuthor(c), type, before),
) {
  await saveRecord(c, type, {}, remove);
  sendInBackground(c);
  const [first = '', ...others] = type.kind;
  return { message: `${first.toUpperCase()}${others.join('')} deleted successfully.` };
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
  throw changedMeanwhileError();
}

const changedMeanwhileError = (current?: unknown) =>
  new ApiError(409, 'This was changed by someone else. Reload to see the latest version.', {
    current,
  });
