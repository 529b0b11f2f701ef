import { eq, ne, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type Action, type Scope, type SignedIn, scopeOf } from '../../shared/account/access.ts';
import { toIso } from '../db/instant.ts';

/** Who does what, and when (milliseconds). */
export type Author = { viewer: SignedIn; action: Action; now: number };

const CONDITIONS: Record<Scope, (owner: SQLiteColumn, organisationId: string) => SQL> = {
  none: () => sql`false`,
  own: eq,
  others: ne,
  any: () => sql`true`,
};

/** The permission table once more, for a WHERE: whatever a handler forgot, no other row is read or changed. */
export function isInScope({ viewer, action }: Author, owner: SQLiteColumn): SQL {
  return CONDITIONS[scopeOf(viewer, action)](owner, viewer.organisationId);
}

export const timestampOf = ({ now }: Author) => toIso(now);
