import type { D1Database } from '@cloudflare/workers-types';
import { eq } from 'drizzle-orm';
import { EDITED_TITLES, isLineDue } from '../../shared/lines/lines.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { operations } from '../db/tables.ts';
import { readSettings } from '../edited/edited.ts';
import { queueMailToAdmins } from '../mail/queries.ts';
import { noteOperationSince } from '../operations/queries.ts';
import { listLines } from './queries.ts';

/** While a line is due its admins are reminded so often. */
const REMINDED_EVERY = 7 * DAY;

/**
 * Asks every admin, in one mail, to check the lines whose last check is too long ago. One that was never checked is asked
 * about on the admin's home alone: a deploy refuses it. That it was asked is noted in the batch of the mail, where nothing was
 * since: a run that is doubled asks once.
 */
export async function askToCheckLines(d1: D1Database, adminMail: string, now: number) {
  const [last] = await database(d1).select().from(operations).where(eq(operations.what, 'lines'));
  const before = toIso(now - REMINDED_EVERY);
  if (last && last.at > before) return;
  const today = cityTime(now).date;
  const { askLinesDays } = await readSettings(d1);
  const due = (await listLines(d1)).filter(
    ({ checked }) => checked && isLineDue(checked, today, askLinesDays),
  );
  if (due.length === 0) return;
  const lines = due.map(({ _id, checked = '' }) => ({ line: EDITED_TITLES[_id], checked }));
  await database(d1).batch([
    noteOperationSince(d1, 'lines', before, now),
    queueMailToAdmins(
      d1,
      { kind: 'check-lines', data: { lines, days: askLinesDays } },
      { but: '', adminMail },
      now,
    ),
  ]);
}
