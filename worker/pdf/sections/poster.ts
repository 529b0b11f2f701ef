import { type FittedPoster, indentOf, type PosterNote } from '../../../shared/paper/poster/fit.ts';
import {
  CODE_SIDE,
  POSTER_FORMATS,
  type PosterFormat,
  THICK,
  THIN,
} from '../../../shared/paper/poster/format.ts';
import type { PosterRow } from '../../../shared/paper/poster/rows.ts';
import { QR_QUIET_ZONE, qrOf } from '../../../shared/paper/qr.ts';
import { UNSURE } from '../../../shared/paper/today/today-words.ts';
import { shortWrong } from '../../../shared/paths/report-paths.ts';
import {
  type Box,
  createRule,
  createSpace,
  type LayoutContext,
  overlayBoxes,
  setText,
  shiftBoxes,
  stackBoxes,
  type Tag,
  tagOf,
} from '../layout/boxes.ts';
import { codeBox } from '../layout/code.ts';
import type { PdfDocument } from '../layout/document.ts';
import { COLOURS } from '../layout/format.ts';
import { drawPicture } from '../layout/picture.ts';
import type { Inline } from '../text/text.ts';

/** A poster, which is one page: its title, its places with their times, what else there is, and until when it may hang. */
export function setPoster(book: PdfDocument, poster: FittedPoster) {
  const { pages, root, layout } = book;
  const format = POSTER_FORMATS[poster.paper];
  const { gap, text } = format;
  const sect = tagOf('Sect', root);
  // Without the foot that a page of a book has: its own is set with it.
  pages.section({ path: poster.path, head: () => [] }, true);
  pages.place({ boxes: head(book, poster, format, sect) });
  for (const alert of poster.alerts)
    pages.place({ boxes: [...paragraph({ lead: alert, text: '' }), createSpace(gap / 2)] });
  for (const row of poster.rows)
    pages.place({ boxes: [setRow(book, row, format, sect, 'H2')], whole: true });
  if (poster.unsure.length > 0) {
    const group = tagOf('Sect', sect);
    pages.place({ boxes: setGroup(book, UNSURE, format, group), whole: true });
    for (const row of poster.unsure)
      pages.place({ boxes: [setRow(book, row, format, group, 'H3')], whole: true });
  }
  for (const note of poster.notes)
    pages.place({ boxes: [createSpace(gap / 2), ...paragraph(note)], whole: true });
  const { footer: said, wrong, path } = poster;
  const lines = [{ text: wrong, isBold: true }];
  // Tags are heard in the order in which they are made.
  const above = wrong
    ? [setByCode(book, { lines, path: shortWrong() }, format, sect), createSpace(format.gap)]
    : [];
  const footer = stackBoxes([...above, setByCode(book, { lines: said, path }, format, sect)]);
  // At the edge of the sheet, however few places there are; half a point is for sums that do not come out even.
  pages.skip(Math.max(0, pages.room - footer.height - 0.5));
  pages.place({ boxes: [footer], whole: true });

  function paragraph({ lead, text: words }: PosterNote): Box[] {
    const inlines: Inline[] = [
      { text: lead, weight: 'bold' },
      { text: lead && words ? ` ${words}` : words },
    ];
    // A point less, because a line in two weights is not measured as finely.
    return setText(inlines, pages.width - 1, layout, { tag: tagOf('P', sect), size: text });
  }
}

function head(
  { layout, pages }: PdfDocument,
  { title, under, icon }: FittedPoster,
  format: PosterFormat,
  sect: Tag,
): Box[] {
  const indent = indentOf(icon, format);
  const lines = setText([{ text: title, weight: 'bold' }], pages.width - indent, layout, {
    tag: tagOf('H1', sect),
    size: format.title,
    x: indent,
  });
  const [first, ...rest] = lines;
  const drawn = icon ? drawPicture(icon, format.title, { x: 0, y: format.title * 0.08 }) : [];
  const bookmark = { title, level: 1 };
  return [
    ...(first ? [{ ...first, marks: [...drawn, ...first.marks], bookmark }] : []),
    ...rest,
    ...(under ? block(layout, under, pages.width, format.under, sect) : []),
    createSpace(format.gap),
    createRule(pages.width, THICK, COLOURS.ink, THICK + format.gap),
  ];
}

/** A heading above rows, with the white around it and the line below that a row has. */
function setGroup(
  { layout, pages }: PdfDocument,
  title: string,
  { group, gap }: PosterFormat,
  parent: Tag,
): Box[] {
  const tag = tagOf('H2', parent);
  return [
    createSpace(gap),
    ...setText([{ text: title, weight: 'bold' }], pages.width, layout, { tag, size: group }),
    createSpace(gap),
    createRule(pages.width, THIN, COLOURS.ink),
  ];
}

/** The place comes first for people who hear it, its times for people who see it. */
function setRow(
  { layout, pages }: PdfDocument,
  { times, name, lines }: PosterRow,
  format: PosterFormat,
  parent: Tag,
  heading: 'H2' | 'H3',
): Box {
  const sect = tagOf('Sect', parent);
  const left = format.times + format.gap;
  const width = pages.width - left;
  const place = [
    ...setText([{ text: name, weight: 'bold' }], width, layout, {
      tag: tagOf(heading, sect),
      size: format.name,
    }),
    ...lines.flatMap(({ text, isBold }) => block(layout, text, width, format.text, sect, isBold)),
  ];
  const hours = times.flatMap(({ slots, days, warning = '' }) => [
    ...slots.flatMap((slot) => block(layout, slot, format.times, format.time, sect, true)),
    ...setText(
      [{ text: warning, weight: 'bold' }, { text: warning && days ? ` ${days}` : days }],
      // A point less, because a line in two weights is not measured as finely.
      format.times - (warning ? 1 : 0),
      layout,
      { tag: tagOf('P', sect), size: format.days },
    ),
  ]);
  const row = overlayBoxes(stackBoxes(shiftBoxes(place, left)), stackBoxes(hours));
  return stackBoxes([
    createSpace(format.gap),
    row,
    createSpace(format.gap),
    createRule(pages.width, THIN, COLOURS.ink),
  ]);
}

/** Words beside the code of the page that they are about, below a line. */
function setByCode(
  { layout, pages, origin }: PdfDocument,
  { lines, path }: { lines: FittedPoster['footer']; path: string },
  format: PosterFormat,
  sect: Tag,
): Box {
  const left = CODE_SIDE + format.gap;
  const words = lines.flatMap(({ text, isBold }) =>
    block(layout, text, pages.width - left, format.footer, sect, isBold),
  );
  const beside = stackBoxes(shiftBoxes(words, left));
  const url = `${origin}${path}`;
  const code = origin ? codeBox(url, darkSide(url)) : createSpace(CODE_SIDE);
  const line = createRule(pages.width, THIN, COLOURS.ink, THIN + format.gap);
  return stackBoxes([line, overlayBoxes(code, beside)]);
}

/** How wide the dark part of a code is, which is so wide with its white border. */
function darkSide(url: string): number {
  const { size } = qrOf(url);
  return (CODE_SIDE * (size - 2 * QR_QUIET_ZONE)) / size;
}

function block(
  layout: LayoutContext,
  text: string,
  width: number,
  size: number,
  parent: Tag,
  isBold = false,
): Box[] {
  const words: Inline[] = [isBold ? { text, weight: 'bold' } : { text }];
  return setText(words, width, layout, { tag: tagOf('P', parent), size });
}
