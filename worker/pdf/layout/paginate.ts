import type { Target } from '../../../shared/paper/handbook/sections.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { type Box, type Group, heightOf, type Mark, markAsArtifact } from './boxes.ts';
import type { Format } from './format.ts';

const above = ({ before = 0, divider }: Group) => before + (divider?.height ?? 0);

/** What a page says at its foot, and which section it belongs to. */
export type Running = {
  /** The public page that says the same. Where sections share a page, its foot leads to the home page, which has all. */
  path: string;
  /** Repeated at the top of the section's further pages. */
  head: (width: number) => Box[];
};

export type Page = {
  /** What stands on it, each box by its top left corner. */
  placed: { x: number; y: number; marks: Mark[] }[];
  anchors: { target: Target; x: number; y: number }[];
  bookmarks: { title: string; level: number; y: number }[];
  path: string;
  /** Drawn without the usual foot. */
  isCover: boolean;
};

/** The marks of a page where they stand on it. */
export const marksOf = ({ placed }: Page): Mark[] =>
  placed.flatMap(({ x, y, marks }) =>
    marks.map((mark) => ({ ...mark, x: mark.x + x, y: mark.y + y })),
  );

const isText = ({ kind }: Mark) => kind === 'text';

type Column = { x: number; width: number };

/** The least of a paragraph or a long row that may stand at the foot or the top of a page. */
const LINES_TOGETHER = 2;

/**
 * Lays groups of boxes on pages: a heading keeps with what follows it, a whole group is never cut unless it is higher
 * than a page, and then between its lines; the head of a table comes again on each page.
 */
export class Paginator {
  readonly pages: Page[] = [];
  /** The width of the page's text, from its left edge. */
  readonly width: number;
  readonly footerHeight: (path: string) => number;
  private readonly format: Format;
  private bottom = 0;
  private y = 0;
  private columns: Column[] = [];
  private column = 0;
  private columnTop = 0;
  private running: Running = { path: paths.home, head: () => [] };
  /** Nothing of the section is laid yet. */
  private isBeginning = false;
  private tableHead: Box[] = [];
  private waiting: Group[] = [];
  private readonly finish: ((page: Page, at: number) => void) | undefined;
  private readonly begun = new Map<Target, number>();

  /**
   * `footerHeight` in points, of a page of that path; the home page's is the least. Where there is a `finish`, it gets each
   * page when nothing more comes on it, and what stands there is let go of: all pages of a large handbook are more than a
   * Worker has room for.
   */
  constructor(
    format: Format,
    footerHeight: (path: string) => number,
    finish?: (page: Page, at: number) => void,
  ) {
    this.format = format;
    this.footerHeight = footerHeight;
    this.finish = finish;
    this.width = format.width - 2 * format.margin;
  }

  /** Begins a section on a new page. */
  section(running: Running, isCover = false) {
    this.follow(running);
    this.newPage(isCover);
  }

  /** Begins a section below the one before, or on a new page where what it begins with does not fit. */
  follow(running: Running) {
    this.settle();
    this.running = running;
    this.isBeginning = true;
    this.columns = [];
    this.tableHead = [];
  }

  /** Places what is still waiting and sets what follows in `count` columns with `gap` points between. */
  inColumns(count: number, gap: number) {
    this.settle();
    const width = this.columnWidth(count, gap);
    const left = this.format.margin;
    this.columns = Array.from({ length: count }, (_, at) => ({
      x: left + at * (width + gap),
      width,
    }));
    this.column = 0;
    this.columnTop = this.y;
  }

  columnWidth(count: number, gap: number): number {
    return (this.width - (count - 1) * gap) / count;
  }

  /** Repeats `head` at the top of each page from here on, until it is taken away with []. */
  repeat(head: Box[]) {
    this.settle();
    this.tableHead = markAsArtifact(head);
  }

  place(group: Group) {
    if (group.withNext) {
      this.waiting.push(group);
      return;
    }
    const least = group.whole
      ? heightOf(group.boxes)
      : heightOf(group.boxes.slice(0, LINES_TOGETHER));
    const before = this.waiting.reduce(
      (sum, heading) => sum + above(heading) + heightOf(heading.boxes),
      above(group),
    );
    if (this.y + before + least > this.bottom && !this.isAtTop()) this.nextColumn();
    this.settle();
    this.lay(group);
  }

  /** The page, from 1, on which a target that is laid already stands. */
  pageOf = (target: Target): number | undefined => this.begun.get(target);

  /** Points left on this page. */
  get room(): number {
    return this.bottom - this.y;
  }

  /** The height of a column without anything in it. */
  get columnHeight(): number {
    return this.bottom - this.format.margin;
  }

  skip(height: number) {
    this.y += height;
  }

  /** Places headings that nothing followed. */
  settle() {
    const { waiting } = this;
    this.waiting = [];
    for (const group of waiting) this.lay(group);
  }

  /** Nothing more comes. */
  end() {
    this.settle();
    this.finishPage();
  }

  private finishPage() {
    const page = this.pages.at(-1);
    if (!page || !this.finish) return;
    this.finish(page, this.pages.length - 1);
    page.placed = [];
    page.bookmarks = [];
  }

  private isAtTop() {
    return this.y <= this.columnTop + 0.01;
  }

  private lay({ boxes, before = 0, divider }: Group) {
    if (this.isBeginning) this.begin();
    if (!this.isAtTop()) {
      this.y += before;
      if (divider) this.put(divider);
    }
    const lines = boxes.flatMap(({ marks }, at) => (marks.some(isText) ? at : []));
    const end = lines.at(-LINES_TOGETHER);
    boxes.forEach((box, at) => {
      const together = at === end ? boxes.slice(at) : [box];
      if (this.y + heightOf(together) > this.bottom + 0.01 && !this.isAtTop()) this.nextColumn();
      this.put(box);
    });
  }

  private begin() {
    const page = this.pages.at(-1);
    if (page && page.path !== this.running.path) page.path = paths.home;
    this.isBeginning = false;
  }

  private put({ height, marks, anchors = [], bookmark }: Box) {
    const page = this.pages.at(-1);
    const x = this.columns[this.column]?.x ?? this.format.margin;
    if (!page) throw new Error('A section begins every page.');
    if (marks.length > 0) page.placed.push({ x, y: this.y, marks });
    for (const target of anchors) {
      page.anchors.push({ target, x, y: this.y });
      this.begun.set(target, this.pages.length);
    }
    if (bookmark) page.bookmarks.push({ ...bookmark, y: this.y });
    this.y += height;
  }

  private nextColumn() {
    if (this.column + 1 < this.columns.length) {
      this.column += 1;
      this.y = this.columnTop;
      return;
    }
    this.newPage();
    if (this.isBeginning) return;
    for (const box of [...this.running.head(this.width), ...this.tableHead]) this.put(box);
    this.columnTop = this.y;
  }

  private newPage(isCover = false) {
    this.finishPage();
    const { path } = this.running;
    this.pages.push({ placed: [], anchors: [], bookmarks: [], path, isCover });
    const { height, margin } = this.format;
    this.bottom = height - margin - (isCover ? 0 : this.footerHeight(path));
    this.y = margin;
    this.columnTop = margin;
    this.column = 0;
  }
}
