import type { D1Database } from '@cloudflare/workers-types';
import type { RecordKind } from '../../shared/directory/record-kind.ts';
import type { SeveralDone } from '../../shared/organisations/several.ts';
import { UNDO_HOURS, type Undo } from '../../shared/still-right/undo.ts';
import { HOUR } from '../../shared/time/units.ts';
import { toIso } from '../db/instant.ts';
import { ApiError } from '../http/errors.ts';
import type { Author } from '../records/author.ts';
import { isLatest, type Revision, readRevision } from '../records/data-version.ts';
import { retryOnConflict } from '../records/record.ts';
import { RECORD_TYPES } from '../records/record-types.ts';
import {
  beforeOf,
  noteSaid,
  type Owner,
  readOwner,
  readOwnerOf,
  readSaid,
} from './listing-owners.ts';
import { type Checked, setChecked } from './set-checked.ts';

/** Says of listings of one owner that somebody of the charity has looked at them. Undefined where anything was written meanwhile. */
export async function checkListings(
  d1: D1Database,
  author: Author,
  owner: Owner,
  listings: readonly Checked[],
  revision: Revision,
): Promise<true | undefined> {
  const at = toIso(author.now);
  const undoable = { at, before: beforeOf(listings) };
  const checked = listings.map((it) => ({ ...it, lastCheckedAt: at }));
  const first = noteSaid(d1, owner, { undoable }, isLatest(d1, revision));
  return (
    (await setChecked(d1, author, providerOf(owner), checked, { first, revision })) || undefined
  );
}

/** Who shows listings; null for a helpline's that no organisation offers. */
export const providerOf = ({ kind, _id }: Owner): string | null =>
  kind === 'organisation' ? _id : null;

/** What a page needs to take back what was said just now of one owner's listings. */
export const undoOf = ({ kind, _id }: Owner, now: number): Undo => ({
  at: toIso(now),
  organisations: kind === 'organisation' ? [_id] : [],
  helplines: kind === 'helpline' ? [_id] : [],
});

/** Says of one listing that it is right. */
export const checkListing = (
  d1: D1Database,
  author: Author,
  { kind, _id }: { kind: RecordKind; _id: string },
): Promise<Undo> =>
  retryOnConflict(async () => {
    const revision = await readRevision(d1);
    const owner = await readOwnerOf(d1, kind, _id);
    const listing = owner?.listings.find((it) => it.kind === kind && it._id === _id);
    if (!owner || !listing) throw new ApiError(404, RECORD_TYPES[kind].missing);
    const isDone = await checkListings(d1, author, owner, [listing], revision);
    return isDone && undoOf(owner, author.now);
  });

const TOO_LATE = 'It was said again since, or a day ago.';

/** Takes back what the charity said at an instant, of what nobody has checked since; a call to them counts as not made. */
export async function undoChecks(
  d1: D1Database,
  author: Author,
  { at, organisations, helplines }: Undo,
): Promise<SeveralDone> {
  const result: SeveralDone = { done: 0, left: [] };
  const all = [
    ...organisations.map((id) => ['organisation', id] as const),
    ...helplines.map((id) => ['helpline', id] as const),
  ];
  for (const [kind, id] of all) {
    const { name, why } = await retryOnConflict(async () => {
      const revision = await readRevision(d1);
      const owner = await readOwner(d1, kind, id);
      if (!owner) return { name: 'One that is not there any more', why: 'It is not listed.' };
      const { name } = owner;
      const { undoable } = await readSaid(d1, owner);
      if (undoable?.at !== at || Date.parse(at) <= author.now - UNDO_HOURS * HOUR)
        return { name, why: TOO_LATE };
      const before = new Map(undoable.before);
      const listings = owner.listings.flatMap((it) => {
        const lastCheckedAt = before.get(it._id);
        return lastCheckedAt !== undefined && it.lastCheckedAt === at
          ? [{ ...it, lastCheckedAt }]
          : [];
      });
      const first = noteSaid(
        d1,
        owner,
        { ...undoable.rung, undoable: null },
        isLatest(d1, revision),
      );
      const isDone = await setChecked(d1, author, providerOf(owner), listings, { first, revision });
      return isDone && { name, why: '' };
    });
    if (why) result.left.push({ name, why });
    else result.done++;
  }
  return result;
}
