import { MM } from '../measures.ts';
import type { Paper } from '../print-choice.ts';

/**
 * How a poster is set on a sheet that stands upright, in points; web/print/parts/poster/Poster.module.css says the same. Times
 * of 40 points or more are read from two metres, titles from further away (docs/product.md#paper). A3 holds more places
 * rather than the same ones larger.
 */
export type PosterFormat = {
  width: number;
  height: number;
  margin: number;
  title: number;
  /** The date below a title. */
  under: number;
  time: number;
  /** Above what may be open: as large as the times that it warns of. */
  group: number;
  /** The days below a time, or what is given then. */
  days: number;
  name: number;
  text: number;
  footer: number;
  /** The column of the times. */
  times: number;
  /** Between the columns, and the white above and below a row. */
  gap: number;
};

export const POSTER_FORMATS: Record<Paper, PosterFormat> = {
  A4: {
    width: 210 * MM,
    height: 297 * MM,
    margin: 10 * MM,
    title: 72,
    under: 26,
    time: 40,
    group: 40,
    days: 18,
    name: 22,
    text: 16,
    footer: 14,
    times: 91 * MM,
    gap: 6,
  },
  A3: {
    width: 297 * MM,
    height: 420 * MM,
    margin: 15 * MM,
    title: 96,
    under: 34,
    time: 48,
    group: 48,
    days: 22,
    name: 28,
    text: 20,
    footer: 18,
    times: 109 * MM,
    gap: 8,
  },
};

/** The distance from one baseline to the next, as a share of the size. */
export const LEADING = 1.15;
/** The code with its white border: its dark part is 20 mm at least. */
export const CODE_SIDE = 30 * MM;
/** Below the title, and between rows. */
export const THICK = 6;
export const THIN = 2;
