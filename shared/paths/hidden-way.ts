import { paths } from './paths.ts';

const VICTIMS = paths.helplineType('Victim of a crime');
/** Between these two, who is hurt at home goes without adding to the browser's history (docs/product.md#people-in-crisis). */
const BETWEEN = [paths.immediateSupport, VICTIMS];

/** Whether a page of this path takes the other's place in the history: a search that led there too. */
export const isHiddenWay = (from: string, to: string): boolean =>
  (from === paths.search() && to === VICTIMS) || (BETWEEN.includes(from) && BETWEEN.includes(to));
