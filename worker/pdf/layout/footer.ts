import { LRUCache } from 'lru-cache';
import { paperAddress } from '../../../shared/paper/handbook/address.ts';
import { CALL_BEFORE_YOU_TRAVEL } from '../../../shared/paper/handbook/sections.ts';
import { QR_QUIET_ZONE, type Qr, qrOf } from '../../../shared/paper/qr.ts';
import { type Box, heightOf, type Mark, rule, setText, stacked } from './boxes.ts';
import type { PdfDocument } from './document.ts';
import { COLOURS, MM } from './format.ts';
import type { Inline } from './text.ts';

/** Of a code's dark part: 20 mm is the least that old phones read (docs/product.md#paper). */
const CODE_SIDE = 21 * MM;
const GAP = 3 * MM;

type Means = Pick<PdfDocument, 'desk' | 'front' | 'origin'>;

/** What every page says at its foot, and how high that is, by the path of the page. */
export function createFooter(book: Means) {
  const { desk } = book;
  const { format } = desk;
  const width = format.width - 2 * format.margin;
  const codes = new Map<string, Foot>();
  const footOf = (path: string) => {
    const foot = codes.get(path) ?? footerFor(book, path, width);
    codes.set(path, foot);
    return foot;
  };
  return {
    /** With the white above it. */
    heightFor: (path: string) => footOf(path).height + GAP,
    marks(path: string, page: number, of: number): Mark[] {
      const { lines, code, height } = footOf(path);
      const top = format.height - format.margin - height;
      const number = [
        { text: `${book.front.title}, page ${page} of ${of}`, weight: 'bold' as const },
      ];
      const words = stacked([...setText(number, width, desk, { tag: null }), ...lines]);
      const at = (strip: Box, x: number, y: number) =>
        strip.marks.map((mark) => ({
          ...mark,
          x: mark.x + format.margin + x,
          y: mark.y + top + y,
        }));
      return [
        ...at(rule(width, 0.75, COLOURS.rule), 0, 0),
        ...at(words, 0, GAP * 0.6),
        // Its white margin is the page's, so that its dark part ends where the lines do.
        ...(code ? at(code, width - code.height + quiet(code), GAP * 0.2) : []),
      ];
    },
  };
}

type Foot = { lines: Box[]; code: Box | null; height: number };

function footerFor({ desk, front, origin }: Means, path: string, width: number): Foot {
  const url = `${origin}${path}`;
  const code = origin ? codeStrip(url) : null;
  const textWidth = width - (code ? code.height + GAP : 0);
  const { correctOn, useUntil, sampleNotice } = front;
  const dated = (words: string): Box[] => {
    const texts: Inline[] = [
      { text: `${words}.` },
      { text: ` ${CALL_BEFORE_YOU_TRAVEL}.`, weight: 'bold' },
    ];
    return setText(texts, textWidth, desk, { tag: null });
  };
  const [bare, full] = [dated(correctOn), dated(`${correctOn}. ${useUntil}`)];
  const lines = [
    // No page is taken for it: where it has no room here, the cover says it.
    ...(useUntil && full.length <= bare.length ? full : bare),
    ...(origin ? plain(paperAddress(origin, path)) : []),
    ...(sampleNotice ? bold(sampleNotice) : []),
  ];
  const oneLine = desk.format.text * desk.format.leading;
  const codeHeight = code ? code.height - quiet(code) : 0;
  const height = Math.max(heightOf(lines) + oneLine + GAP * 0.6, codeHeight);
  return { lines, code, height };

  function bold(text: string) {
    return setText([{ text, weight: 'bold' }], textWidth, desk, { tag: null });
  }
  function plain(text: string) {
    return setText(text, textWidth, desk, { tag: null });
  }
}

/** The white margin of a code. */
const quiet = ({ height, marks: [code] }: Box) =>
  code?.kind === 'code' ? QR_QUIET_ZONE * code.scale : height;

/** Codes that earlier papers have shown: a paper's are the same after a change, and a tenth of what it costs. */
const known = new LRUCache<string, Qr>({ max: 100 });

function knownQr(url: string): Qr {
  const before = known.get(url);
  if (before) return before;
  const qr = qrOf(url);
  known.set(url, qr);
  return qr;
}

/** A code whose dark part is at least 20 mm, with its white margin. */
export function codeStrip(url: string, side = CODE_SIDE): Box {
  const qr = knownQr(url);
  const whole = (side * qr.size) / (qr.size - 2 * QR_QUIET_ZONE);
  return {
    height: whole,
    marks: [{ kind: 'code', x: 0, y: 0, scale: whole / qr.size, qr, tag: null }],
  };
}
