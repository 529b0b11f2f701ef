import type { PublicService, ServiceType } from '../service.ts';
import { boardAt, type NeedNow } from './board.ts';
import type { BoardRow } from './board-row.ts';
import { isPlenty, needOf } from './needs.ts';
import { firstNow, onlyBeside, soonOf } from './shown-board.ts';

/** A need among all of them, for a screen that is touched: its first lines, and how many are behind it. */
type NeedGlance = {
  need: string;
  name: string;
  /** What is open of it, in words that nobody is sent away with. */
  count: string;
  lines: { row: BoardRow; isOpen: boolean }[];
};

/** Every need at an instant (epoch ms) with so many lines each: what is open, then what opens (docs/product.md#kiosk). */
export const needGlances = (
  services: readonly PublicService[],
  instant: number,
  lines: number,
): NeedGlance[] =>
  boardAt(services, instant).needs.map((its) => {
    const { open, later } = firstNow(its, lines);
    return {
      need: its.need,
      name: needOf(its.need)?.name ?? '',
      count: countWords(its),
      lines: [
        ...open.map((row) => ({ row, isOpen: true })),
        ...later.map((row) => ({ row, isOpen: false })),
      ],
    };
  });

function countWords(its: NeedNow): string {
  const { open, mayBe } = its;
  const only = onlyBeside(its);
  if (only) return only.title;
  if (open.length > 0) return `${open.length} open now`;
  if (soonOf(its).length > 0) return 'See what opens next';
  return mayBe.length > 0 ? `${mayBe.length} may be open: call first` : 'All places';
}

/** A type of which there is very much: a button that leads to its own list, in place of its lines. */
type PlentyType = { type: ServiceType; open: number };

/**
 * A need's board without the types of which there is very much, and those apart: nobody turns through nineteen toilets to
 * read of a shower. A need that has nothing else keeps them.
 */
export function needBoard(
  services: readonly PublicService[],
  instant: number,
  need: string,
): { board: NeedNow | undefined; plenty: PlentyType[] } {
  const board = boardAt(services, instant).needs.find((it) => it.need === need);
  const types = needOf(need)?.types ?? [];
  const apart = types.filter((type) => isPlenty(type) && services.some((it) => it.type === type));
  const rest = (rows: BoardRow[]) => rows.filter(({ type }) => !isPlenty(type));
  if (!board || !services.some(({ type }) => types.includes(type) && !isPlenty(type)))
    return { board, plenty: [] };
  const { open, later, unsure, next, mayBe } = board;
  return {
    board: {
      ...board,
      open: rest(open),
      later: rest(later),
      unsure: rest(unsure),
      next: rest(next),
      mayBe: rest(mayBe),
    },
    plenty: apart.map((type) => ({ type, open: open.filter((row) => row.type === type).length })),
  };
}
