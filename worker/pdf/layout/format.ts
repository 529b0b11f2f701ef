import type { BookPaper } from '../../../shared/paper/booklet.ts';
import type { PaperSize } from '../../../shared/paper/handbook/sections.ts';
import { MM } from '../../../shared/paper/measures.ts';
import { POCKET } from '../../../shared/paper/pocket/format.ts';
import { LEADING, POSTER_FORMATS } from '../../../shared/paper/poster/format.ts';
import type { Paper } from '../../../shared/paper/print-choice.ts';

/** A page and the sizes of what is set on it, in points. */
export type Format = {
  width: number;
  height: number;
  margin: number;
  /** Body text, labels and page numbers alike: 14 in clear print, 18 in large (docs/product.md#paper). */
  text: number;
  /** The distance from one baseline to the next, as a share of the size. */
  leading: number;
  title: number;
  heading: number;
  isLarge: boolean;
  /** A booklet: facts run on in a line, and what every page of A4 says at its foot stands once a section. */
  isCompact: boolean;
  /** A book has so many pages, or a multiple: those of a piece of paper that is folded. */
  pagesTogether: number;
  /** Pages are panels of one sheet, which is folded. */
  isPanel?: boolean;
};

const A4 = { short: 210 * MM, long: 297 * MM };

const sizes = (size: PaperSize) =>
  size === 'large'
    ? { text: 18, title: 32, heading: 23, isLarge: true, isCompact: false, pagesTogether: 2 }
    : { text: 14, title: 27, heading: 18.5, isLarge: false, isCompact: false, pagesTogether: 2 };

/** The pages of the handbook, and every page in large print. */
export const portrait = (size: PaperSize): Format => ({
  width: A4.short,
  height: A4.long,
  margin: 14 * MM,
  leading: 1.25,
  ...sizes(size),
});

/** The pages of a booklet, laid out anew and not made smaller: 12 points on A5, 9 on A6 (docs/product.md#paper). */
const BOOKLETS: Record<Exclude<BookPaper, 'A4'>, Format> = {
  A5: {
    width: 148 * MM,
    height: A4.short,
    margin: 9 * MM,
    text: 12,
    leading: 1.2,
    title: 19,
    heading: 14.5,
    isLarge: false,
    isCompact: true,
    pagesTogether: 4,
  },
  A6: {
    width: 105 * MM,
    height: 148 * MM,
    margin: 7 * MM,
    text: 9,
    leading: 1.2,
    title: 14.5,
    heading: 11,
    isLarge: false,
    isCompact: true,
    // Two spreads stand below each other on a sheet of A4.
    pagesTogether: 8,
  },
};

/** The pages of a handbook on some paper. */
export const bookFormat = (paper: BookPaper, size: PaperSize): Format =>
  paper === 'A4' ? portrait(size) : BOOKLETS[paper];

/** A sheet for a noticeboard with the seven days beside each other. */
export const landscape = (): Format => ({
  width: A4.long,
  height: A4.short,
  margin: 10 * MM,
  leading: 1.25,
  ...sizes('clear'),
});

/** A sheet for a wall. */
export const posterFormat = (paper: Paper): Format => {
  const { width, height, margin, text, title, name } = POSTER_FORMATS[paper];
  const sizes = { text, title, heading: name, leading: LEADING };
  return { width, height, margin, ...sizes, isLarge: false, isCompact: false, pagesTogether: 1 };
};

/** A panel of a sheet that is folded for a pocket. */
export const panelFormat = (): Format => {
  const { width, height, margin, text, title, leading } = POCKET;
  const sizes = { text, title, heading: title, leading };
  const kind = { isLarge: false, isCompact: true, pagesTogether: 1, isPanel: true };
  return { width, height, margin, ...sizes, ...kind };
};

/** Dark enough in greyscale; meaning is never carried by them alone. */
export const COLOURS = {
  ink: '#000000',
  teal: '#00514f',
  /** The colour of words that are to be found, not to be seen first: 7 to 1 on white. */
  quiet: '#545454',
  rule: '#5d7177',
  hairline: '#9aa8ac',
  light: '#ffd772',
  paper: '#ffffff',
} as const;

export type Colour = (typeof COLOURS)[keyof typeof COLOURS];
