import { DISTANCE_NOT_KNOWN, metresTo, type Point, walkWords } from './point.ts';

/** Where each listed place is that has a point, by the id of its service or organisation: of the latter there are several. */
export type Points = Readonly<Record<string, readonly Point[]>>;

/** Where somebody is, or wants to set out from, and how far everything is from there. */
export type Near = {
  /** "BS1 4", "Easton", "where you are". */
  name: string;
  from: Point;
  points: Points;
};

/** What became of a place that was posted without script: the status and words of the answer, and how far everything is. */
export type NearOutcome = {
  status: number;
  message: string;
  typed: string;
  near?: Near | undefined;
};

/** What lists ask of a place that somebody sets out from. */
export type NearBy = {
  name: string;
  /** How far it is to a record along a straight line; null where nobody knows. */
  metres: (id: string) => number | null;
  /** How far it is in minutes of walking, in words. */
  words: (id: string) => string;
  order: <Item>(items: readonly Item[], recordOf: (item: Item) => Listed) => Item[];
};

/** What a list asks of a place that somebody is near: metres to a record, the way in words, and the nearest first. */
export const createNearBy = (near: Near): NearBy => ({
  name: near.name,
  metres: (id) => metresTo(near.from, near.points[id]),
  words: (id) => distanceWords(near, id),
  order: (items, recordOf) => orderByDistance(items, near, recordOf),
});

/** How far it is to a record, in words. */
export function distanceWords({ from, points }: Near, id: string): string {
  const metres = metresTo(from, points[id]);
  return metres === null ? DISTANCE_NOT_KNOWN : walkWords(metres);
}

/** What an order looks at: an address that is not public has no distance. */
type Listed = { _id: string; addressNotPublic?: true | undefined };

/**
 * The nearest first. What nobody knows the distance of comes after, secret places last, each in the order given: the place
 * of a secret one says nothing of where it is.
 */
export function orderByDistance<Item>(
  items: readonly Item[],
  { from, points }: Near,
  recordOf: (item: Item) => Listed,
): Item[] {
  const placed = items.map((item, at) => {
    const { _id, addressNotPublic = false } = recordOf(item);
    const metres = addressNotPublic ? null : metresTo(from, points[_id]);
    return { item, at, isSecret: addressNotPublic, metres: metres ?? Number.POSITIVE_INFINITY };
  });
  return placed
    .sort(
      (a, b) =>
        Number(a.isSecret) - Number(b.isSecret) || compare(a.metres, b.metres) || a.at - b.at,
    )
    .map(({ item }) => item);
}

/** Infinity less infinity is no number. */
const compare = (a: number, b: number) => (a === b ? 0 : a - b);
