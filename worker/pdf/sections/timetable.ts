import type { TimetableRow, TimetableSection } from '../../../shared/paper/handbook/sections.ts';
import { messages } from '../../../shared/site/messages.ts';
import {
  anchored,
  type Box,
  beside,
  type Group,
  rule,
  setText,
  shifted,
  space,
  type Tag,
  tagOf,
} from '../layout/boxes.ts';
import { openSection, type PdfDocument, paragraph, placeTable } from '../layout/document.ts';
import { COLOURS } from '../layout/format.ts';
import { setFacts, setHours } from './times.ts';

/**
 * One timetable on pages that stand upright: a table of places and times, in large print a block for each place. One that
 * `follows` another begins below it, where there is room for its title and a place.
 */
export function setTimetable(book: PdfDocument, section: TimetableSection, follows = false) {
  const sect = openSection(book, section, follows);
  if (section.rows.length === 0) book.pages.place(paragraph(book, messages.noServices, sect));
  else if (book.desk.format.isLarge) setBlocks(book, section, sect);
  else setTable(book, section, sect);
}

function setTable(book: PdfDocument, { rows }: TimetableSection, sect: Tag) {
  const { desk, pages } = book;
  const { text } = desk.format;
  const times = text * 17.2;
  const gap = text;
  const places = pages.width - times - gap;
  const table = tagOf('Table', sect);
  const head = headRow(book, table, places, places + gap);
  const groups = rows.map((row, at): Group => {
    const tr = tagOf('TR', table);
    const th = tagOf('TH', tr, { scope: 'Row' });
    const left = [
      ...nameOf(book, row, places, tagOf('P', th), text),
      ...setFacts(book, row, places, th),
    ];
    const td = tagOf('TD', tr);
    const right = shifted(setHours(book, row.hours, row.check, times, td), places + gap);
    const strips = [...beside(left, right), space(text * 0.35)];
    return { strips: anchored(strips, row.id), divider: between(book, at) };
  });
  placeTable(book, head, groups);
}

function headRow({ desk, pages }: PdfDocument, table: Tag, places: number, timesAt: number): Box[] {
  const tr = tagOf('TR', table);
  const cell = (text: string, x: number) =>
    setText([{ text, weight: 'bold' }], places, desk, {
      tag: tagOf('TH', tr, { scope: 'Column' }),
      x,
    });
  return [
    ...beside(cell('Place', 0), cell('Times', timesAt)),
    space(desk.format.text * 0.2),
    rule(pages.width, 1.25, COLOURS.ink, desk.format.text * 0.35),
  ];
}

function setBlocks(book: PdfDocument, { rows }: TimetableSection, sect: Tag) {
  const { desk, pages } = book;
  const { text, heading } = desk.format;
  rows.forEach((row, at) => {
    const strips = [
      ...nameOf(book, row, pages.width, tagOf('H2', sect), (text + heading) / 2),
      ...setFacts(book, row, pages.width, sect),
      space(text * 0.3),
      ...setHours(book, row.hours, row.check, pages.width, sect),
      space(text * 0.5),
    ];
    pages.place({ strips: anchored(strips, row.id), whole: true, divider: between(book, at) });
  });
}

const between = ({ desk, pages }: PdfDocument, at: number): Box | undefined =>
  at > 0 ? rule(pages.width, 0.5, COLOURS.hairline, desk.format.text * 0.45) : undefined;

function nameOf({ desk }: PdfDocument, row: TimetableRow, width: number, tag: Tag, size: number) {
  const link = desk.pageOf(row.organisation) === null ? undefined : { target: row.organisation };
  return setText([{ text: row.provider, weight: 'bold', link }], width, desk, { tag, size });
}
