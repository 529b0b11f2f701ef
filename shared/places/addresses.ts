import { site } from '../site/site.ts';
import { middleOf, type PlaceTable } from './find-place.ts';
import type { Point } from './point.ts';

const POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)\s{0,3}(\d[A-Z])([A-Z])\b/i;

/** The postcode that an address names, as the table has it: "BS1 4D" and the letter after it. Undefined without one. */
export function postcodeOf(address: string): { group: string; letter: string } | undefined {
  const [, out = '', group = '', letter = ''] = POSTCODE.exec(address) ?? [];
  return out ? { group: `${out} ${group}`.toUpperCase(), letter: letter.toUpperCase() } : undefined;
}

/** What no area is called by: a street, or a place in it. */
const STREET =
  /\d|\b(?:road|rd|street|avenue|ave|lane|drive|court|crescent|close|place|square|terrace|gardens|walk|row|way|parade|south|north|house|hall|centre|church|library|hospital|station|address|park|gate|plain)\b/i;

/** The area that an address names: the last of its parts before the city, unless that is its house or street. */
export function areaOf(address: string): string | undefined {
  const parts = address.split(',').map((part) => part.trim());
  const last = parts.pop()?.replace(POSTCODE, '').trim();
  const area = parts.length > 1 ? parts.at(-1) : undefined;
  const isNamed = area && last === site().city && area.length < 30 && !STREET.test(area);
  return isNamed ? area.replace(/^St\.? /, 'St ') : undefined;
}

/** A house's number or a flat's before the name of its street, and what stands in for an address. */
const NUMBER = /^(?:c\/o |unit )?\d+[a-z]?(?:[-–]\d+[a-z]?)? |^c\/o /i;

/** Longer ones nobody types. */
const LONGEST_NAME = 40;

/** The streets and houses that an address names, as people say where they are: "Old Market Street", "The Galleries". */
export function landmarksOf(address: string): string[] {
  const parts = address.split(',').map((part) => part.trim());
  const isInCity = parts.pop()?.replace(POSTCODE, '').trim() === site().city;
  return (isInCity ? parts : [])
    .map((part) => part.replace(NUMBER, ''))
    .filter((name) => /^[\p{L}][\p{L}'’. -]+$/u.test(name) && name.length <= LONGEST_NAME);
}

/** Areas by the middle of the addresses that name them. */
export const areasOf = (placed: Placed): PlaceTable['areas'] =>
  middlesOf(placed, (address) => [areaOf(address)].filter((area) => area !== undefined));

/** Streets and houses, likewise. */
export const allLandmarks = (placed: Placed): PlaceTable['areas'] => middlesOf(placed, landmarksOf);

type Placed = Iterable<readonly [address: string, point: Point]>;

function middlesOf(placed: Placed, namesIn: (address: string) => string[]): PlaceTable['areas'] {
  const points = new Map<string, Point[]>();
  for (const [address, point] of placed)
    for (const name of namesIn(address)) points.set(name, [...(points.get(name) ?? []), point]);
  return Object.fromEntries(
    [...points]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, own]) => {
        const middle = middleOf(own);
        return middle ? [[name, middle]] : [];
      }),
  );
}
