import type { D1Database } from '@cloudflare/workers-types';
import { and, count, eq, lte } from 'drizzle-orm';
import { SERVICE_TYPES } from '../../shared/services/service.ts';
import { CHECKED_FOR } from '../../shared/time/checked.ts';
import { database } from '../db/client.ts';
import { helplines, organisations, services } from '../db/tables.ts';

/**
 * How many there are of what the admin looks after: the cards of docs/product.md#admin-area; and how many of each
 * nobody has checked for 180 days at an instant (epoch ms), as `isUnchecked` has it.
 */
export async function countRecords(d1: D1Database, now: number) {
  const db = database(d1);
  const ofApproval = (approved: boolean) =>
    and(eq(organisations.role, 'organisation'), eq(organisations.approved, approved));
  const lastDue = new Date(now - CHECKED_FOR).toISOString();
  const isUnchecked = (table: typeof organisations | typeof services | typeof helplines) =>
    lte(table.lastCheckedAt, lastDue);
  const counted = (table: typeof organisations | typeof services | typeof helplines) =>
    db.select({ count: count() }).from(table);
  const counts = await db.batch([
    counted(organisations).where(ofApproval(true)),
    counted(organisations).where(ofApproval(false)),
    counted(services),
    counted(helplines),
    counted(organisations).where(and(ofApproval(true), isUnchecked(organisations))),
    counted(services).where(isUnchecked(services)),
    counted(helplines).where(isUnchecked(helplines)),
  ]);
  const numbers = counts.map(([row]) => row?.count ?? 0);
  const [approved = 0, pending = 0, allServices = 0, allHelplines = 0] = numbers;
  const [oldOrganisations = 0, oldServices = 0, oldHelplines = 0] = numbers.slice(4);
  return {
    counts: { organisations: approved, pending, services: allServices, helplines: allHelplines },
    unchecked: { organisations: oldOrganisations, services: oldServices, helplines: oldHelplines },
  };
}

/**
 * The service types that occur, in the order of docs/product.md#constants, with how many there are of each: the cards
 * of manage-services.
 */
export async function countTypes(d1: D1Database) {
  const rows = await database(d1)
    .select({ type: services.type, count: count() })
    .from(services)
    .groupBy(services.type);
  const counts = new Map(rows.map((row) => [row.type, row.count]));
  return SERVICE_TYPES.map((type) => ({ type, count: counts.get(type) ?? 0 })).filter(
    (present) => present.count > 0,
  );
}
