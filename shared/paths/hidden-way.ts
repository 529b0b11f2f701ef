import { paths } from './paths.ts';

/** Between these two, who is hurt at home goes without adding to the browser's history (docs/product.md#people-in-crisis). */
const BETWEEN = [paths.immediateSupport, paths.helplineType('Victim of a crime')];

/** Whether a page of this path takes the other's place in the history. */
export const isHiddenWay = (from: string, to: string): boolean =>
  BETWEEN.includes(from) && BETWEEN.includes(to);
