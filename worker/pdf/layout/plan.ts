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
  /** The page of each target, from 1; null before the first layout. */
  numbers: ReadonlyMap<Target, number> | null;
  pageCount: number;
  namesPages: boolean;
};

/** How a paper will come out. */
export type Plan = Known & {
  numbers: ReadonlyMap<Target, number>;
  /** The last page, from 0, with something of a tag, by the root that the layout begins with. */
  lastPageOf: (root: Tag) => (tag: Tag) => number;
};

/** Lays a paper out under `root`, and hands over each page when it is whole; gives all of them, without what stands on them. */
export type LayOut = (
  known: Known,
  root: Tag,
  finish: (page: Page, at: number) => void,
) => readonly Page[];

/** What was to come on a page has come on another one: the paper has to be planned anew, from what was found if all was drawn. */
export class Moved extends Error {
  readonly found: Known | undefined;

  constructor(message: string, found?: Known) {
    super(message);
    this.found = found;
  }
}

const NOTHING: Known = { numbers: null, pageCount: 0, namesPages: true };

/** What one layout finds. The numbers that its text names may still move a line, which drawing finds out. */
export const planOnce = (layOut: LayOut): Plan => planFrom(NOTHING, layOut);

/** Lays out again until every page number in the text is that of the page it names. */
export function planPages(layOut: LayOut, from: Known = NOTHING): Plan {
  let known = from;
  for (let round = 0; round < NAMES_PAGES + 3; round++) {
    known = { ...known, namesPages: round < NAMES_PAGES };
    const plan = planFrom(known, layOut);
    if (known.numbers && isSamePlan(known, plan)) return plan;
    known = plan;
  }
  throw new Error('The page numbers of this paper do not settle.');
}

function planFrom(known: Known, layOut: LayOut): Plan {
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
  // Each layout makes the same tags in the same order.
  const lastPageOf = (from: Tag) => (tag: Tag) => lastPages[tag.order - from.order] ?? -1;
  return { ...known, numbers: numbersOf(pages), pageCount: pages.length, lastPageOf };
}

/** Throws Moved where these pages are not as they were planned. */
export function checkPlan(plan: Plan, pages: readonly Page[]) {
  const found = { ...plan, numbers: numbersOf(pages), pageCount: pages.length };
  if (!isSamePlan(plan, found)) throw new Moved('A page number has moved a line.', found);
}

type Found = Pick<Known, 'numbers' | 'pageCount'>;

const isSamePlan = (one: Found, other: Found) =>
  one.pageCount === other.pageCount &&
  one.numbers !== null &&
  other.numbers !== null &&
  isSame(one.numbers, other.numbers);

export const rootTag = (): Tag => tagOf('Document', null);

const numbersOf = (pages: readonly Page[]): ReadonlyMap<Target, number> =>
  new Map(pages.flatMap(({ anchors }, at) => anchors.map(({ target }) => [target, at + 1])));

const isSame = <T>(one: ReadonlyMap<Target, T>, other: ReadonlyMap<Target, T>) =>
  one.size === other.size && [...one].every(([target, page]) => other.get(target) === page);
