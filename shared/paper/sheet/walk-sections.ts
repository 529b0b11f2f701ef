import type { Points } from '../../places/near.ts';
import { DISTANCE_NOT_KNOWN, walkWords } from '../../places/point.ts';
import { orderAsWalk } from '../../places/walk.ts';
import type { PublicService } from '../../services/service.ts';
import { checkedSections, timetableSheet } from '../handbook/checked.ts';

/** What is said above such a list. */
export const WALK_NOTE =
  'In an order to walk them in. Times on foot are rough, and places may be closed when you come to them: see their hours.';

/** What is said instead where nobody could read where the places are. */
export const NO_WALK_NOTE =
  'We could not read how far these places are apart. They are not in an order to walk them in.';

/** One place below the other as they can be walked, then those of which nobody knows where they are, by type. */
export function listAsWalk(services: readonly PublicService[], now: number, points: Points) {
  const { stops, unknown } = orderAsWalk(services, ({ _id, addressNotPublic }) =>
    addressNotPublic ? undefined : points[_id],
  );
  const walked = stops.map(({ item, metres }, at) => {
    const section = timetableSheet(item.type, [item], now);
    const title = `${at + 1}. ${section.title}`;
    return {
      ...section,
      id: `stop-${at + 1}`,
      title: at === 0 ? title : `${title}: ${walkWords(metres).toLowerCase()}`,
    };
  });
  const others = checkedSections(unknown, now).map((section) => ({
    ...section,
    title: `${section.title}: ${DISTANCE_NOT_KNOWN.toLowerCase()}`,
  }));
  return [...walked, ...others];
}
