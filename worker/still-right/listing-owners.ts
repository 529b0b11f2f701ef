import type { D1Database } from '@cloudflare/workers-types';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { RecordKind } from '../../shared/directory/record-kind.ts';
import type { RungKind } from '../../shared/still-right/calls.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { askings, helplineCalls } from '../db/tables.ts';
import { helpline, organisation, service } from '../records/record-types.ts';
import { type Checked, listingsOf } from './set-checked.ts';

// Owners of listings, with the last call that the charity made to each, and what it can take back of what it said of their listings.

/** Whose listings they are: an organisation's, or a helpline that no organisation offers, with those that the public sees. */
export type Owner = {
  kind: RungKind;
  _id: string;
  name: string;
  listings: Checked[];
};

/** An owner, where the public sees it. */
export async function readOwner(
  d1: D1Database,
  kind: RungKind,
  id: string,
): Promise<Owner | undefined> {
  if (kind === 'organisation') {
    const found = await organisation.read(d1, id);
    if (found?.role !== 'organisation' || !found.approved || !found.published) return undefined;
    return { kind, _id: id, name: found.name, listings: listingsOf(found) };
  }
  const found = await helpline.read(d1, id);
  if (!found?.published || found.provider !== null) return undefined;
  const { name, lastCheckedAt } = found;
  return { kind, _id: id, name, listings: [{ kind, _id: id, lastCheckedAt }] };
}

/** Whose a listing is. */
export async function readOwnerOf(
  d1: D1Database,
  kind: RecordKind,
  id: string,
): Promise<Owner | undefined> {
  if (kind === 'organisation') return readOwner(d1, kind, id);
  const provider =
    kind === 'service'
      ? (await service.read(d1, id))?.provider._id
      : (await helpline.read(d1, id))?.provider;
  return provider ? readOwner(d1, 'organisation', provider) : readOwner(d1, 'helpline', id);
}

/** A call as it is stored. */
type Rung = Record<'rungAt' | 'rungOutcome' | 'rungNote' | 'rungBy', string>;

/** What can be taken back: what was said at an instant, when each listing was checked before, and the call before it. */
export type Undoable = {
  at: string;
  before: [id: string, lastCheckedAt: string][];
  rung?: Rung;
};

/** The last call to an owner, and what was last said of its listings; nothing where there was neither. */
export async function readSaid(d1: D1Database, { kind, _id }: Pick<Owner, 'kind' | '_id'>) {
  const db = database(d1);
  const [row] =
    kind === 'organisation'
      ? await db.select().from(askings).where(eq(askings.organisationId, _id))
      : await db.select().from(helplineCalls).where(eq(helplineCalls.helplineId, _id));
  const { rungAt = '', rungOutcome = '', rungNote = '', rungBy = '', undo = '' } = row ?? {};
  return {
    rung: { rungAt, rungOutcome, rungNote, rungBy },
    undoable: undo ? (JSON.parse(undo) as Undoable) : undefined,
  };
}

const EXCLUDED = {
  rungAt: sql`excluded.rung_at`,
  rungOutcome: sql`excluded.rung_outcome`,
  rungNote: sql`excluded.rung_note`,
  rungBy: sql`excluded.rung_by`,
  undo: sql`excluded.undo`,
};

/** Notes a call or what can be taken back, for the beginning of a batch: answers a row where `where` holds, and nothing else. */
export function noteSaid(
  d1: D1Database,
  { kind, _id }: Pick<Owner, 'kind' | '_id'>,
  {
    undoable,
    ...rung
  }: { [Name in keyof Rung]?: Rung[Name] | SQL } & { undoable: Undoable | null },
  where: SQL,
) {
  const values = { ...rung, undo: undoable ? JSON.stringify(undoable) : '' };
  const set = Object.fromEntries(
    Object.entries(EXCLUDED).filter(([column]) => column in values),
  ) as Partial<typeof EXCLUDED>;
  return kind === 'organisation'
    ? insertWhere(d1, askings, { organisationId: _id, askedAt: '', ...values }, where)
        .onConflictDoUpdate({ target: askings.organisationId, set })
        .returning({ id: askings.organisationId })
    : insertWhere(d1, helplineCalls, { helplineId: _id, ...values }, where)
        .onConflictDoUpdate({ target: helplineCalls.helplineId, set })
        .returning({ id: helplineCalls.helplineId });
}

/** What each listing was before it is said to be right. */
export const beforeOf = (listings: readonly Checked[]): Undoable['before'] =>
  listings.map(({ _id, lastCheckedAt }) => [_id, lastCheckedAt]);
