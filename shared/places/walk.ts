import { metresTo, type Point } from './point.ts';

/** A place of a walk, and how far it is from the one before: along a straight line, in metres; 0 of the first. */
export type Stop<Item> = { item: Item; metres: number };

/** Some places in the order of a walk, and those of which nobody knows where they are, in the order given. */
export type Walk<Item> = { stops: Stop<Item>[]; unknown: Item[] };

/**
 * An order to walk some places in, wherever the walk begins: of the walks that begin at one of them and go on to the nearest that
 * is left, and of the order given, the shortest. Of a place with several points the first counts. It takes the cube of their
 * number, of which a list of one's own has 40 at most.
 */
export function orderAsWalk<Item>(
  items: readonly Item[],
  pointsOf: (item: Item) => readonly Point[] | undefined,
): Walk<Item> {
  const known = items.flatMap((item) => {
    const [point] = pointsOf(item) ?? [];
    return point ? [{ item, point }] : [];
  });
  const isKnown = new Set(known.map(({ item }) => item));
  const walks = [known, ...known.map((first) => walkFrom(first, known))];
  const [shortest = []] = walks
    .map(measureWalk)
    .sort((one, other) => lengthOf(one) - lengthOf(other));
  return { stops: shortest, unknown: items.filter((item) => !isKnown.has(item)) };
}

type Placed<Item> = { item: Item; point: Point };

/** Goes from one place on to the nearest that is left, until there is none. */
function walkFrom<Item>(first: Placed<Item>, all: readonly Placed<Item>[]): Placed<Item>[] {
  const left = new Set(all);
  const walk: Placed<Item>[] = [];
  for (let at: Placed<Item> | undefined = first; at; at = nearestOf(at.point, left)) {
    walk.push(at);
    left.delete(at);
  }
  return walk;
}

function nearestOf<Item>(from: Point, left: Iterable<Placed<Item>>): Placed<Item> | undefined {
  let found: Placed<Item> | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const placed of left) {
    const metres = metresTo(from, [placed.point]) ?? least;
    if (metres < least) [found, least] = [placed, metres];
  }
  return found;
}

const measureWalk = <Item>(walk: readonly Placed<Item>[]): Stop<Item>[] =>
  walk.map(({ item, point }, at) => {
    const before = walk[at - 1];
    return { item, metres: before ? (metresTo(before.point, [point]) ?? 0) : 0 };
  });

const lengthOf = (stops: readonly Stop<unknown>[]) =>
  stops.reduce((sum, { metres }) => sum + metres, 0);
