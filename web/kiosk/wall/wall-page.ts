import type { BoardRow } from '../../../shared/services/board/board-row.ts';
import type { BoardPart } from '../../../shared/services/board/shown-board.ts';
import type { WallPart } from '../../../shared/services/board/wall-pages.ts';

/** Where a wall screen is in what it turns through: the part, and the first line of its page in it. */
export type WallPlace = { part: number; first: number };

/** A line, of a place or of how many more there are, and the heading where it begins under another. */
export type WallLine = WallPlace & { heading?: BoardPart } & ({ row: BoardRow } | { more: string });

const linesOf = ({ rows, more }: WallPart) => [
  ...rows.map((row) => ({ row })),
  ...(more ? [{ more }] : []),
];

/** Whether a part still has such a line: the hour may leave fewer. */
export const isThere = (parts: readonly WallPart[], { part, first }: WallPlace): boolean => {
  const its = parts[part];
  return its !== undefined && first < linesOf(its).length;
};

/**
 * The lines from a place on to the end of what has the same name: what opens later follows what is open, as far as the glass has
 * room. The page's own heading is that of its first line; a line says its heading where another begins.
 */
export function linesFrom(parts: readonly WallPart[], { part, first }: WallPlace): WallLine[] {
  const begin = parts[part];
  return parts.flatMap((its, at) => {
    if (at < part || its.name !== begin?.name) return [];
    const lines = linesOf(its).map((line, number) => ({
      ...line,
      part: at,
      first: number,
      ...(at > part && number === 0 && { heading: its }),
    }));
    return at === part ? lines.slice(first) : lines;
  });
}

/** The place of the page after one that shows so many of its lines. */
export function placeAfter(
  parts: readonly WallPart[],
  lines: readonly WallLine[],
  shown: number,
): WallPlace {
  const next = lines[shown];
  if (next) return { part: next.part, first: next.first };
  const last = lines.at(-1)?.part ?? -1;
  return { part: (last + 1) % Math.max(1, parts.length), first: 0 };
}

/** "3–4 of 7", of all places that have a page's name; '' where the page has them all. */
export function positionOf(parts: readonly WallPart[], place: WallPlace, shown: number): string {
  const name = parts[place.part]?.name;
  const all = parts.flatMap((its) => (its.name === name ? its.rows : [])).length;
  const lines = linesFrom(parts, place);
  const countOf = (those: readonly WallLine[]) => those.filter((line) => 'row' in line).length;
  const before = all - countOf(lines);
  const to = before + countOf(lines.slice(0, shown));
  if (to === before || to - before === all) return '';
  return `${before + 1 < to ? `${before + 1}–${to}` : to} of ${all}`;
}
