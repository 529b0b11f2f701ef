import type { Target } from '../../../shared/paper/handbook/sections.ts';
import type { Qr } from '../../../shared/paper/qr.ts';
import { breakLines } from '../text/lines.ts';
import type { Inline, Line, Segment } from '../text/text.ts';
import type { Typesetter } from '../text/typesetter.ts';
import { COLOURS, type Colour, type Format } from './format.ts';

/** An element of the structure tree, for those who hear the page. In the order in which they are made. */
export type Tag = {
  order: number;
  type: string;
  parent: Tag | null;
  scope?: 'Row' | 'Column';
  /** Columns that a cell goes over. */
  columns?: number;
};

export type TextMark = {
  kind: 'text';
  /** The place of the baseline's start. */
  x: number;
  y: number;
  segment: Segment;
  line: Line;
  size: number;
  colour: Colour;
  /** Points more between two letters than the face has. */
  spacing?: number;
  /** null for what is repeated or only for the eye. */
  tag: Tag | null;
};

/** Lines and areas, for the eye alone. */
export type ShapeMark = {
  kind: 'area';
  x: number;
  y: number;
  width: number;
  height: number;
  colour: Colour;
  radius?: number;
};

export type DrawingMark = {
  kind: 'drawing';
  x: number;
  y: number;
  /** Points to a unit of the path. */
  scale: number;
  path: string;
  colour: Colour;
  /** How wide its lines are, in units of the path; 0 fills. */
  lineWidth: number;
  /** It is there for the eye alone. */
  tag: null;
};

/** A code for cameras, for the eye alone: its address stands beside it in words. */
export type CodeMark = {
  kind: 'code';
  x: number;
  y: number;
  /** Points to a module. */
  scale: number;
  qr: Qr;
  tag: null;
};

export type Mark = TextMark | ShapeMark | DrawingMark | CodeMark;

/** What never breaks: a line of text, a rule. Marks are placed from its top left corner. */
export type Box = {
  height: number;
  marks: Mark[];
  /** What begins here. */
  anchors?: Target[];
  bookmark?: { title: string; level: number };
};

/** Boxes that belong together. */
export type Group = {
  boxes: Box[];
  /** Kept on one page, unless it is higher than a page. */
  whole?: boolean;
  /** A heading: never the last thing on a page. */
  withNext?: boolean;
  /** Space above, which the top of a page swallows. */
  before?: number;
  /** A line to what stands above, which the top of a page swallows too. */
  divider?: Box;
};

/** Everything that setting a section needs. */
export type LayoutContext = {
  setter: Typesetter;
  format: Format;
  /** The page a target is on; null where it is not in this paper. */
  pageOf: (target: Target) => number | null;
  /** Whether running text says "page 12"; it is a link to there in any case. */
  namesPages: boolean;
};

let made = 0;

export const tagOf = (
  type: string,
  parent: Tag | null,
  more: Pick<Tag, 'scope' | 'columns'> = {},
): Tag => ({
  order: made++,
  type,
  parent,
  ...more,
});

type TextStyle = {
  tag: Tag | null;
  size?: number;
  colour?: Colour;
  x?: number;
  spacing?: number;
};

/** A text as boxes of one line each, `width` points wide. */
export function setText(
  inlines: readonly Inline[] | string,
  width: number,
  { setter, format }: LayoutContext,
  { tag, size = format.text, colour = COLOURS.ink, x = 0, spacing = 0 }: TextStyle,
): Box[] {
  const list = typeof inlines === 'string' ? [{ text: inlines }] : inlines;
  const height = size * format.leading;
  return breakLines(list, width, size, setter).map((line) => ({
    height,
    marks: lineMarks(line, { x, y: baseline(size, height), size, colour, spacing, tag }),
  }));
}

/** Where letters stand in a line: as much white above capitals as below them looks level. */
const baseline = (size: number, height: number) => (height + size * 0.668) / 2;

function lineMarks(
  line: Line,
  { x, ...style }: Pick<TextMark, 'x' | 'y' | 'size' | 'colour' | 'spacing' | 'tag'>,
): TextMark[] {
  return line.segments.map((segment) => ({
    kind: 'text',
    x: x + segment.x,
    segment,
    line,
    ...style,
  }));
}

/** White space that may be the end of a page. */
export const createSpace = (height: number): Box => ({ height, marks: [] });

export const createRule = (
  width: number,
  thickness: number,
  colour: Colour,
  height = thickness,
): Box => ({
  height,
  marks: [{ kind: 'area', x: 0, y: 0, width, height: thickness, colour }],
});

/** Moves boxes further right. */
export const shiftBoxes = (boxes: readonly Box[], by: number): Box[] =>
  boxes.map((box) => ({
    ...box,
    marks: box.marks.map((mark) => ({ ...mark, x: mark.x + by })),
  }));

/** Columns line by line beside each other. Every column is of boxes of one height. */
export function placeBeside(...columns: Box[][]): Box[] {
  const rows = Math.max(...columns.map((column) => column.length));
  return Array.from({ length: rows }, (_, at) => {
    const boxes = columns.flatMap((column) => column[at] ?? []);
    return {
      height: Math.max(...boxes.map(({ height }) => height)),
      marks: boxes.flatMap(({ marks }) => marks),
      anchors: boxes.flatMap(({ anchors = [] }) => anchors),
    };
  });
}

/** Blocks beside each other as one box that never breaks, all from the same top. */
export const overlayBoxes = (...boxes: Box[]): Box => ({
  height: Math.max(...boxes.map(({ height }) => height)),
  marks: boxes.flatMap(({ marks }) => marks),
  anchors: boxes.flatMap(({ anchors = [] }) => anchors),
});

/** Boxes on top of each other as one that never breaks. */
export function stackBoxes(boxes: readonly Box[]): Box {
  let y = 0;
  const marks = boxes.flatMap((box) => {
    const top = y;
    y += box.height;
    return box.marks.map((mark) => ({ ...mark, y: mark.y + top }));
  });
  return { height: y, marks, anchors: boxes.flatMap(({ anchors = [] }) => anchors) };
}

/** The first box marked as where something begins. */
export function anchorBoxes(boxes: Box[], ...anchors: Target[]): Box[] {
  const [first, ...rest] = boxes;
  return first ? [{ ...first, anchors: [...anchors, ...(first.anchors ?? [])] }, ...rest] : [];
}

/** Marks boxes as there for the eye alone, as where a table's head is repeated. */
export const markAsArtifact = (boxes: readonly Box[]): Box[] =>
  boxes.map(({ height, marks }) => ({
    height,
    marks: marks.map((mark) => ('tag' in mark ? { ...mark, tag: null } : mark)),
  }));

export const heightOf = (boxes: readonly Box[]): number =>
  boxes.reduce((sum, { height }) => sum + height, 0);
