import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, count, desc, eq, inArray, lt, not, or, sql } from 'drizzle-orm';
import { KIOSK_DAYS, NEW_KIOSK_DAYS } from '../../shared/kiosks/kiosk.ts';
import type { KioskReport } from '../../shared/kiosks/kiosk-input.ts';
import { DAY, MINUTE } from '../../shared/time/units.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { kiosks } from '../db/tables.ts';
import { auditEntry } from '../records/audit/audit-queries.ts';
import type { Author } from '../records/author.ts';

// Anybody can tell of any kiosk: nothing but this list depends on what is told, and a stranger can neither fill it nor push out
// what an admin has called the charity's (docs/decisions/073-the-charity-sees-its-kiosks.md).

/** A kiosk tells of itself every few minutes: what it says again within this time (ms) is not written. */
const WRITTEN_AGAIN_AFTER = 5 * MINUTE;

const { id, place, screen, isOurs, seenAt } = kiosks;

const isOf = (report: KioskReport) => and(eq(place, report.place), eq(screen, report.screen));

/** Notes that a kiosk runs; false for one that is not listed yet. */
export async function noteKnownKiosk(d1: D1Database, report: KioskReport, now: number) {
  const db = database(d1);
  const [known] = await db.select({ seenAt }).from(kiosks).where(isOf(report));
  if (!known) return false;
  if (now - Date.parse(known.seenAt) >= WRITTEN_AGAIN_AFTER)
    await db.update(kiosks).set(saidBy(report, now)).where(isOf(report));
  return true;
}

/** Lists a new one; of those that nobody has called the charity's, the one heard of longest ago makes room. */
export async function listNewKiosk(d1: D1Database, report: KioskReport, now: number) {
  const db = database(d1);
  const kept = db
    .select({ id })
    .from(kiosks)
    .where(eq(isOurs, false))
    .orderBy(desc(seenAt), asc(id))
    .limit(LIMITS.newKiosksKept.value);
  await db.batch([
    db
      .insert(kiosks)
      .values({
        id: crypto.randomUUID(),
        place: report.place,
        screen: report.screen,
        isOurs: false,
        ...saidBy(report, now),
      })
      .onConflictDoNothing(),
    db.delete(kiosks).where(and(eq(isOurs, false), not(inArray(id, kept)))),
  ]);
}

const saidBy = ({ build, minutesOld }: KioskReport, now: number) => ({
  seenAt: toIso(now),
  build,
  directoryFrom: minutesOld === null ? null : toIso(now - minutesOld * MINUTE),
});

/** Every kiosk, the longest unseen first. */
export const listKiosks = (d1: D1Database) =>
  database(d1).select().from(kiosks).orderBy(seenAt, place);

/** An admin calls one the charity's. 'missing' where there is none such, 'full' where there are as many as may be. */
export async function keepKiosk(d1: D1Database, author: Author, kiosk: string) {
  const before = await read(d1, kiosk);
  if (!before) return 'missing';
  if (before.isOurs) return 'kept';
  const ours = database(d1)
    .select({ total: count() })
    .from(sql`${kiosks} AS others`)
    .where(sql`others.is_ours = 1`);
  const [kept] = await database(d1).batch([
    database(d1)
      .update(kiosks)
      .set({ isOurs: true })
      .where(and(eq(id, kiosk), sql`${ours} < ${LIMITS.kiosksKept.value}`))
      .returning({ id }),
    auditEntry(d1, { ...author, ...entryOf(kiosk), before, after: { ...before, isOurs: true } }),
  ]);
  return kept.length > 0 ? 'kept' : 'full';
}

/** False where there is none such. One that still runs is listed as a new one when it tells again. */
export async function removeKiosk(d1: D1Database, author: Author, kiosk: string) {
  const before = await read(d1, kiosk);
  const [gone] = await database(d1).batch([
    database(d1).delete(kiosks).where(eq(id, kiosk)).returning({ id }),
    auditEntry(d1, { ...author, ...entryOf(kiosk), before, after: null }),
  ]);
  return gone.length > 0;
}

/** Removes what was not heard of for long. */
export async function removeGoneKiosks(d1: D1Database, now: number) {
  const before = (days: number) => lt(seenAt, toIso(now - days * DAY));
  await database(d1)
    .delete(kiosks)
    .where(or(before(KIOSK_DAYS), and(eq(isOurs, false), before(NEW_KIOSK_DAYS))));
}

const entryOf = (kiosk: string) => ({ kind: 'kiosk', recordId: kiosk }) as const;

async function read(d1: D1Database, kiosk: string) {
  const [row] = await database(d1).select().from(kiosks).where(eq(id, kiosk));
  return row ? { name: row.place, screen: row.screen, isOurs: row.isOurs } : null;
}
