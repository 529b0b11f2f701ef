/**
 * The copies of the site that the global set-up opens, by what their database holds: the sample, the sample with records
 * and a past that strain a layout, people who sign in, the same for journeys that must be the only ones to write, nothing, the
 * same where a registration is approved at once, not even tables.
 */
export type SiteName = 'sample' | 'full' | 'accounts' | 'alone' | 'empty' | 'welcoming' | 'broken';

const variable = (site: SiteName) => `HANDBOOK_${site.toUpperCase()}_ORIGIN`;

/** Handed to Playwright's workers through the environment, the one thing that they inherit. */
export function announce(site: SiteName, origin: string) {
  process.env[variable(site)] = origin;
}

/** A deployed site that journeys are to visit instead of those copies; undefined of these. */
export const LIVE_ORIGIN = process.env.HANDBOOK_LIVE_ORIGIN;

export function originOf(site: SiteName): string {
  if (LIVE_ORIGIN) return LIVE_ORIGIN;
  const origin = process.env[variable(site)];
  if (!origin) throw new Error(`The global set-up has not opened the ${site} site`);
  return origin;
}
