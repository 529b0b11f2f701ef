import type { D1Database } from '@cloudflare/workers-types';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { database } from '../db/client.ts';
import {
  accounts,
  askings,
  helplineCalls,
  helplines,
  organisations,
  services,
} from '../db/tables.ts';
import { isPublic } from '../records/is-seen.ts';

const oldestOf = (table: typeof services | typeof helplines) =>
  sql`coalesce((SELECT min(${table.lastCheckedAt}) FROM ${table} WHERE ${and(
    eq(table.providerId, organisations.id),
    eq(table.published, true),
  )}), ${organisations.lastCheckedAt})`;

/** Every organisation that the public sees: when the one of its listings was checked whose check is oldest, and when it was asked. */
export const oldestChecks = (d1: D1Database) =>
  database(d1)
    .select({
      _id: organisations.id,
      lastCheckedAt: sql<string>`min(${organisations.lastCheckedAt}, ${oldestOf(services)}, ${oldestOf(helplines)})`,
      askedAt: sql<string>`coalesce(${askings.askedAt}, '')`,
      stillRightAt: sql<string>`coalesce(${askings.stillRightAt}, '')`,
      signIns: sql<number>`(SELECT count(*) FROM ${accounts} WHERE ${accounts.organisationId} = ${organisations.id})`,
    })
    .from(organisations)
    .leftJoin(askings, eq(askings.organisationId, organisations.id))
    .where(isPublic)
    .orderBy(organisations.id);

export type OldestCheck = Awaited<ReturnType<typeof oldestChecks>>[number];

/** Every helpline that the public sees and no organisation offers, with its last call: nobody can be asked about it by mail. */
export const helplinesOfNobody = (d1: D1Database) =>
  database(d1)
    .select({
      id: helplines.id,
      name: helplines.name,
      phone: helplines.phone,
      email: helplines.email,
      lastCheckedAt: helplines.lastCheckedAt,
      rungAt: helplineCalls.rungAt,
      outcome: helplineCalls.rungOutcome,
      note: helplineCalls.rungNote,
      by: helplineCalls.rungBy,
    })
    .from(helplines)
    .leftJoin(helplineCalls, eq(helplineCalls.helplineId, helplines.id))
    .where(and(isNull(helplines.providerId), eq(helplines.published, true)));

/** How many sign in for each organisation for which anybody does. */
export async function countSignIns(d1: D1Database): Promise<Map<string, number>> {
  const rows = await database(d1)
    .select({ id: accounts.organisationId, signIns: count() })
    .from(accounts)
    .groupBy(accounts.organisationId);
  return new Map(rows.map(({ id, signIns }) => [id, signIns]));
}
