import { groupTitles } from '../lists/day-words.ts';
import type { PublicService, ServiceType } from '../service.ts';
import { boardAt, boardOn, type NeedNow, type NeedOn } from './board.ts';
import type { BoardRow } from './board-row.ts';
import { isBeside, isPlenty, needOf } from './needs.ts';
import { describeCount, firstOn, leadWithNext, listFirstNow, soonOf } from './shown-board.ts';

/** A need among all of them, for a screen that is touched: its first lines, and how many are behind it. */
export type NeedGlance = {
  need: string;
  name: string;
  /** What is open of it, in words that nobody is sent away with. */
  count: string;
  lines: { row: BoardRow; isOpen: boolean }[];
};

/** In place of a count where nothing is open yet: its lines say the same. */
export const SEE_NEXT = 'See what opens next';

/** Every need at an instant (epoch ms) with so many lines each: what is open, then what opens (docs/product.md#kiosk). */
export const needGlances = (
  services: readonly PublicService[],
  instant: number,
  lines: number,
): NeedGlance[] =>
  boardAt(services, instant).needs.map((its) => {
    const { open, later } = listFirstNow(its, lines);
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

/** What answers a need, without what stands beside it: the button of a kiosk's need has room for one number. */
const listAnswering = (rows: readonly BoardRow[]) => rows.filter(({ type }) => !isBeside(type));

function countWords(its: NeedNow): string {
  const { open, mayBe } = its;
  const only = leadWithNext(its);
  if (only) return only.title;
  const answering = listAnswering(open);
  if (open.length > 0) return describeCount(answering.length > 0 ? answering : open, 'open now');
  if (soonOf(its).length > 0) return SEE_NEXT;
  return mayBe.length > 0 ? `${mayBe.length} may be open: call first` : 'All places';
}

/**
 * Every need on a city date YYYY-MM-DD, as it is known at an instant (epoch ms): the first that are known to be open. What does
 * not answer a need takes no line of it: nobody reads three toilets below a count of showers.
 */
export const needGlancesOn = (
  services: readonly PublicService[],
  date: string,
  instant: number,
  lines: number,
): NeedGlance[] =>
  boardOn(services, date, instant).map((its) => {
    const answering = listAnswering(its.known);
    return {
      need: its.need,
      name: needOf(its.need)?.name ?? '',
      count: countWordsOn(its, answering),
      lines: firstOn({ ...its, known: answering }, lines).later.map((row) => ({
        row,
        isOpen: false,
      })),
    };
  });

function countWordsOn({ known, mayBe, over }: NeedOn, answering: readonly BoardRow[]): string {
  const titles = groupTitles({ known: answering, closed: [] });
  const [beside] = known;
  if (!beside && mayBe.length === 0 && over.length > 0) return titles.over;
  if (answering.length > 0 || (!beside && mayBe.length === 0)) return titles.known;
  return beside ? `Known to be open: ${beside.type.toLowerCase()} only` : titles.unsure;
}

/** A type of which there is very much: a button that leads to its own list, in place of its lines. */
export type PlentyType = { type: ServiceType; open: number };

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
  const apart = plentyOf(services, need);
  if (!board || apart.length === 0) return { board, plenty: [] };
  const { open, later, unsure, next, mayBe } = board;
  return {
    board: {
      ...board,
      open: withoutPlenty(open),
      later: withoutPlenty(later),
      unsure: withoutPlenty(unsure),
      next: withoutPlenty(next),
      mayBe: withoutPlenty(mayBe),
    },
    plenty: countEach(apart, open),
  };
}

/** Like `needBoard`, but for a city date YYYY-MM-DD, as it is known at an instant (epoch ms). */
export function needBoardOn(
  services: readonly PublicService[],
  date: string,
  instant: number,
  need: string,
): { board: NeedOn | undefined; plenty: PlentyType[] } {
  const board = boardOn(services, date, instant).find((it) => it.need === need);
  const apart = plentyOf(services, need);
  if (!board || apart.length === 0) return { board, plenty: [] };
  const { known, mayBe, over } = board;
  return {
    board: {
      ...board,
      known: withoutPlenty(known),
      mayBe: withoutPlenty(mayBe),
      over: withoutPlenty(over),
    },
    plenty: countEach(apart, known),
  };
}

/** The types of a need that stand apart in its list; none where it has nothing else. */
function plentyOf(services: readonly PublicService[], need: string): ServiceType[] {
  const types = needOf(need)?.types ?? [];
  const hasOther = services.some(({ type }) => types.includes(type) && !isPlenty(type));
  return hasOther
    ? types.filter((type) => isPlenty(type) && services.some((it) => it.type === type))
    : [];
}

const withoutPlenty = (rows: BoardRow[]) => rows.filter(({ type }) => !isPlenty(type));

const countEach = (types: readonly ServiceType[], open: readonly BoardRow[]): PlentyType[] =>
  types.map((type) => ({ type, open: open.filter((row) => row.type === type).length }));
