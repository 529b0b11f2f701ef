import { expect } from 'vitest';
import { cuts, lonelyHeading } from './layout-faults.ts';
import type { ReadPage } from './read-pdf.ts';

export { dense, halfOf, textOf } from './layout-faults.ts';

/** No text leaves the page's white margin, and none lies on another. */
export const expectNothingCut = (page: ReadPage, margin: number) =>
  expect(cuts(page, margin)).toEqual([]);

export const expectNoLonelyHeading = (page: ReadPage, bodySize: number) =>
  expect(lonelyHeading(page, bodySize)).toBeNull();
