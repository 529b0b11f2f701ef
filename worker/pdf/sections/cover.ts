import { type CoverWords, coverWords } from '../../../shared/paper/handbook/cover.ts';
import type { Section } from '../../../shared/paper/handbook/sections.ts';
import { MM } from '../../../shared/paper/measures.ts';
import { noticeLines } from '../../../shared/paper/notice-lines.ts';
import {
  type Box,
  createSpace,
  overlayBoxes,
  setText,
  shiftBoxes,
  stackBoxes,
  type Tag,
  tagOf,
} from '../layout/boxes.ts';
import { codeBox } from '../layout/code.ts';
import type { PdfDocument } from '../layout/document.ts';
import { COLOURS, portrait } from '../layout/format.ts';
import { drawDoor, drawPicture } from '../layout/picture.ts';

/** The front: what it is, the day it was made for, and where the newest is. */
export function setCover(book: PdfDocument, sections: readonly Section[], pageCount: number) {
  const { layout, pages, root, front } = book;
  const { format } = layout;
  const words = coverWords(book.origin);
  pages.section({ path: '/', head: () => [] }, true);
  const sect = tagOf('Sect', root);
  const { width } = pages;
  // A smaller page gives as large a part.
  const part = format.width / portrait('clear').width;
  const inset = 11 * MM * part;
  const inner = width - 2 * inset;
  const title = setText([{ text: front.title, weight: 'bold' }], inner, layout, {
    tag: tagOf('H1', sect),
    size: format.title * 1.9,
    colour: COLOURS.paper,
    x: inset,
  });
  const lead = setText(words.lead, inner, layout, {
    tag: tagOf('P', sect),
    size: format.text * 1.3,
    colour: COLOURS.paper,
    x: inset,
  });
  const panel = stackBoxes([
    createSpace(46 * MM * part),
    ...title,
    createSpace(6 * MM * part),
    ...lead,
    createSpace(inset),
  ]);
  pages.place({
    boxes: [
      {
        ...panel,
        marks: [
          {
            kind: 'area',
            x: 0,
            y: 0,
            width,
            height: panel.height,
            colour: COLOURS.teal,
            radius: 5 * MM,
          },
          ...drawDoor(inset, inset, part),
          ...panel.marks,
        ],
      },
      createSpace(9 * MM * part),
    ],
  });
  const say = (text: string, size: number, bold = false): Box[] =>
    setText([{ text, weight: bold ? 'bold' : 'regular' }], width, layout, {
      tag: tagOf('P', sect),
      size,
    });
  pages.place({
    boxes: [
      ...say(front.correctOn, format.heading, true),
      ...(front.useUntil ? say(front.useUntil, format.heading, true) : []),
      ...say(words.advice, format.heading),
      ...noticeLines(front.notices, book.origin).flatMap((line) => say(line, format.text, true)),
      ...(front.sampleNotice ? say(front.sampleNotice, format.text, true) : []),
    ],
  });
  const { code, lines } = newest(book, sect, words, pageCount);
  const footer = code
    ? overlayBoxes(code, stackBoxes(shiftBoxes(lines, code.height + 6 * MM)))
    : stackBoxes(lines);
  const services = pictures(book, sections, sect);
  // Where the letters are large or the types many, the contents have to do.
  const isRoom = services.height + footer.height + 14 * MM * part < pages.room;
  if (isRoom) pages.place({ boxes: [createSpace(9 * MM * part), services] });
  pages.place({ boxes: [createSpace(Math.max(pages.room - footer.height, 0)), footer] });
}

/** The services inside, each with the sign that it has on the website too. */
function pictures({ layout, pages }: PdfDocument, sections: readonly Section[], sect: Tag): Box {
  const { text } = layout.format;
  const timetables = sections.filter((section) => section.kind === 'timetable');
  const half = Math.ceil(timetables.length / 2);
  const column = pages.width / 2;
  const list = tagOf('L', sect);
  const cells = timetables.map(({ icon, title, id }, at): Box => {
    const x = at < half ? 0 : column;
    const words = [{ text: title, link: { target: id } }];
    const lines = setText(words, column - text * 2.4, layout, {
      tag: tagOf('LBody', tagOf('LI', list)),
      x: x + text * 2,
    });
    const { height, marks } = stackBoxes([...lines, createSpace(text * 0.55)]);
    return { height, marks: [...drawPicture(icon, text * 1.3, { x, y: 0 }), ...marks] };
  });
  const rows = cells.slice(0, half).map((left, at) => {
    const right = cells[at + half];
    return right ? overlayBoxes(left, right) : left;
  });
  return stackBoxes(rows);
}

/** Where the newest handbook is, as words and as a code. */
function newest(
  { layout, pages, origin }: PdfDocument,
  sect: Tag,
  { newest: where, address, madeBy }: CoverWords,
  pageCount: number,
) {
  const code = origin ? codeBox(origin, layout.format.isCompact ? undefined : 36 * MM) : null;
  const width = pages.width - (code ? code.height + 6 * MM : 0);
  const say = (text: string, bold = false) =>
    setText([{ text, weight: bold ? 'bold' : 'regular' }], width, layout, {
      tag: tagOf('P', sect),
    });
  const lines = [
    ...(where ? [...say(where), ...say(address, true), createSpace(layout.format.text * 0.6)] : []),
    ...say(madeBy),
    ...say(`Page 1 of ${pageCount}`, true),
  ];
  return { code, lines };
}
