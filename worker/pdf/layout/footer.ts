import { paperAddress } from '../../../shared/paper/handbook/address.ts';
import { CALL_BEFORE_YOU_TRAVEL } from '../../../shared/paper/handbook/sections.ts';
import { MM } from '../../../shared/paper/measures.ts';
import { QR_QUIET_ZONE } from '../../../shared/paper/qr.ts';
import { sayWrong } from '../../../shared/paper/say-wrong.ts';
import type { Inline } from '../text/text.ts';
import { type Box, createRule, heightOf, type Mark, setText, stackBoxes } from './boxes.ts';
import { codeBox } from './code.ts';
import type { PdfDocument } from './document.ts';
import { COLOURS } from './format.ts';

const GAP = 3 * MM;
/** Above the foot of a sheet, which is as full as it can be: nobody walks along four pages of a wall. */
const SHEET_GAP = 1.5 * MM;

type Means = Pick<PdfDocument, 'layout' | 'front' | 'origin'> & {
  /** Whether each page says until when: a sheet hangs alone, of a book the cover says it. */
  isSheet: boolean;
};

/** What every page says at its foot, and how high that is, by the path of the page. */
export function createFooter(book: Means) {
  const { layout } = book;
  const { format } = layout;
  const width = format.width - 2 * format.margin;
  const codes = new Map<string, Footer>();
  const footerOf = (path: string) => {
    const footer = codes.get(path) ?? footerFor(book, path, width);
    codes.set(path, footer);
    return footer;
  };
  return {
    /** The height of the footer of a path, with the white above it. */
    heightFor: (path: string) =>
      footerOf(path).height + (format.isCompact ? 0 : book.isSheet ? SHEET_GAP : GAP),
    marks(path: string, page: number, of: number): Mark[] {
      const { lines, code, height, beside } = footerOf(path);
      const top = format.height - format.margin - height;
      const number = [
        { text: `${book.front.title}, page ${page} of ${of}`, weight: 'bold' as const },
        { text: beside && `. ${beside}`, weight: 'bold' as const },
      ];
      const words = stackBoxes([...setText(number, width, layout, { tag: null }), ...lines]);
      const at = (box: Box, x: number, y: number) =>
        box.marks.map((mark) => ({
          ...mark,
          x: mark.x + format.margin + x,
          y: mark.y + top + y,
        }));
      return [
        ...at(createRule(width, 0.75, COLOURS.rule), 0, 0),
        ...at(words, 0, GAP * 0.6),
        // Its white margin is the page's, so that its dark part ends where the lines do.
        ...(code ? at(code, width - code.height + marginOf(code), GAP * 0.2) : []),
      ];
    },
  };
}

/** `beside`: what stands after the page's number. */
type Footer = { lines: Box[]; code: Box | null; height: number; beside: string };

function footerFor({ layout, front, origin, isSheet }: Means, path: string, width: number): Footer {
  const lineHeight = layout.format.text * layout.format.leading;
  // A booklet says the rest where a section begins.
  if (layout.format.isCompact)
    return { lines: [], code: null, height: lineHeight + GAP * 0.6, beside: '' };
  const url = `${origin}${path}`;
  const code = origin ? codeBox(url) : null;
  const textWidth = width - (code ? code.height + GAP : 0);
  const { correctOn, useUntil, sampleNotice } = front;
  const dated = (words: string): Box[] => {
    const texts: Inline[] = [
      { text: `${words}.` },
      { text: ` ${CALL_BEFORE_YOU_TRAVEL}.`, weight: 'bold' },
    ];
    return setText(texts, textWidth, layout, { tag: null });
  };
  const [bare, full] = [dated(correctOn), dated(`${correctOn}. ${useUntil}`)];
  const fits = full.length <= bare.length;
  const isBeside = isSheet && !fits && !layout.format.isLarge;
  const lines = [
    // No page is taken for it: where it has no room here, the cover says it.
    ...(useUntil && (fits || (isSheet && !isBeside)) ? full : bare),
    ...(origin ? addressed() : []),
    ...(sampleNotice ? bold(sampleNotice) : []),
  ];
  const codeHeight = code ? code.height - marginOf(code) : 0;
  const height = Math.max(heightOf(lines) + lineHeight + GAP * 0.6, codeHeight);
  return { lines, code, height, beside: isBeside ? useUntil : '' };

  /** Adds where somebody says that it is wrong, if that fits beside it: no page is taken for it either. */
  function addressed() {
    const address = paperAddress(origin, path);
    const [bare, full] = [plain(address), plain(`${address}. ${sayWrong(origin)}`)];
    return full.length <= bare.length ? full : bare;
  }
  function bold(text: string) {
    return setText([{ text, weight: 'bold' }], textWidth, layout, { tag: null });
  }
  function plain(text: string) {
    return setText(text, textWidth, layout, { tag: null });
  }
}

/** The white margin of a code. */
const marginOf = ({ height, marks: [code] }: Box) =>
  code?.kind === 'code' ? QR_QUIET_ZONE * code.scale : height;
