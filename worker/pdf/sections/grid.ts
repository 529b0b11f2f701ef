import { type GridGroup, type GridRow, gridOf } from '../../../shared/paper/handbook/grid/grid.ts';
import { isClosedSlot } from '../../../shared/paper/handbook/hours.ts';
import type { TimetableRow, TimetableSection } from '../../../shared/paper/handbook/sections.ts';
import { MM } from '../../../shared/paper/measures.ts';
import { messages } from '../../../shared/site/messages.ts';
import { DAYS } from '../../../shared/time/schedule.ts';
import {
  anchorBoxes,
  type Box,
  createRule,
  createSpace,
  placeBeside,
  setText,
  shiftBoxes,
  type Tag,
  tagOf,
} from '../layout/boxes.ts';
import {
  createHeading,
  createParagraph,
  openSection,
  type PdfDocument,
  setNotices,
} from '../layout/document.ts';
import { COLOURS } from '../layout/format.ts';
import type { Inline } from '../text/text.ts';

/** A4 lying down at 14 points: the place, then seven days (docs/product.md#paper). */
const PLACE = 63 * MM;
const DAY = 30.5 * MM;
const PADDING = 0.7 * MM;
/** Between the letters of a slot in bold, as a share of the size: eleven figures always fit a day, and none breaks. */
const TIGHT = -0.045;

const dayAt = (at: number) => PLACE + at * DAY + PADDING;

/** One timetable as a sheet for a noticeboard. */
export function setGrid(book: PdfDocument, section: TimetableSection) {
  const sect = openSection(book, section);
  setNotices(book, sect, section.type);
  if (section.rows.length === 0)
    return book.pages.place(createParagraph(book, messages.noServices, sect));
  const { groups, unknown, unknownTitle } = gridOf(section.rows);
  if (groups.length > 0) {
    const table = tagOf('Table', sect);
    const head = headRow(book, table);
    book.pages.place({ boxes: head, withNext: true });
    if (section.checked) placeAcross(book, section.checked, table);
    for (const group of groups) placeGroup(book, group, { table, head });
    book.pages.repeat([]);
  }
  if (groups.length === 0 && section.checked)
    book.pages.place(createParagraph(book, section.checked, sect));
  if (unknown.length > 0) setUnknown(book, unknown, unknownTitle, sect);
}

/** What holds for every row, across the table below its head. */
function placeAcross({ layout, pages }: PdfDocument, words: string, table: Tag) {
  const td = tagOf('TD', tagOf('TR', table), { columns: 1 + DAYS.length });
  const boxes = setText(words, pages.width, layout, { tag: tagOf('P', td) });
  pages.place({
    boxes: [...boxes, createRule(pages.width, 0.5, COLOURS.rule, 2.5)],
    withNext: true,
  });
}

function headRow({ layout, pages }: PdfDocument, table: Tag): Box[] {
  const tr = tagOf('TR', table);
  const cell = (text: string, x: number, width: number) =>
    setText([{ text, weight: 'bold' }], width, layout, {
      tag: tagOf('TH', tr, { scope: 'Column' }),
      x,
    });
  const place = cell('Place', 0, PLACE);
  const days = DAYS.map((day, at) => cell(day, dayAt(at), DAY));
  return [
    ...placeBeside(place, ...days),
    createSpace(1),
    createRule(pages.width, 1.25, COLOURS.ink, 4),
  ];
}

/** Rows with their provider above them, which each further page says again. */
function placeGroup(
  book: PdfDocument,
  { name, facts, rows }: GridGroup,
  { table, head }: { table: Tag; head: Box[] },
) {
  const { layout, pages } = book;
  const above = (tag: Tag | null, more: string): Box[] => {
    const words: Inline[] = [{ text: name, weight: 'bold' }, { text: more }];
    return [
      ...setText(words, pages.width, layout, { tag }),
      createRule(pages.width, 0.5, COLOURS.hairline, 4),
    ];
  };
  if (name) {
    const th = tagOf('TH', tagOf('TR', table), { scope: 'Column', columns: 1 + DAYS.length });
    const boxes = above(tagOf('P', th), facts && `. ${facts}`);
    pages.place({ boxes, withNext: true });
  }
  rows.forEach((row, at) => {
    pages.place({ boxes: setRow(book, row, table), whole: true });
    // After the first row, so that nothing stands above itself.
    if (at === 0) pages.repeat(name ? [...head, ...above(null, ', continued')] : head);
  });
  if (name) pages.repeat(head);
}

/** The name beside the first line of the days, what is left of it and all else across the row below. */
function setRow(book: PdfDocument, { row, name, facts, warnings }: GridRow, table: Tag): Box[] {
  const { layout, pages } = book;
  const tr = tagOf('TR', table);
  const th = tagOf('TH', tr, { scope: 'Row' });
  const tag = tagOf('P', th);
  const ofFacts = tagOf('P', th);
  const warned = warnings
    ? setText(bold(warnings), pages.width, layout, { tag: tagOf('P', th) })
    : [];
  const cells = dayCells(book, row, tr);
  const beginning = setText(bold(name), PLACE - 2 * MM, layout, { tag });
  const room = Math.max(1, ...cells.map((cell) => cell.length));
  const rest = restOf(beginning, room);
  const words: Inline[] = [
    { text: rest, weight: 'bold' },
    { text: facts && rest ? `. ${facts}` : facts },
  ];
  // A name that ends beside the days is a line of its own to people who hear it too.
  const style = { tag: rest ? tag : ofFacts };
  const across = rest || facts ? setText(words, pages.width, layout, style) : [];
  const place = rest ? beginning.slice(0, room) : beginning;
  const columns = row.hours.kind === 'once' ? 1 : DAYS.length;
  const lines = withLines(placeBeside(place, ...cells), columns);
  const boxes = [...lines, ...across, ...warned, createSpace(2)];
  return [...anchorBoxes(boxes, row.id), createRule(pages.width, 0.5, COLOURS.rule, 2.5)];
}

/** What of a name goes on after so many of its lines; '' where all fits, or where its words cannot be taken apart. */
function restOf(lines: readonly Box[], room: number): string {
  const texts = lines.map(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'text' ? mark : [])),
  );
  const isPlain = texts.flat().every(({ line }) => !line.actual && !line.breaksWord);
  if (!isPlain) return '';
  return texts
    .slice(room)
    .map((marks) => marks.map(({ segment }) => segment.text).join(''))
    .join(' ');
}

function dayCells({ layout }: PdfDocument, { hours }: TimetableRow, tr: Tag): Box[][] {
  if (hours.kind === 'once') {
    const tag = tagOf('TD', tr, { columns: DAYS.length });
    return [shiftBoxes(setText(bold(hours.text), DAYS.length * DAY, layout, { tag }), dayAt(0))];
  }
  return hours.days.map(({ slots }, at) => {
    const td = tagOf('TD', tr);
    const style = { x: dayAt(at), spacing: TIGHT * layout.format.text };
    return slots.flatMap((slot) => {
      const isClosed = isClosedSlot(slot);
      return setText(isClosed ? slot : bold(slot), Number.POSITIVE_INFINITY, layout, {
        ...style,
        colour: isClosed ? COLOURS.quiet : COLOURS.ink,
        tag: tagOf('P', td),
      });
    });
  });
}

/** Each line with its part of the upright lines before the days, so that a row that breaks keeps them. */
function withLines(lines: Box[], count: number): Box[] {
  return lines.map((line) => ({
    ...line,
    marks: [
      ...DAYS.slice(0, count).map((_, at) => ({
        kind: 'area' as const,
        x: PLACE + at * DAY - PADDING,
        y: 0,
        width: 0.5,
        height: line.height,
        colour: COLOURS.hairline,
      })),
      ...line.marks,
    ],
  }));
}

/** One line for each, as there are no days to stand beside. The heading, which says that hours are not known, stands on each page. */
function setUnknown(book: PdfDocument, rows: readonly GridRow[], words: string, sect: Tag) {
  const { layout, pages } = book;
  const { text } = layout.format;
  const title = createHeading(book, words, { tag: tagOf('H2', sect), size: text * 1.15 });
  pages.place({ ...title, before: text * 0.5 });
  const list = tagOf('L', sect);
  keepEndsTogether(rows).forEach((some, at) => {
    const boxes = some.flatMap(({ row, name, facts, warnings }, place) => {
      const tag = tagOf('LBody', tagOf('LI', list));
      const inlines: Inline[] = [
        { text: name, weight: 'bold' },
        { text: facts && `. ${facts}` },
        { text: warnings && `. ${warnings}`, weight: 'bold' },
      ];
      const lines = anchorBoxes(setText(inlines, pages.width, layout, { tag }), row.id);
      return place > 0 ? [createSpace(text * 0.2), ...lines] : lines;
    });
    pages.place({ boxes, whole: true, before: text * 0.2 });
    // After the first of them, so that nothing stands above itself.
    if (at === 0) pages.repeat(title.boxes);
  });
  pages.repeat([]);
}

/** How many rows at the beginning and at the end stay on a page with each other: two alone look like another list. */
const TOGETHER = 3;

/** Rows in groups that no page parts. */
function keepEndsTogether<R>(rows: readonly R[]): R[][] {
  if (rows.length < 2 * TOGETHER) return [[...rows]];
  const middle = rows.slice(TOGETHER, -TOGETHER).map((row) => [row]);
  return [rows.slice(0, TOGETHER), ...middle, rows.slice(-TOGETHER)];
}

const bold = (text: string): Inline[] => [{ text, weight: 'bold' }];
