import type { D1Database } from '@cloudflare/workers-types';
import { and, lte, ne } from 'drizzle-orm';
import { DIGEST_DAYS, REPORT_DAYS } from '../../shared/reports/report.ts';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { reports } from '../db/tables.ts';
import { removeOldKeys } from './digest.ts';

/** Forgets after a week what told repeats apart, and after 90 days what was said. */
export async function removeOldReports(d1: D1Database, now: number) {
  const db = database(d1);
  const before = (days: number) => lte(reports.at, toIso(now - days * DAY));
  await db.batch([
    db
      .update(reports)
      .set({ digest: '' })
      .where(and(ne(reports.digest, ''), before(DIGEST_DAYS))),
    db.delete(reports).where(before(REPORT_DAYS)),
    removeOldKeys(d1, now),
  ]);
}
