import { useEffect, useMemo, useState } from 'react';
import type { NearBy } from '../../../shared/places/near.ts';
import type { KioskSettings } from '../settings/settings.ts';
import { measureFromKiosk, type Places } from '../state/from-here.ts';
import { readPlaces, writePlaces } from './directory-copy.ts';
import { get } from './use-directory.ts';

/**
 * How far everything is from this kiosk; null until it is known, and where nobody has said where the kiosk stands. It is fetched
 * with each new `version` of the directory and when the network is back, whole, as every phone fetches it.
 */
export function useNear(
  { own, postcode }: KioskSettings,
  version: number | undefined,
  isConnected: boolean,
): NearBy | null {
  const [places, setPlaces] = useState<Places | null>(null);
  const isPlaced = own !== '' || postcode !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version has places of its own
  useEffect(() => {
    if (!isPlaced) return;
    let current = true;
    const load = async () => {
      const came = isConnected
        ? ((await get('/api/places').catch(() => null)) as Places | null)
        : null;
      const known = came ?? (await readPlaces());
      if (current && known) setPlaces(known);
      if (came) await writePlaces(came);
    };
    // A device that is full keeps no copy.
    load().catch(console.debug);
    return () => {
      current = false;
    };
  }, [isPlaced, version, isConnected]);
  return useMemo(
    () => places && measureFromKiosk(places, { own, postcode }),
    [places, own, postcode],
  );
}
