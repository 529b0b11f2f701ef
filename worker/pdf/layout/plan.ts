import type { Target } from '../../../shared/paper/handbook/sections.ts';
import { type Tag, tagOf } from './boxes.ts';
import type { Page } from './paginate.ts';

/**
 * Rounds in which running text names pages. A number may move a line, and the line a number: where that goes on, the
 * text does without, and what is left, the numbers at the edge of lists, moves nothing.
 */
const NAMES_PAGES = 5;

/** What is known of a paper before it is laid out. */
export type Known = {
  /** Of each target its page, from 1; null before the first layout. */
  numbers: ReadonlyMap<Target, number> | null;
  pageCount: number;
  namesPages: boolean;
};

/** How a paper will come out. */
export type Plan = Known & {
  numbers: ReadonlyMap<Target, number>;
  /** Of the root that a layout begins with and any tag under it: the last page with something of that tag, from 0. */
  lastPageOf: (root: Tag) => (tag: Tag) => number;
};

/** Lays a paper out under `root`, and hands over each page when it is whole; gives all of them, without what stands on them. */
export type LayOut = (
  known: Known,
  root: Tag,
  finish: (page: Page, at: number) => void,
) => readonly Page[];

/** Lays out again until every page number in the text is that of the page it names: as a rule three times. */
export function planPages(layOut: LayOut): Plan {
  let known: Known = { numbers: null, pageCount: 0, namesPages: true };
  for (let round = 0; round < NAMES_PAGES + 3; round++) {
    known = { ...known, namesPages: round < NAMES_PAGES };
    const root = rootTag();
    const lastPages: number[] = [];
    const pages = layOut(known, root, (page, at) => {
      for (const { marks } of page.placed)
        for (const mark of marks) {
          let tag = mark.kind === 'area' ? null : mark.tag;
          for (; tag && lastPages[tag.order - root.order] !== at; tag = tag.parent)
            lastPages[tag.order - root.order] = at;
        }
    });
    const numbers = numbersOf(pages);
    const isSettled =
      known.pageCount === pages.length && known.numbers && isSame(known.numbers, numbers);
    known = { ...known, numbers, pageCount: pages.length };
    // Each layout makes the same tags in the same order.
    const lastPageOf = (from: Tag) => (tag: Tag) => lastPages[tag.order - from.order] ?? -1;
    if (isSettled) return { ...known, numbers, lastPageOf };
  }
  throw new Error('The page numbers of this paper do not settle.');
}

export const rootTag = (): Tag => tagOf('Document', null);

const numbersOf = (pages: readonly Page[]): ReadonlyMap<Target, number> =>
  new Map(pages.flatMap(({ anchors }, at) => anchors.map(({ target }) => [target, at + 1])));

const isSame = <T>(one: ReadonlyMap<Target, T>, other: ReadonlyMap<Target, T>) =>
  one.size === other.size && [...one].every(([target, page]) => other.get(target) === page);
