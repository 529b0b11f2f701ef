import type { D1Database } from '@cloudflare/workers-types';
import { eq, sql } from 'drizzle-orm';
import { mondayWords } from '../../shared/monday/monday.ts';
import { addDays, cityInstant, cityTime, startOfDate } from '../../shared/time/city-time.ts';
import { DAYS } from '../../shared/time/schedule.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { toIso } from '../db/instant.ts';
import { operations } from '../db/tables.ts';
import { readSettings } from '../edited/edited.ts';
import { queueMailToAdmins } from '../mail/queries.ts';
import { readMonday } from './queries.ts';

/** The Monday of this week, before that hour of the city's clock the one of last week, as its date. */
export function lastMonday(now: number, hour: number): string {
  const monday = mondayOf(now);
  return cityInstant(monday, hour * 60) <= now ? monday : addDays(monday, -7);
}

function mondayOf(now: number): string {
  const { day, date } = cityTime(now);
  return addDays(date, -DAYS.indexOf(day));
}

/**
 * Mails every admin on Monday morning what the Monday page says; at hour 0 of the settings nobody. That it went is noted in its
 * batch, where nothing is noted since that Monday began: a run that is missed sends it late, one that is doubled once, and a new
 * hour sends no second one. A site on which it never went begins on the next Monday.
 */
export async function mailMonday(d1: D1Database, adminMail: string, now: number) {
  const [last] = await database(d1).select().from(operations).where(eq(operations.what, 'monday'));
  // Whatever the hour is: all but a few runs of a week ask no more than this.
  if (last && last.at >= toIso(startOfDate(mondayOf(now)))) return;
  const { mondayHour: hour } = await readSettings(d1);
  const due = toIso(startOfDate(lastMonday(now, hour)));
  if (last && last.at >= due) return;
  const note = insertWhere(
    d1,
    operations,
    { what: 'monday', at: toIso(now) },
    sql`NOT EXISTS (SELECT 1 FROM operations AS sent WHERE sent.what = 'monday' AND sent.at >= ${due})`,
  ).onConflictDoUpdate({ target: operations.what, set: { at: sql`excluded.at` } });
  if (!last || hour === 0) {
    await note;
    return;
  }
  const monday = await readMonday(d1, now);
  const topics = mondayWords(monday).map(({ title, todo }) => ({ title, todo }));
  await database(d1).batch([
    note,
    queueMailToAdmins(d1, { kind: 'monday', data: { topics } }, { but: '', adminMail }, now),
  ]);
}
