import { FITS } from '../../shared/conditions/fits-parameter.ts';
import { fitsQuery, parseFits } from '../../shared/conditions/fitting.ts';
import { HELPLINE_TYPES } from '../../shared/helplines/helpline.ts';
import { CATEGORIES } from '../../shared/organisations/organisation.ts';
import { OFFLINE } from '../../shared/paths/offline.ts';
import { isPartName } from '../../shared/paths/parts.ts';
import { appendQuery, decodeSegment, partQuery, paths } from '../../shared/paths/paths.ts';
import { trustPath } from '../../shared/paths/report-paths.ts';
import { searchedText } from '../../shared/search/search.ts';
import { ALL_HELP, NEEDS } from '../../shared/services/board/needs.ts';
import { parseWhen } from '../../shared/services/lists/when.ts';
import { SERVICE_TYPES } from '../../shared/services/service.ts';

const TIMETABLES = SERVICE_TYPES.map(paths.timetable);
const OPEN_TO = [...NEEDS, ALL_HELP].map(({ id }) => paths.need(id));

/** What search engines are told of. */
export const PUBLIC_PAGES = [
  paths.home,
  paths.immediateSupport,
  ...OPEN_TO,
  paths.tonight,
  ...TIMETABLES,
  paths.helplines,
  ...HELPLINE_TYPES.map(paths.helplineType),
  paths.organisations,
  ...CATEGORIES.map((category) => paths.orgCategory(category)),
  paths.holidays,
  paths.joinUs,
  paths.privacyPolicy,
  paths.termsOfService,
  paths.accessibility,
];

/** What else is the same for everyone. */
const OTHERS = [
  `${paths.holidays}/all`,
  paths.orgCategory(),
  paths.search(),
  paths.notices,
  paths.numbers,
  trustPath,
  paths.login,
  paths.register,
  paths.printPlaces,
  // In the copy of every phone, and so part of each first visit.
  OFFLINE.shell,
];

/** What is the same for everyone without a query alone: with one it says what was chosen for somebody. */
export const isChosen = (path: string, url: string): boolean =>
  url.includes('?') && decodeSegment(path) === paths.printPlaces;

/** The pages by their decoded addresses: a page may be asked for in many spellings. */
const KNOWN = new Map(
  [...PUBLIC_PAGES, ...OTHERS].map((path) => [decodeURIComponent(path), path] as const),
);

/** Pages whose list can be asked for by time. */
const TIMED = new Set([paths.home, paths.holidays, ...OPEN_TO, ...TIMETABLES]);

/** Pages whose list can be asked for who is let in. */
const FITTING = new Set([...OPEN_TO, ...TIMETABLES]);

/** Pages whose list parts in a large city. */
const PARTED = new Set([
  paths.organisations,
  ...TIMETABLES,
  ...HELPLINE_TYPES.map(paths.helplineType),
  ...CATEGORIES.map((category) => paths.orgCategory(category)),
]);

/**
 * The one address of a public page, without what its server does not look at: pages are remembered by it. Null for every
 * other page. `query` reads a parameter, `every` all of its name.
 */
export function publicAddress(
  path: string,
  query: (name: string) => string | null,
  every: (name: string) => string[],
): string | null {
  const known = KNOWN.get(decodeSegment(path) ?? '');
  if (known === paths.search()) return paths.search(searchedText(query('q')));
  if (!known) return null;
  const when = TIMED.has(known) ? parseWhen(query('when')) : null;
  const asked = PARTED.has(known) ? query('part') : null;
  return appendQuery(
    known,
    isPartName(asked) && partQuery(asked).slice(1),
    when ? `when=${when}` : '',
    FITTING.has(known) && fitsQuery(parseFits(every(FITS))),
  );
}

export const isSearch = (address: string) => address.startsWith(paths.search());

/** Whether anybody can make up any number of such addresses: with a text to search for, a date, a part, or conditions. */
export const isAsked = (address: string) =>
  isSearch(address) || /when=\d|\?part=|[?&]fits=/.test(address);
