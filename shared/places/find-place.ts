import { metresTo, type Point, TOO_FAR } from './point.ts';

// What somebody types to say where they are: a postcode, the beginning of one, or an area by its name. It is looked up on
// their phone, in the table of the whole city: no request says which part is meant.

/** What a phone looks places up in. */
export type PlaceTable = {
  /**
   * The streets by the first half of their postcode ("BS1"): of "4D", which all that begin with "BS1 4D" share, the point in
   * their middle, as `readGroups` reads it.
   */
  postcodes: Readonly<Record<string, string>>;
  /** Areas, streets and houses that addresses name ("Easton"), with the middle of those addresses. */
  areas: Readonly<Record<string, Point>>;
};

/** A place that was found, by its name as people write it, or why none was. */
export type FoundPlace = { name: string; point: Point } | { fault: string };

/** Each in a sentence of its own; the list stays as it is. */
export const PLACE_FAULTS = {
  nothing: 'Type a postcode, the first half of one, or the name of an area or a street.',
  unknown:
    'We know no such area or street of this city. Type a postcode, or the first half of one.',
  badPostcode: 'There is no such postcode. Check it, or type its first half alone.',
  otherCity: 'That postcode is not in this city or near it.',
  tooFar: `That is more than ${TOO_FAR / 1000} km from every place that is listed here.`,
  refused: 'Your phone did not say where you are. Type a postcode or an area in its place.',
  notFound: 'Your phone could not find where you are. Type a postcode or an area in its place.',
  noTable: 'The distances could not be loaded. Try again where you have a connection.',
} as const;

/** Characters of what is typed that are looked at: more is no postcode, and no area. */
export const PLACE_TEXT = 60;

const GROUP = /(\d[A-Z])(-?[\d.]+),(-?[\d.]+)/g;

/** The points of the streets of one first half, by what they begin with: "4D". */
const readGroups = (text: string): Map<string, Point> =>
  new Map(
    Array.from(text.matchAll(GROUP), ([, name = '', north, east]) => [
      name,
      [Number(north), Number(east)],
    ]),
  );

/** Writes groups of points as `readGroups` reads them. */
export const writeGroups = (groups: Iterable<readonly [string, Point]>): string =>
  Array.from(groups, ([name, [north, east]]) => `${name}${north},${east}`).join(' ');

/** Letters and digits alone, as people write postcodes in every way. */
const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)(\d(?:[A-Z]{1,2})?)?$/;

/** Every way to read it: "BS12" is the first half of "BS12 4AA", or of "BS1 2AA" with a digit. The longer one first. */
function readPostcode(text: string): { out: string; rest: string }[] {
  const signs = text.toUpperCase().replaceAll(/\s+/g, ' ').trim();
  const [whole, half] = signs.split(' ');
  const one = POSTCODE.exec(signs.replaceAll(' ', ''));
  if (!one) return [];
  const [, out = '', rest = ''] = one;
  // Who writes a blank has said where it is parted.
  if (half !== undefined) return whole && half ? [{ out: whole, rest: half }] : [];
  const shorter =
    rest === '' && /\d\d$/.test(out) ? [{ out: out.slice(0, -1), rest: out.slice(-1) }] : [];
  return [{ out, rest }, ...shorter];
}

/** Looks up what somebody typed. */
export function findPlace(typed: string, { postcodes, areas }: PlaceTable): FoundPlace {
  const text = typed.trim().slice(0, PLACE_TEXT);
  if (!/[\p{L}\p{N}]/u.test(text)) return { fault: PLACE_FAULTS.nothing };
  const read = readPostcode(text);
  const known = read.find(({ out }) => Object.hasOwn(postcodes, out));
  if (known) return findPostcode(known.out, known.rest, postcodes[known.out] ?? '');
  if (read.length > 0) return { fault: PLACE_FAULTS.otherCity };
  return findArea(text, areas) ?? { fault: PLACE_FAULTS.unknown };
}

function findPostcode(out: string, rest: string, text: string): FoundPlace {
  const begins = rest.slice(0, 2);
  const points = [...readGroups(text)].flatMap(([name, point]) =>
    name.startsWith(begins) ? [point] : [],
  );
  const point = middleOf(points);
  return point ? { name: `${out} ${rest}`.trim(), point } : { fault: PLACE_FAULTS.badPostcode };
}

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^the\s/, '')
    .replaceAll(/\bsaint\b/g, 'st')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** So near each other (metres), places with the same beginning are one to who is there: Bedminster, Bedminster Parade. */
const SAME_PLACE = 1_000;

/** Finds an area, a street or a house by its whole name, or as it begins where only one does or all that do are near it. */
function findArea(text: string, areas: PlaceTable['areas']): FoundPlace | undefined {
  const letters = lettersOf(text);
  const named = Object.entries(areas)
    .filter(([name]) => lettersOf(name).startsWith(letters))
    .sort(([a], [b]) => a.length - b.length);
  const [shortest] = named;
  if (!shortest) return undefined;
  const [name, point] = shortest;
  const isNear = ([, other]: (typeof named)[number]) =>
    (metresTo(point, [other]) ?? 0) < SAME_PLACE;
  return lettersOf(name) === letters || named.every(isNear) ? { name, point } : undefined;
}

/** The mean of some points, to four decimals; undefined for none. */
export function middleOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const mean = (at: 0 | 1) =>
    Math.round((points.reduce((sum, point) => sum + point[at], 0) / points.length) * 10_000) /
    10_000;
  return [mean(0), mean(1)];
}

/** Whether a point is too far from every one of these to be of the city. */
export const isTooFar = (from: Point, points: Iterable<readonly Point[]>): boolean => {
  for (const own of points) if ((metresTo(from, own) ?? TOO_FAR) < TOO_FAR) return false;
  return true;
};
