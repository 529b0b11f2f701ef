import { checkedWords } from '../../emergency/emergency.ts';
import { sum } from '../../numbers/sum.ts';
import { linesOf, widthAtMost } from '../fitting/letters.ts';
import { paperAddress } from '../handbook/address.ts';
import { CALL_BEFORE_YOU_TRAVEL, type Handbook } from '../handbook/sections.ts';
import { MM } from '../measures.ts';
import { noticeLines } from '../notice-lines.ts';
import type { Look } from '../print-choice.ts';
import { qrOf } from '../qr.ts';
import { sayWrong } from '../say-wrong.ts';
import type { TodaySheet, TodaysPlace } from '../today/print-today.ts';
import { placeInARun } from '../today/today-words.ts';

/** What a day's sheet says of itself. */
export type About = {
  look: Look;
  title: string;
  /** What it is about: 'Lunch in BS1'. */
  subject: string;
  front: Pick<Handbook, 'correctOn' | 'useUntil' | 'sampleNotice' | 'notices'>;
  /** `https://...`, the site's own. */
  origin: string;
  /** Where the whole of it stands. */
  path: string;
};

const PX = 72 / 96;

// How pages, letters and blocks are set, in points. web/print/pages.css, PaperHeader.module.css, Paper.module.css,
// Blocks.module.css and HourBlock.module.css say the same.

const PAPERS = {
  A4: { width: 190 * MM, height: (297 - 23) * MM, columns: 1 },
  A3: { width: 277 * MM, height: (420 - 23) * MM, columns: 2 },
} as const;
const COLUMN_GAP = 10 * MM;
const SIZES = { clear: 14, large: 18 } as const;
const LEADING = 1.25;
const TITLE = 1.6;
const LONG_TITLE = 50;
const GROUP = 1.3;
/** What a browser may round up. */
const SLACK = 2 * MM;

/** How much of a page's height each part of a day's sheet takes at most. */
export function heightsOn(about: About) {
  const { look, front, origin } = about;
  const size = SIZES[look.size];
  const { width, height, columns } = PAPERS[look.paper];
  const column = (width - (columns - 1) * COLUMN_GAP) / columns;
  const beside = column - 6.4 * size - 3 * MM;
  const ofText = (text: string, of = column) => linesOf(text, of, size) * size * LEADING;
  const notices = noticeLines(front.notices, origin).map(
    (text) => ofText(text, width - 5.2 * MM) + 6.2 * MM,
  );
  return {
    columns,
    /** Below the head, all columns together, with what the charity says to everybody. */
    room: columns * (height - headHeight(about, size, width) - sum(notices)) - SLACK,
    linesOf: (text: string) => linesOf(text, column, size),
    line: size * LEADING,
    ofText,
    /** The height of a paragraph with white above or below it. */
    ofNote: (text: string) => ofText(text) + 2 * MM,
    ofHeading: (title: string) =>
      linesOf(title, column, size * GROUP) * size * GROUP * LEADING + 5.5 * MM,
    ofPlace: (place: TodaysPlace) =>
      place.time
        ? ofText(placeInARun(place), beside) + 1.8 * MM + PX
        : ofText(placeInARun(place)) + 2 * MM + PX,
    ofTonight: (sheet: TodaySheet) => tonightHeight(sheet, column, size),
  };
}

/** The head of the page, and in large print the foot that says until when it may hang. */
function headHeight({ look, title, front, origin, path }: About, size: number, width: number) {
  const code = qrOf(origin + path);
  const side = Math.max(28, code.size * 0.45) * MM;
  const text = width - side - 6 * MM;
  const isLarge = look.size === 'large';
  const titleSize = title.length > LONG_TITLE ? size : size * TITLE;
  // A date is read in one line.
  const dates = [front.correctOn, isLarge ? '' : front.useUntil].filter(Boolean);
  const dated = dates.map((it) => `${it.replaceAll(' ', '\u00a0')}.`);
  const said = [
    [...dated, `${CALL_BEFORE_YOU_TRAVEL}.`].join(' '),
    front.sampleNotice,
    `${paperAddress(origin, path)}. ${sayWrong(origin)}`,
  ];
  const lines = sum(said.map((it) => linesOf(it, text, size)));
  const words = linesOf(title, text, titleSize) * titleSize * LEADING + lines * size * LEADING;
  const footer = isLarge ? linesOf(`${front.useUntil}.`, width, size) * size * LEADING + MM : 0;
  return Math.max(side, words) + 4 * MM + 2 * PX + footer;
}

/** Whom to ring for somewhere to sleep, in its frame. */
function tonightHeight({ tonight }: TodaySheet, column: number, size: number): number {
  const inner = column - 6 * MM - 4 * PX;
  const isBeside = (left: number, right: number) => left + right + 4 * MM <= inner;
  const heading = widthAtMost('Nowhere to sleep tonight?', size * GROUP);
  const danger = widthAtMost('In danger? Call 999', size);
  const first = GROUP + (isBeside(heading, danger) ? 0 : 1);
  const contacts = tonight.map(({ contact, when }) => {
    const { name, phoneDisplay } = contact;
    const number = widthAtMost(`Phone ${phoneDisplay}`, size);
    const below = isBeside(widthAtMost(name, size), number) ? 0 : 1;
    const known = linesOf(`${when}. ${checkedWords(contact)}`, inner, size);
    return linesOf(name, inner, size) + below + known;
  });
  const white = tonight.length * 1.5 * MM + 5 * MM + 4 * PX;
  return (first + sum(contacts)) * size * LEADING + white;
}
