import { findPlace, type PlaceTable } from '../../../shared/places/find-place.ts';
import { createNearBy, type NearBy, type Points } from '../../../shared/places/near.ts';
import type { KioskSettings } from '../settings/settings.ts';

/** Where everything is, as the server tells everybody. */
export type Places = PlaceTable & { points: Points };

/** How far everything is from a kiosk: from its postcode, or else from the first address of the place that it stands in. */
export function measureFromKiosk(
  { points, ...table }: Places,
  { own, postcode }: Pick<KioskSettings, 'own' | 'postcode'>,
): NearBy | null {
  const [address] = points[own] ?? [];
  const found = postcode ? findPlace(postcode, table) : null;
  const from = found && 'point' in found ? found.point : address;
  return from ? createNearBy({ name: 'here', from, points }) : null;
}
