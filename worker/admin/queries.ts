import type { D1Database } from '@cloudflare/workers-types';
import { and, count, eq } from 'drizzle-orm';
import { database } from '../db/client.ts';
import { helplines, organisations, services } from '../db/tables.ts';

/** How many there are of what the admin looks after: the cards of SPEC 2.3. */
export async function countRecords(d1: D1Database) {
  const db = database(d1);
  const organisationsWhere = (approved: boolean) =>
    db
      .select({ count: count() })
      .from(organisations)
      .where(and(eq(organisations.role, 'organisation'), eq(organisations.approved, approved)));
  const counts = await db.batch([
    organisationsWhere(true),
    organisationsWhere(false),
    db.select({ count: count() }).from(services),
    db.select({ count: count() }).from(helplines),
  ]);
  const [approved = 0, pending = 0, allServices = 0, allHelplines = 0] = counts.map(
    ([row]) => row?.count ?? 0,
  );
  return { organisations: approved, pending, services: allServices, helplines: allHelplines };
}
