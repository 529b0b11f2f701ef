import type { D1Database } from '@cloudflare/workers-types';
import { formatPhone, phoneHref } from '../../shared/contact/phone.ts';
import type { Edited, EmergencyContact, TonightWords } from '../../shared/lines/edited.ts';
import { isLineName, type LineName } from '../../shared/lines/lines.ts';
import type { Schedule } from '../../shared/time/schedule.ts';
import { database } from '../db/client.ts';
import { siteLines } from '../db/tables.ts';
import { logFault } from '../telemetry/faults.ts';

export type LineRow = typeof siteLines.$inferSelect;

export const selectLines = (d1: D1Database) => database(d1).select().from(siteLines);

/** What was edited, for everybody: without sources. Undefined where nothing was. */
export function editedOf(rows: readonly LineRow[]): Edited | undefined {
  const edited: Edited = {};
  for (const row of rows) {
    try {
      take(edited, row);
    } catch (error) {
      // The first value stands in its place: a number that people ring must not go because one row is broken.
      logFault(`Left out the line ${row.name}, which cannot be read:`, error);
    }
  }
  return Object.keys(edited).length > 0 ? edited : undefined;
}

function take(edited: Edited, { name, facts, checked }: LineRow) {
  const read = JSON.parse(facts);
  if (name === 'councilHours') edited.councilHours = read.schedule as Schedule;
  else if (name === 'tonight') edited.tonight = read as TonightWords;
  else if (isLineName(name))
    edited.cards = { ...edited.cards, [name as LineName]: cardOf(read, checked) };
}

type Card = Omit<EmergencyContact, 'phoneDisplay' | 'phoneHref'> & { phone: string };

/** With the readable form of its number, so that no phone library is sent to a browser. */
const cardOf = ({ phone, ...facts }: Card, checked: string): EmergencyContact => ({
  ...facts,
  phoneDisplay: phone && formatPhone(phone),
  phoneHref: phone && phoneHref(phone),
  checked,
});

/** What was edited, as the database has it now: for what is written without a directory at hand, such as mail. */
export const readEdited = async (d1: D1Database) => editedOf(await selectLines(d1));
