/**
 * The copies of the site that the global set-up opens, by what their database holds: the sample, the sample with records
 * and a past that strain a layout, people who sign in, the same for journeys that must be the only ones to write, people one
 * of whom was asked by mail whether all is still right, nothing, the same where a registration is approved at once, not even
 * tables, and ten times the sample, of which long lists part.
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
  | 'large';

/** A deployed site that journeys are to visit instead of those copies; undefined of these. */
export const LIVE_ORIGIN = process.env.HANDBOOK_LIVE_ORIGIN;

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
