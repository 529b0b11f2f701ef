import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { RecordKind } from '../../shared/directory/record-kind.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { database } from '../db/client.ts';
import { organisations } from '../db/tables.ts';
import { providerIdOf } from './rows.ts';

/** The whole rule of who is public: approved, not taken down, and not the charity's own account. */
export const isPublic = and(
  eq(organisations.role, 'organisation'),
  eq(organisations.approved, true),
  eq(organisations.published, true),
);

type Fields = Record<string, unknown>;

/** A record before and after a write; null where it was made or deleted. */
export type Written = { kind: RecordKind; before: Fields | null; after: Fields | null };

/**
 * Whether the public can see a write, for SQL in the batch of the write: the record is public before or after it, and
 * something of it differs. A save that changes nothing says that somebody checked it: seen once a day, because the public
 * is told the day.
 */
export function isSeen(d1: D1Database, { kind, before, after }: Written, now: number): SQL {
  if (before && after && !differs(before, after) && wasCheckedToday(before, now)) return sql`false`;
  const states = [before, after].filter((it) => it !== null && it.published !== false) as Fields[];
  const isPublicNow =
    kind === 'organisation'
      ? states.map(({ role, approved }) => sql`${role !== 'admin' && approved === true}`)
      : states.map(({ provider }) => hasPublicOwner(d1, providerIdOf(provider)));
  return or(sql`false`, ...isPublicNow) as SQL;
}

const differs = (before: Fields, after: Fields) =>
  Object.keys(after).some((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));

const wasCheckedToday = ({ lastCheckedAt }: Fields, now: number) =>
  Boolean(lastCheckedAt) && cityTime(Date.parse(String(lastCheckedAt))).date === cityTime(now).date;

/** Whether the public sees what is this organisation's; true for nobody's. */
export const hasPublicOwner = (d1: D1Database, id: string | null): SQL =>
  id === null
    ? sql`true`
    : exists(
        database(d1)
          .select({ id: organisations.id })
          .from(organisations)
          .where(and(eq(organisations.id, id), isPublic)),
      );
