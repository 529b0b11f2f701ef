import { filterForWalls } from '../on-walls.ts';
import type { PublicService } from '../service.ts';
import { boardAt, type NeedNow } from './board.ts';

/**
 * The board at an instant (epoch ms) as a whole room may read it, without what is kept off walls (docs/product.md#not-on-the-wall). A
 * need of which such a place is open has `isMoreOpen`, so that nobody reads there that nothing is open while home and the kiosk's own
 * screens have it.
 */
export function wallBoardAt(services: readonly PublicService[], instant: number): NeedNow[] {
  const shown = boardAt(filterForWalls(services), instant).needs;
  return boardAt(services, instant).needs.map((all) => {
    const its = shown.find(({ need }) => need === all.need) ?? { ...NOTHING, need: all.need };
    return { ...its, isMoreOpen: all.open.length > its.open.length };
  });
}

/** The board of one organisation for walls. Its needs share a heading: what is open of one of them is not nothing for another. */
export function wallBoardOf(
  organisation: string,
  services: readonly PublicService[],
  instant: number,
): NeedNow[] {
  const needs = wallBoardAt(
    services.filter(({ provider }) => provider._id === organisation),
    instant,
  );
  const isMoreOpen = needs.some((its) => its.isMoreOpen);
  return needs.map((its) => ({ ...its, isMoreOpen }));
}

const NOTHING: Omit<NeedNow, 'need'> = {
  open: [],
  later: [],
  unsure: [],
  next: [],
  mayBe: [],
  opensIn: new Map(),
};
