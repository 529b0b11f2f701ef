import type { PublicOrganisation } from '../../../shared/organisations/organisation.ts';
import { allLandmarks, areasOf } from '../../../shared/places/addresses.ts';
import type { PlaceTable } from '../../../shared/places/find-place.ts';
import type { Points } from '../../../shared/places/near.ts';
import type { Point } from '../../../shared/places/point.ts';
import type { StoredPublicService } from './public-records.ts';

/** Where what is listed is, by the ids of its records, and the areas, streets and houses that its addresses name. */
export type Places = {
  points: Points;
  areas: PlaceTable['areas'];
  /** Every address that the public reads with its point, null where nobody knows it. */
  addresses: Readonly<Record<string, Point | null>>;
  /** When the table of postcodes was loaded; '' where there is none. */
  edition: string;
};

type Records = {
  services: readonly StoredPublicService[];
  organisations: readonly PublicOrganisation[];
};

/** The addresses that the public reads: for one that is not public stand other words, which have no point. */
const addressesOf = ({ services, organisations }: Records) => [
  ...services.map(({ _id, serviceAddress, addressNotPublic }) => ({
    _id,
    addresses: addressNotPublic ? [] : [serviceAddress],
  })),
  ...organisations.map(({ _id, addresses, addressNotPublic }) => ({
    _id,
    addresses: addressNotPublic ? [] : addresses,
  })),
];

/**
 * Gives every record that the public reads its points. It is given public records alone, so that what is secret has none
 * (docs/product.md#secret-places).
 */
export async function placeAll(
  records: Records,
  edition: string,
  find: (addresses: string[]) => Promise<ReadonlyMap<string, Point>>,
): Promise<Places> {
  const placed = addressesOf(records);
  const asked = new Set(placed.flatMap(({ addresses }) => addresses).filter(Boolean));
  const found = await find([...asked]);
  const points = placed.flatMap(({ _id, addresses }) => {
    const own = addresses.flatMap((address) => {
      const point = found.get(address);
      return point ? [point] : [];
    });
    return own.length > 0 ? [[_id, own] as const] : [];
  });
  // Of the addresses that were asked for: an admin may have set the point of one that nobody may see any more.
  const listed = [...found].filter(([address]) => asked.has(address));
  return {
    points: Object.fromEntries(points),
    areas: { ...allLandmarks(listed), ...areasOf(listed) },
    addresses: Object.fromEntries(
      [...asked].map((address) => [address, found.get(address) ?? null]),
    ),
    edition,
  };
}
