import type { D1Database } from '@cloudflare/workers-types';
import type { BatchItem } from 'drizzle-orm/batch';
import { cityTime, dateWords, dayOf } from '../../shared/time/city-time.ts';
import type { Holiday } from '../../shared/time/holidays/holidays.ts';
import { closingsBeside } from '../dated-changes/due-closings.ts';
import { database } from '../db/client.ts';
import type { AskingMail } from '../mail/kinds.ts';
import { queueAsking } from '../mail/stand-ins.ts';
import { type AskedOrganisation, listAsked, noteAsked, openHolidays } from './queries.ts';

/**
 * Asks each organisation by mail for its hours on a holiday, six weeks before it: once for each question, and all questions
 * that are due in one mail (docs/product.md#holidays). One that was asked for something within 21 days is asked once they
 * are over, if the holiday has not begun by then. That it was asked is noted in the batch of its mail, so that a run that is
 * missed loses nothing and one that is doubled repeats nothing.
 */
export async function askAboutHolidays(d1: D1Database, now: number) {
  const { date } = cityTime(now);
  const holidays = (await openHolidays(d1, now)).filter(({ from }) => from > date);
  if (holidays.length === 0) return;
  for (const organisation of await listAsked(d1, now)) {
    const isDue = (it: Holiday) => !organisation.wasAsked(it) && !organisation.hasAnswered(it);
    await ask(d1, organisation, holidays.filter(isDue), now, false);
  }
}

/** Asks those again that have not answered. How many get a mail now, and how many get none. */
export async function remindAll(d1: D1Database, holiday: Holiday, now: number) {
  let reminded = 0;
  let left = 0;
  for (const organisation of await listAsked(d1, now)) {
    if (organisation.hasAnswered(holiday)) continue;
    if (await ask(d1, organisation, [holiday], now, true)) reminded++;
    else left++;
  }
  return { reminded, left };
}

/** Whether it gets a mail. */
async function ask(
  d1: D1Database,
  { _id: organisationId, mayBeAsked }: AskedOrganisation,
  holidays: readonly Holiday[],
  now: number,
  isReminder: boolean,
): Promise<boolean> {
  if (!mayBeAsked || holidays.length === 0) return false;
  const { closings, mark } = await closingsBeside(d1, organisationId, now);
  const mail: AskingMail = {
    kind: 'holiday-hours',
    data: { holidays: holidays.map(holidayWords), isReminder, ...closings },
  };
  const statements: BatchItem<'sqlite'>[] = [
    ...noteAsked(d1, holidays, organisationId, now),
    queueAsking(d1, mail, organisationId, now),
    ...mark,
  ];
  const done = await database(d1).batch(statements as [BatchItem<'sqlite'>]);
  return (done[0] as unknown as { meta: { changes: number } }).meta.changes > 0;
}

/** 'Christmas and New Year, Thursday 24 December to Friday 1 January'. */
function holidayWords({ title, from, to }: Holiday): string {
  const words = (date: string) => `${dayOf(date)} ${dateWords(date)}`;
  return `${title}, ${from === to ? words(from) : `${words(from)} to ${words(to)}`}`;
}
