import type { PublicService } from '../service.ts';
import type { NeedNow } from './board.ts';
import { needOf } from './needs.ts';
import { type BoardPart, glanceAt, listPartsNow } from './shown-board.ts';
import { wallBoardAt, wallBoardOf } from './wall-board.ts';

/** What a wall screen turns through: lines of one kind for one need, as many at a time as the glass has room for. */
export type WallPart = BoardPart & {
  /** 'Eat', 'Here today'. */
  name: string;
  /** What there is besides its lines, in words; '' for nothing. */
  more: string;
};

/** The needs that an address names, in its order; none for those that nobody knows. */
export const parseNeeds = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((need) => need.trim())
      .filter(needOf),
  ),
];

/** The most lines of each kind and need: nobody is to wait through nineteen toilets for the kind that they need. */
const LINES = 8;

/**
 * What a wall screen says at an instant (epoch ms): each of `needs` and nothing else; where none is named, what is on at `own`,
 * the organisation it hangs at, then every need. What is to be called first is counted and not listed: nobody rings from
 * across a room.
 */
export function wallParts(
  services: readonly PublicService[],
  instant: number,
  own: string,
  needs: readonly string[],
): WallPart[] {
  const all = wallBoardAt(services, instant);
  const linesFor = (need: string) => {
    const its = all.find((it) => it.need === need);
    return its ? linesOf(needOf(need)?.name ?? '', its) : [];
  };
  if (needs.length > 0) return needs.flatMap(linesFor);
  return [
    ...hereToday(wallBoardOf(own, services, instant)),
    ...all.flatMap(({ need }) => linesFor(need)),
  ];
}

/** The glance above a touch screen at an instant (epoch ms), which the whole room reads. */
export const overheadParts = (services: readonly PublicService[], instant: number): BoardPart[] =>
  glanceAt(wallBoardAt(services, instant));

/** What is on in one house, of all needs together: what is open, then what opens later. */
function hereToday(needs: readonly NeedNow[]): WallPart[] {
  const parts = needs.flatMap((its) => listPartsNow({ ...its, next: [] }));
  const isOpen = parts.some(({ kind }) => kind === 'open');
  const together = (['open', 'later'] as const).flatMap((kind) => {
    const those = parts.filter((part) => part.kind === kind && part.rows.length > 0);
    const [first] = those;
    if (!first) return [];
    // A need of which nothing is open may not say so for the others.
    const title = kind === 'later' && isOpen ? 'Later today' : first.title;
    return [{ kind, title, rows: those.flatMap(({ rows }) => rows) }];
  });
  const mayBe = needs.reduce((sum, its) => sum + its.mayBe.length, 0);
  return countParts('Here today', together, mayBe);
}

const linesOf = (name: string, its: NeedNow): WallPart[] =>
  countParts(
    name,
    listPartsNow(its).filter(({ kind, rows }) => kind !== 'may' && rows.length > 0),
    its.mayBe.length,
  );

/** The first lines of each part, and in words how many there are besides, and how many may be open. */
const countParts = (name: string, parts: readonly BoardPart[], mayBe: number): WallPart[] =>
  parts.map((part, at) => {
    const left = part.rows.length - LINES;
    const isLast = at === parts.length - 1;
    const more = [
      left > 0 && `and ${left} more`,
      isLast && mayBe > 0 && `${mayBe} may be open: call first`,
    ];
    return {
      ...part,
      name,
      rows: part.rows.slice(0, LINES),
      more: more.filter(Boolean).join(', '),
    };
  });
