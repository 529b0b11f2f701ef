import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, sql } from 'drizzle-orm';
import { database } from '../db/client.ts';
import { accounts, askings, helplines, organisations, services } from '../db/tables.ts';
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
