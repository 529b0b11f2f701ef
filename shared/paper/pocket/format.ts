import { MM } from '../measures.ts';

/** A sheet of A4 lying down, in points: what comes out of the printer, on one side. */
export const POCKET_SHEET = { width: 297 * MM, height: 210 * MM };

/** Panels beside each other in each of two rows. */
export const POCKET_COLUMNS = 4;
export const POCKET_PANELS = 2 * POCKET_COLUMNS;

/**
 * How a panel of the pocket guide is set, in points; web/print/parts/pocket/Pocket.module.css says the same. Nine points are
 * the letters of a booklet for a pocket (docs/product.md#paper); what is known by its look, the times and the numbers, is larger.
 */
export const POCKET = {
  width: POCKET_SHEET.width / POCKET_COLUMNS,
  height: POCKET_SHEET.height / 2,
  margin: 5 * MM,
  leading: 1.15,
  text: 9,
  /** The name of a kind of help, beside its picture. */
  title: 10.5,
  time: 12,
  /** The column of the pictures, and how large they are in it. */
  gutter: 25,
  picture: 21,
  /** A number to ring, and 999. */
  number: 16,
  alarm: 27,
  /** The weekday on the cover, and the date below it. */
  weekday: 25,
  date: 12,
  /** The dark part of the front. */
  band: 92,
  /** Above a place, and above what begins. */
  gap: 3,
  before: 6,
  /** A picture in a line, and a picture in a row of them. */
  small: 10,
  row: 19,
  /** The code with its white border: its dark part is 20 mm at least. */
  code: 29 * MM,
} as const;

/** The size of a panel without its margin. */
export const POCKET_INNER = {
  width: POCKET.width - 2 * POCKET.margin,
  height: POCKET.height - 2 * POCKET.margin,
};

/** What stands beside a picture. */
export const POCKET_BESIDE = POCKET_INNER.width - POCKET.gutter;

/** Where a panel stands on the sheet. */
type PanelPlace = { row: 0 | 1; column: number; isTurned: boolean };

/**
 * Where the panel of a number, from 0, stands. The sheet is folded along its long middle, with the print outside, and then
 * across: four panels are on the front from left to right, and four on the back. These stand on their heads above the others,
 * the last behind the first, so that it makes no difference in which order the short folds are made.
 */
export const panelPlace = (panel: number): PanelPlace =>
  panel < POCKET_COLUMNS
    ? { row: 1, column: panel, isTurned: false }
    : { row: 0, column: POCKET_PANELS - 1 - panel, isTurned: true };
