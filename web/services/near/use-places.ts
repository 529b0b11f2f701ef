import { useEffect, useState } from 'react';
import {
  type FoundPlace,
  findPlace,
  isTooFar,
  PLACE_FAULTS,
  type PlaceTable,
} from '../../../shared/places/find-place.ts';
import { createNearBy, type NearBy, type Points } from '../../../shared/places/near.ts';

/**
 * What is fetched once it is asked for, and is the same for everybody: points, areas and the postcodes of the city, and about how many
 * bytes that was.
 */
type Places = PlaceTable & { points: Points; bytes: number };

/** One that failed is asked for again. */
let fetching: Promise<Places> | null = null;

/** What lists are ordered from: kept for as long as this page of the tab is there, and nowhere else. */
let last: NearBy | null = null;

/** In milliseconds: so long a phone may look for where it is. */
const LOOKING = 20_000;

/** Asks for them at once, and says from where lists are ordered. Where somebody is stays in this tab. */
export function usePlaces() {
  const [near, setNear] = useState(last);
  const [fault, setFault] = useState('');
  const [isLooking, setLooking] = useState(false);
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    fetchPlaces().then(
      (places) => setBytes(places.bytes),
      () => {},
    );
  }, []);

  function take(from: NearBy | null) {
    last = from;
    setNear(from);
  }

  async function from(find: (places: Places) => FoundPlace) {
    setFault('');
    const places = await fetchPlaces().catch(() => null);
    if (!places) return setFault(PLACE_FAULTS.noTable);
    const found = find(places);
    if ('fault' in found) return setFault(found.fault);
    if (isTooFar(found.point, Object.values(places.points))) return setFault(PLACE_FAULTS.tooFar);
    take(createNearBy({ name: found.name, from: found.point, points: places.points }));
  }

  function fromPhone() {
    setFault('');
    if (!navigator.geolocation) return setFault(PLACE_FAULTS.notFound);
    setLooking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setLooking(false);
        void from(() => ({ name: 'where you are', point: [latitude, longitude] }));
      },
      ({ code, PERMISSION_DENIED }) => {
        setLooking(false);
        setFault(code === PERMISSION_DENIED ? PLACE_FAULTS.refused : PLACE_FAULTS.notFound);
      },
      { timeout: LOOKING },
    );
  }

  return {
    near,
    bytes,
    fault,
    isLooking,
    fromText: (typed: string) => from((places) => findPlace(typed, places)),
    fromPhone,
    forget: () => take(null),
  };
}

function fetchPlaces(): Promise<Places> {
  fetching ??= readPlaces().catch((error) => {
    fetching = null;
    throw error;
  });
  return fetching;
}

/** Without a token: what comes back is what anybody gets. */
async function readPlaces(): Promise<Places> {
  const answer = await fetch('/api/places', { credentials: 'omit' });
  if (!answer.ok) throw new Error(`/api/places answered ${answer.status}`);
  return answer.json();
}
