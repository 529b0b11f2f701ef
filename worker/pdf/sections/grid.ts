import type { TimetableRow, TimetableSection } from '../../../shared/paper/handbook/sections.ts';
import { messages } from '../../../shared/site/messages.ts';
import { DAYS } from '../../../shared/time/schedule.ts';
import {
  anchored,
  type Box,
  beside,
  rule,
  setText,
  shifted,
  space,
  type Tag,
  tagOf,
} from '../layout/boxes.ts';
import { openSection, type PdfDocument, paragraph, placeTable } from '../layout/document.ts';
import { COLOURS, MM } from '../layout/format.ts';
import { factsOf, setFacts } from './times.ts';

/** A4 lying down at 14 points: the place, then seven days (docs/product.md#paper). */
const PLACE = 63 * MM;
const DAY = 30.5 * MM;
const PADDING = 0.7 * MM;
/** Between the letters of a slot, as a share of the size: so that eleven figures always fit a day, and none breaks. */
const TIGHT = -0.025;

const dayAt = (at: number) => PLACE + at * DAY + PADDING;

/** One timetable as a sheet for a noticeboard. */
export function setGrid(book: PdfDocument, section: TimetableSection) {
  const sect = openSection(book, section);
  const { rows } = section;
  if (rows.length === 0) return book.pages.place(paragraph(book, messages.noServices, sect));
  const table = tagOf('Table', sect);
  const head = headRow(book, table);
  const places = rows.map((row) => ({ strips: anchored(gridRow(book, row, table), row.id) }));
  placeTable(book, head, places);
}

function headRow({ desk, pages }: PdfDocument, table: Tag): Box[] {
  const tr = tagOf('TR', table);
  const cell = (text: string, x: number, width: number) =>
    setText([{ text, weight: 'bold' }], width, desk, {
      tag: tagOf('TH', tr, { scope: 'Column' }),
      x,
    });
  const place = cell('Place', 0, PLACE);
  const days = DAYS.map((day, at) => cell(day, dayAt(at), DAY));
  return [...beside(place, ...days), space(2), rule(pages.width, 1.25, COLOURS.ink, 6)];
}

function gridRow(book: PdfDocument, row: TimetableRow, table: Tag): Box[] {
  const { desk, pages } = book;
  const tr = tagOf('TR', table);
  const th = tagOf('TH', tr, { scope: 'Row' });
  const width = PLACE - 2 * MM;
  const place = [
    ...setText([{ text: row.provider, weight: 'bold' }], width, desk, { tag: tagOf('P', th) }),
    ...setFacts(book, factsOf(book, row), width, th),
    ...[...row.announced, row.check]
      .filter(Boolean)
      .flatMap((text) => setText([{ text, weight: 'bold' }], width, desk, { tag: tagOf('P', th) })),
  ];
  const lines = [...beside(place, ...dayCells(book, row, tr)), space(5)];
  return [
    ...withLines(lines, row.hours.kind === 'once' ? 1 : DAYS.length),
    rule(pages.width, 0.5, COLOURS.rule, 6),
  ];
}

function dayCells({ desk }: PdfDocument, { hours }: TimetableRow, tr: Tag): Box[][] {
  if (hours.kind === 'once') {
    const tag = tagOf('TD', tr, { columns: DAYS.length });
    const text = [{ text: hours.text, weight: 'bold' as const }];
    return [shifted(setText(text, DAYS.length * DAY, desk, { tag }), dayAt(0))];
  }
  return hours.days.map(({ slots }, at) => {
    const td = tagOf('TD', tr);
    const style = { x: dayAt(at), spacing: TIGHT * desk.format.text };
    return slots.flatMap((slot) =>
      setText(slot, Number.POSITIVE_INFINITY, desk, { ...style, tag: tagOf('P', td) }),
    );
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
