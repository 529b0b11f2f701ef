import type { D1Database } from '@cloudflare/workers-types';
import type { BatchItem } from 'drizzle-orm/batch';
import { cityTime, dayDateWords } from '../../shared/time/city-time.ts';
import type { Holiday } from '../../shared/time/holidays/holidays.ts';
import { createClosingsBeside } from '../dated-changes/due-closings.ts';
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
  const isDue = (organisation: AskedOrganisation) => (it: Holiday) =>
    !organisation.wasAsked(it) && !organisation.hasAnswered(it);
  const asked = (await listAsked(d1, now)).map((organisation) => ({
    organisation,
    about: holidays.filter(isDue(organisation)),
  }));
  await askAll(d1, asked, now, false);
}

/** Asks those again that have not answered. How many get a mail now, and how many get none. */
export async function remindAll(d1: D1Database, holiday: Holiday, now: number) {
  const open = (await listAsked(d1, now)).filter((it) => !it.hasAnswered(holiday));
  const asked = open.map((organisation) => ({ organisation, about: [holiday] }));
  const reminded = await askAll(d1, asked, now, true);
  return { reminded, left: open.length - reminded };
}

/** So many organisations are asked in one batch: a whole city's are a few dozen questions to the database. */
const ASKED_AT_ONCE = 20;

/** Asks each about its holidays, if any, and says how many get a mail. */
async function askAll(
  d1: D1Database,
  asked: readonly { organisation: AskedOrganisation; about: readonly Holiday[] }[],
  now: number,
  isReminder: boolean,
): Promise<number> {
  const due = asked.filter(
    ({ organisation, about }) => organisation.mayBeAsked && about.length > 0,
  );
  if (due.length === 0) return 0;
  const closingsBeside = await createClosingsBeside(d1, now);
  let mailed = 0;
  for (let first = 0; first < due.length; first += ASKED_AT_ONCE) {
    const statements: BatchItem<'sqlite'>[] = [];
    /** Where each organisation's statements begin. */
    const begins: number[] = [];
    for (const { organisation, about } of due.slice(first, first + ASKED_AT_ONCE)) {
      const { _id: organisationId } = organisation;
      const { closings, mark } = await closingsBeside(organisationId);
      const mail: AskingMail = {
        kind: 'holiday-hours',
        data: { holidays: about.map(holidayWords), isReminder, ...closings },
      };
      begins.push(statements.length);
      statements.push(
        ...noteAsked(d1, about, organisationId, now),
        queueAsking(d1, mail, organisationId, now),
        ...mark,
      );
    }
    const done = await database(d1).batch(statements as [BatchItem<'sqlite'>]);
    const isMailed = (at: number) =>
      (done[at] as unknown as { meta: { changes: number } }).meta.changes > 0;
    mailed += begins.filter(isMailed).length;
  }
  return mailed;
}

/** 'Christmas and New Year, Thursday 24 December to Friday 1 January'. */
function holidayWords({ title, from, to }: Holiday): string {
  return `${title}, ${from === to ? dayDateWords(from) : `${dayDateWords(from)} to ${dayDateWords(to)}`}`;
}
