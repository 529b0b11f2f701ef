import { addDays, cityInstant, cityTime, dayOf } from '../../../shared/time/city-time.ts';

/**
 * The copies of the site that the global set-up opens, by what their database holds: the sample, the sample with records
 * and a past that strain a layout, people who sign in, the same for journeys that must be the only ones to write, people one
 * of whom was asked by mail whether all is still right, nothing, the same where a registration is approved at once, not even
 * tables, ten times the sample, of which long lists part, the sample on Christmas Day, and the sample late on a Saturday. To the
 * clock of one of the last two a journey shifts its browser's.
 */
export type SiteName =
  | 'sample'
  | 'full'
  | 'accounts'
  | 'alone'
  | 'asked'
  | 'empty'
  | 'welcoming'
  | 'broken'
  | 'large'
  | 'christmas'
  | 'saturday';

/** How far the clock of the site at Christmas is ahead (ms): it is 11 in the morning of the coming 25 December there. */
process.env.HANDBOOK_TO_CHRISTMAS ??= String(untilChristmas());
export const TO_CHRISTMAS = Number(process.env.HANDBOOK_TO_CHRISTMAS);

/** Worked out once for the site and every worker, which have to agree. */
function untilChristmas(): number {
  const now = Date.now();
  const year = new Date(now).getUTCFullYear();
  const days = [year, year + 1].map((it) => Date.parse(`${it}-12-25T11:00Z`));
  return (days.find((it) => it >= now) ?? now) - now;
}

/** A deployed site that journeys are to visit instead of those copies; undefined of these. */
export const LIVE_ORIGIN = process.env.HANDBOOK_LIVE_ORIGIN;

/** How far the clock of the site on a Saturday is ahead (ms): it is 11 in the evening of the coming one there. */
process.env.HANDBOOK_TO_SATURDAY ??= String(untilSaturday());
export const TO_SATURDAY = Number(process.env.HANDBOOK_TO_SATURDAY);

function untilSaturday(): number {
  const now = Date.now();
  const today = cityTime(now).date;
  const nights = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((days) => addDays(today, days))
    .filter((date) => dayOf(date) === 'Saturday')
    .map((date) => cityInstant(date, 23 * 60));
  return (nights.find((it) => it >= now) ?? now) - now;
}

/** Handed to Playwright's workers through the environment, the one thing that they inherit. */
const OPENER = 'HANDBOOK_SITES_OPENER';

/** Tells the workers where the sites are opened. */
export function announceOpener(origin: string) {
  process.env[OPENER] = origin;
}

/** Where a copy of the site is: the first that asks has it opened. */
export async function originOf(site: SiteName): Promise<string> {
  if (LIVE_ORIGIN) return LIVE_ORIGIN;
  const answer = await fetch(`${process.env[OPENER]}/${site}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The ${site} site could not be opened: ${text}`);
  return text;
}
