import type { D1Database } from '@cloudflare/workers-types';
import { eq } from 'drizzle-orm';
import { formatPhone, phoneHref } from '../../shared/contact/phone.ts';
import type {
  Edited,
  EmergencyContact,
  PublicSettings,
  TonightWords,
} from '../../shared/edited/edited.ts';
import type { SettingsInput } from '../../shared/lines/editing/settings-input.ts';
import { isLineName, type LineName, SETTINGS } from '../../shared/lines/lines.ts';
import { FIRST_SETTINGS } from '../../shared/site/site.ts';
import type { Schedule } from '../../shared/time/schedule.ts';
import { database } from '../db/client.ts';
import { siteLines } from '../db/tables.ts';
import { logFault } from '../telemetry/faults.ts';
import { FIRST_OF_ALL_SETTINGS } from './first-settings.ts';

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
  else if (name === SETTINGS) edited.settings = publicSettings(read);
  else if (isLineName(name))
    edited.cards = { ...edited.cards, [name as LineName]: cardOf(read, checked) };
}

type Card = Omit<EmergencyContact, 'phoneDisplay' | 'phoneHref'> & { phone: string };

/** Adds the readable form of its number, so that no phone library is sent to a browser. */
const cardOf = ({ phone, ...facts }: Card, checked: string): EmergencyContact => ({
  ...facts,
  phoneDisplay: phone && formatPhone(phone),
  phoneHref: phone && phoneHref(phone),
  checked,
});

/** The settings that everybody is told and that are not those of the build, with the number as people read it. */
function publicSettings(all: SettingsInput): Partial<PublicSettings> {
  const { phone } = all;
  const told: Record<string, unknown> = {
    ...all,
    phoneDisplay: phone && formatPhone(phone),
    phoneHref: phone && phoneHref(phone),
  };
  const different = Object.entries(FIRST_SETTINGS).filter(([name, first]) => told[name] !== first);
  return Object.fromEntries(different.map(([name]) => [name, told[name]]));
}

/** All settings as they are now, with those that only an admin may know. */
export async function readSettings(d1: D1Database): Promise<SettingsInput> {
  const [row] = await selectLines(d1).where(eq(siteLines.name, SETTINGS));
  return { ...FIRST_OF_ALL_SETTINGS, ...(row && JSON.parse(row.facts)) };
}

/** What was edited, as the database has it now: for what is written without a directory at hand, such as mail. */
export const readEdited = async (d1: D1Database) => editedOf(await selectLines(d1));
