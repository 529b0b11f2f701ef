import type { ContentsEntry } from '../../../shared/paper/handbook/contents.ts';
import type { IndexSection, Target } from '../../../shared/paper/handbook/sections.ts';
import { type Box, placeBeside, setText, type Tag, tagOf } from '../layout/boxes.ts';
import { openSection, type PdfDocument } from '../layout/document.ts';
import { widthOfText } from '../text/lines.ts';
import type { Inline } from '../text/text.ts';

/** The contents: every entry leads to its page, whose number stands at the right edge. */
export function setContents(book: PdfDocument, entries: readonly ContentsEntry[], path: string) {
  const sect = openSection(book, { id: 'contents', title: 'Contents', path });
  const { layout, pages } = book;
  const toc = tagOf('TOC', sect);
  entries.forEach(({ title, target, level }) => {
    const indent = level === 2 ? layout.format.text * 1.4 : 0;
    const weight = level === 1 ? 'bold' : 'regular';
    const words: Inline[] = [{ text: title, weight, link: { target } }];
    const boxes = numberLines(book, words, [target], {
      tag: tagOf('TOCI', toc),
      width: pages.width,
      indent,
    });
    const before = layout.format.text * (level === 1 ? 0.22 : 0.02);
    pages.place({ boxes, whole: true, before });
  });
}

/** How much of the width a word of the index takes where its places stand beside it. */
const WORD = 0.38;

/** The index of everyday words, in two columns; in large print in one. */
export function setIndex(book: PdfDocument, section: IndexSection, follows = false) {
  const sect = openSection(book, section, follows);
  const { layout, pages } = book;
  const { text, isLarge } = layout.format;
  const [count, gap] = isLarge ? [1, 0] : [2, text * 1.6];
  pages.inColumns(count, gap);
  const width = pages.columnWidth(count, gap);
  const list = tagOf('L', sect);
  const placed = (words: Box[], below: Box[]) =>
    isLarge ? placeBeside(words, below) : [...words, ...below];
  for (const { word, places } of section.entries) {
    const item = tagOf('LI', list);
    const [only] = places;
    const isName = places.length === 1 && only?.label === word;
    // Large letters leave one column, in which a word stands beside where its help is.
    const indent = isLarge ? width * WORD : text;
    const lines: Box[] = isName
      ? numberLines(
          book,
          [{ text: word, weight: 'bold', link: { target: only.target } }],
          [only.target],
          {
            tag: tagOf('LBody', item),
            width,
            indent: 0,
          },
        )
      : placed(
          setText([{ text: word, weight: 'bold' }], isLarge ? indent - text : width, layout, {
            tag: tagOf('Lbl', item),
          }),
          places.flatMap(({ label, target }) =>
            numberLines(book, [{ text: label, link: { target } }], [target], {
              tag: tagOf('LBody', item),
              width,
              indent,
            }),
          ),
        );
    pages.place({ boxes: lines, whole: true, before: text * 0.35 });
  }
}

type Numbered = { tag: Tag; width: number; indent: number };

/** Words on the left and page numbers at the right edge of their last line. */
function numberLines(
  { layout }: PdfDocument,
  words: Inline[],
  targets: readonly Target[],
  { tag, width, indent }: Numbered,
): Box[] {
  const { text } = layout.format;
  const number: Inline[] = targets.flatMap((target) => {
    const page = layout.pageOf(target);
    return page === null ? [] : [{ text: String(page), link: words[0]?.link }];
  });
  const room = widthOfText([{ text: '888' }], text, layout.setter) + text * 0.6;
  const lines = setText(words, width - indent - room, layout, { tag, x: indent });
  const last = lines.at(-1);
  if (!last || number.length === 0) return lines;
  const x = width - widthOfText(number, text, layout.setter);
  return [...lines.slice(0, -1), ...placeBeside([last], setText(number, room, layout, { tag, x }))];
}
