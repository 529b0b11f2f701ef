import type { D1Database } from '@cloudflare/workers-types';
import { eq, sql } from 'drizzle-orm';
import { mondayWords } from '../../shared/monday/monday.ts';
import { addDays, cityTime, startOfDate, wallInstant } from '../../shared/time/city-time.ts';
import { DAYS } from '../../shared/time/schedule.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { toIso } from '../db/instant.ts';
import { operations } from '../db/tables.ts';
import { readSettings } from '../edited/edited.ts';
import { queueMailToAdmins } from '../mail/queries.ts';
import { readMonday } from './queries.ts';

/** When the mail of this week is due, or was: its Monday at that hour of the city's clock; before it that of the last one. */
export function lastMonday(now: number, hour: number): number {
  const { day, date } = cityTime(now);
  const monday = addDays(date, -DAYS.indexOf(day));
  const due = wallInstant(monday, hour * 60);
  return due <= now ? due : wallInstant(addDays(monday, -7), hour * 60);
}

/**
 * Mails every admin on Monday morning what the Monday page says; at hour 0 of the settings nobody. That it went is noted in its
 * batch, where nothing is noted since that Monday: a run that is missed sends it late, one that is doubled once. A site on
 * which it never went begins on the next Monday.
 */
export async function mailMonday(d1: D1Database, adminMail: string, now: number) {
  const { mondayHour: hour } = await readSettings(d1);
  // Of that whole Monday: a new hour of the settings sends no second one.
  const due = toIso(startOfDate(cityTime(lastMonday(now, hour)).date));
  const [last] = await database(d1).select().from(operations).where(eq(operations.what, 'monday'));
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
