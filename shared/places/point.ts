// Where places are and how far it is to them: docs/product.md#how-far. A visitor's phone reckons with this, and nothing of
// where they are leaves it (docs/decisions/068-how-far-on-the-phone.md).

/** Degrees north and east (WGS84), to four decimals: ten metres. */
export type Point = readonly [latitude: number, longitude: number];

/** As far as a place may be from every other one before nobody would walk or ride there: in metres. */
export const TOO_FAR = 30_000;

/** The radius of the earth, in metres. */
const RADIUS = 6_371_009;
const RADIANS = Math.PI / 180;

/** The straight line between two points in metres, by the haversine formula. */
export function metresBetween(one: Point, other: Point): number {
  const north = Math.sin(((other[0] - one[0]) * RADIANS) / 2);
  const east = Math.sin(((other[1] - one[1]) * RADIANS) / 2);
  const part = north ** 2 + Math.cos(one[0] * RADIANS) * Math.cos(other[0] * RADIANS) * east ** 2;
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** How far it is to the nearest of some points in metres; null where there is none. */
export function metresTo(from: Point, points: readonly Point[] | undefined): number | null {
  if (!points?.length) return null;
  return Math.min(...points.map((point) => metresBetween(from, point)));
}

/** Streets are no straight lines. */
const DETOUR = 1.3;
/** At 4.5 km/h. */
const METRES_A_MINUTE = 75;

/** How many minutes somebody walks so many metres of straight line: a rough figure. */
export const walkingMinutes = (metres: number): number => (metres * DETOUR) / METRES_A_MINUTE;

/** Above so many minutes nobody is told to walk. */
const LONGEST_WALK = 120;
/** Above so many minutes a figure is rounded to five of them: nobody knows it better. */
const KNOWN_TO_THE_MINUTE = 10;

/** The minutes of a walk in words, which say that they are rough: "About 15 minutes’ walk". */
export function walkWords(metres: number): string {
  const minutes = walkingMinutes(metres);
  if (minutes > LONGEST_WALK) return 'More than 2 hours’ walk';
  const step = minutes > KNOWN_TO_THE_MINUTE ? 5 : 1;
  const rounded = Math.max(1, Math.round(minutes / step) * step);
  return `About ${rounded} ${rounded === 1 ? 'minute’s' : 'minutes’'} walk`;
}

/** What is said of a place that has no known point, such as one whose address is not public. */
export const DISTANCE_NOT_KNOWN = 'Distance not known';
