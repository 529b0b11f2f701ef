import type { PaperSize } from '../../../shared/paper/handbook/sections.ts';

/** Points in a millimetre. */
export const MM = 72 / 25.4;

/** A page and the sizes of what is set on it, in points. */
export type Format = {
  width: number;
  height: number;
  margin: number;
  /** Body text, labels and page numbers alike: 14 in clear print, 18 in large (docs/product.md#paper). */
  text: number;
  /** From one baseline to the next, as a share of the size. */
  leading: number;
  title: number;
  heading: number;
  isLarge: boolean;
};

const A4 = { short: 210 * MM, long: 297 * MM };

const sizes = (size: PaperSize) =>
  size === 'large'
    ? { text: 18, title: 32, heading: 23, isLarge: true }
    : { text: 14, title: 27, heading: 18.5, isLarge: false };

/** The pages of the handbook, and every page in large print. */
export const portrait = (size: PaperSize): Format => ({
  width: A4.short,
  height: A4.long,
  margin: 14 * MM,
  leading: 1.3,
  ...sizes(size),
});

/** A sheet for a noticeboard with the seven days beside each other. */
export const landscape = (): Format => ({
  width: A4.long,
  height: A4.short,
  margin: 10 * MM,
  leading: 1.25,
  ...sizes('clear'),
});

/** Dark enough in greyscale; meaning is never carried by them alone. */
export const COLOURS = {
  ink: '#000000',
  teal: '#00514f',
  red: '#9c1420',
  /** Of words that are to be found, not to be seen first: 7 to 1 on white. */
  quiet: '#545454',
  rule: '#5d7177',
  hairline: '#9aa8ac',
  tint: '#e9f1f0',
  light: '#ffd772',
  paper: '#ffffff',
} as const;

export type Colour = (typeof COLOURS)[keyof typeof COLOURS];
