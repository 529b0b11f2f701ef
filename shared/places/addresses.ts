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

/** Areas by the middle of the addresses that name them. */
export function areasOf(
  placed: Iterable<readonly [address: string, point: Point]>,
): PlaceTable['areas'] {
  const points = new Map<string, Point[]>();
  for (const [address, point] of placed) {
    const area = areaOf(address);
    if (area) points.set(area, [...(points.get(area) ?? []), point]);
  }
  return Object.fromEntries(
    [...points]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([area, own]) => {
        const middle = middleOf(own);
        return middle ? [[area, middle]] : [];
      }),
  );
}
