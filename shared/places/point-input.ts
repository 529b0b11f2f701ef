import { z } from 'zod';
import { LIMITS } from '../validation/limits.ts';
import { postcodeOf } from './addresses.ts';
import type { Point } from './point.ts';

/** What an admin says of an address: a whole postcode or its coordinates; '' leaves it to the postcode that it names. */
export const PointInput = z.object({
  address: z
    .string()
    .trim()
    .min(1, 'Choose an address.')
    .max(LIMITS.address.value, LIMITS.address.message),
  place: z
    .string()
    .trim()
    .max(LIMITS.pointPlace.value, LIMITS.pointPlace.message)
    .refine(
      (place) =>
        place === '' || readCoordinates(place) !== undefined || postcodeOf(place) !== undefined,
      'Write a whole postcode (BS1 4DJ), or degrees north and east (51.4513, -2.5991).',
    ),
});

/** Degrees north and east of places on these islands. */
const NORTH = [49, 61] as const;
const EAST = [-9, 2] as const;

const isWithin = (value: number, [least, most]: readonly [number, number]) =>
  value >= least && value <= most;

/** Coordinates as maps write them, "51.4513, -2.5991"; undefined for what is not coordinates, or is outside the area. */
export function readCoordinates(text: string): Point | undefined {
  const [, north, east] = /^(\d{2}(?:\.\d+)?)[,\s]+(-?\d(?:\.\d+)?)$/.exec(text.trim()) ?? [];
  const point = [Number(north), Number(east)] as const;
  return isWithin(point[0], NORTH) && isWithin(point[1], EAST) ? point : undefined;
}
