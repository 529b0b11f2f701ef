import { orderByDistance } from '../../../shared/places/near.ts';
import type { Point } from '../../../shared/places/point.ts';

/** As many as a large city lists. */
export const ORDERED = 1_500;
/** The middle one of so many is taken. */
const ROUNDS = 51;
const FROM: Point = [51.4545, -2.5879];

/** The milliseconds in which that many services are ordered by distance, as a phone does it. */
export function measureOrdering(): number {
  const items = Array.from({ length: ORDERED }, (_, at) => ({ _id: `service-${at}` }));
  // Spread over a city, the same each time, and no two neighbours in the list beside each other.
  const points = Object.fromEntries(
    items.map(({ _id }, at): [string, Point[]] => [
      _id,
      [[51.38 + ((at * 7919) % 1500) / 10_000, -2.7 + ((at * 104_729) % 2500) / 10_000]],
    ]),
  );
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    orderByDistance(items, { name: '', from: FROM, points }, (item) => item);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}
