import { isPlaceKnown } from '../../contact/maps.ts';
import { groupForNow } from '../lists/when.ts';
import type { PublicService } from '../service.ts';

/**
 * How many places are open at an instant (epoch ms), in words, for a screen that leads to all of them. A house with four kinds of help
 * is one place to go to; where none is open to everyone that is said, as a board on a wall does (wall-board.ts).
 */
export function describeOpenPlaces(services: readonly PublicService[], instant: number): string {
  const { everyone, some } = groupForNow(services, instant);
  const count = countPlaces([...everyone, ...some]);
  if (count === 0) return 'None is known to be open now. See what opens next.';
  const places = count === 1 ? 'place' : 'places';
  return `${count} ${places}${everyone.length === 0 ? ' for some people' : ''}, and what opens next`;
}

/** How many addresses some services have; of one whose address nobody knows, its provider's. */
const countPlaces = (services: readonly PublicService[]): number =>
  new Set(
    services.map(({ serviceAddress, provider }) =>
      isPlaceKnown(serviceAddress) ? serviceAddress.toLowerCase() : provider._id,
    ),
  ).size;
