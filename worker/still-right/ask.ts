import type { D1Database } from '@cloudflare/workers-types';
import { askedListings } from '../../shared/still-right/asked-listings.ts';
import { askingsDue, daysSinceCheck } from '../../shared/time/checked.ts';
import { createClosingsBeside } from '../dated-changes/due-closings.ts';
import { database } from '../db/client.ts';
import { readDirectory } from '../directory/build/build.ts';
import { viewOnDate } from '../directory/dated.ts';
import { readSettings } from '../edited/edited.ts';
import { mayBeAsked, noteAsking } from '../mail/askings.ts';
import type { AskingMail } from '../mail/kinds.ts';
import { queueAsking } from '../mail/stand-ins.ts';
import { loadFactsAt } from './link.ts';
import { type OldestCheck, oldestChecks } from './queries.ts';

/** So many are asked in one run of the jobs, as many as are mailed in one: each takes some questions to the database. */
const ASKED_IN_A_RUN = 20;
/** A mail names so many listings. */
const NAMED = 30;

/**
 * Asks by mail whether listings are still right: each sign-in of an organisation, 45, 66 and 87 days (settings) after the
 * oldest check of its listings, but not within 21 days of another asking (docs/product.md#asking), and in the same mail whether
 * its closings until further notice still hold, where that is due. That it was asked is noted
 * in the batch of its mail, so that a run that is missed loses nothing and one that is doubled repeats nothing.
 */
export async function askStillRight(d1: D1Database, now: number) {
  const after = await loadAskingDays(d1);
  const due = await whoIsDue(d1, now);
  if (due.length === 0) return;
  const directory = viewOnDate(await readDirectory(d1), now);
  const closingsBeside = await createClosingsBeside(d1, now);
  for (const organisation of due.slice(0, ASKED_IN_A_RUN)) {
    const asked = askedListings(directory, organisation._id, now);
    const facts = await loadFactsAt(d1, organisation._id, now);
    if (!asked || !facts) continue;
    const days = daysSinceCheck(organisation, now);
    const { closings, mark } = await closingsBeside(organisation._id);
    const mail: AskingMail = {
      kind: 'still-right',
      data: {
        name: asked.name,
        listings: asked.listings.slice(0, NAMED).map(({ summary }) => summary),
        more: Math.max(0, asked.listings.length - NAMED),
        // JSON has no infinity.
        days: Number.isFinite(days) ? days : -1,
        isReminder: timesAsked(organisation, after) > 0,
        about: facts.about,
        ...closings,
      },
    };
    await database(d1).batch([
      noteAsking(d1, organisation._id, now, true),
      queueAsking(d1, mail, organisation._id, now),
      ...mark,
    ]);
  }
}

/** Whose listings are to be asked about now. */
export async function whoIsDue(d1: D1Database, now: number): Promise<OldestCheck[]> {
  const after = await loadAskingDays(d1);
  return (await oldestChecks(d1)).filter((it) => isDue(it, after, now));
}

/** After how many days without a check each asking is due. */
export async function loadAskingDays(d1: D1Database): Promise<number[]> {
  const { askCheckDays, askCheckAgainDays, askCheckLastDays } = await readSettings(d1);
  return [askCheckDays, askCheckAgainDays, askCheckLastDays];
}

const isDue = (organisation: OldestCheck, after: readonly number[], now: number) =>
  organisation.signIns > 0 &&
  mayBeAsked(organisation.askedAt, now) &&
  askingsDue(organisation, now, after) > timesAsked(organisation, after);

/** How many of the askings were due when it was last asked: what came due together then was one mail. */
const timesAsked = (organisation: OldestCheck, after: readonly number[]): number =>
  organisation.stillRightAt
    ? askingsDue(organisation, Date.parse(organisation.stillRightAt), after)
    : 0;
