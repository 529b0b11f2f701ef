import type { D1Database } from '@cloudflare/workers-types';
import { and, count, eq, isNotNull, min, ne, sql } from 'drizzle-orm';
import type { Operation, Operations } from '../../shared/operations/operations.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { toIso } from '../db/instant.ts';
import { accounts, operations, outbox } from '../db/tables.ts';

/** Rows were first written while the jobs were called chores; a new name would need a release that reads both. */
const storedNameOf = (operation: Operation) => (operation === 'jobs' ? 'chores' : operation);

/** That something went well now (milliseconds), for a batch of its own or of what it is about. */
export function noteOperation(d1: D1Database, what: Operation, now: number) {
  const at = toIso(now);
  return database(d1)
    .insert(operations)
    .values({ what: storedNameOf(what), at })
    .onConflictDoUpdate({ target: operations.what, set: { at: sql`excluded.at` } });
}

/** Like `noteOperation`, unless it was noted since an instant (ISO): of two runs at once one changes a row. */
export function noteOperationSince(d1: D1Database, what: Operation, since: string, now: number) {
  const none = sql`NOT EXISTS (SELECT 1 FROM operations AS noted WHERE noted.what = ${storedNameOf(what)} AND noted.at > ${since})`;
  const row = { what: storedNameOf(what), at: toIso(now) };
  return insertWhere(d1, operations, row, none).onConflictDoUpdate({
    target: operations.what,
    set: { at: sql`excluded.at` },
  });
}

/** How what nobody watches is doing. */
export async function readOperations(d1: D1Database): Promise<Operations> {
  const db = database(d1);
  const [noted, [mail], [failing], [admins]] = await db.batch([
    db.select().from(operations),
    db.select({ waiting: count(), oldest: min(outbox.createdAt) }).from(outbox),
    db.select({ failing: count() }).from(outbox).where(ne(outbox.lastError, '')),
    db
      .select({ admins: count() })
      .from(accounts)
      .where(and(eq(accounts.role, 'admin'), isNotNull(accounts.passwordHash))),
  ]);
  const lastOf = (operation: Operation) =>
    noted.find(({ what }) => what === storedNameOf(operation))?.at ?? null;
  return {
    mail: {
      waiting: mail?.waiting ?? 0,
      oldestWaitingSince: mail?.oldest ?? null,
      failing: failing?.failing ?? 0,
      lastSentAt: lastOf('mail'),
    },
    jobs: { lastRunAt: lastOf('jobs') },
    backup: { lastAt: lastOf('backup') },
    admins: admins?.admins ?? 0,
  };
}
