import { findPlaces, removePlaces } from '../../../shared/addresses/place-words.ts';
import {
  isSecret,
  notPublicWords,
  readAddressPublic,
  secretPlaces,
} from '../../../shared/addresses/secret-places.ts';
import { hasCategory } from '../../../shared/organisations/hidden-category.ts';
import type { ChangeRecord } from '../../../shared/services/changes/change-record.ts';
import { parseTexts } from '../../records/rows.ts';

// Where addresses that are not public stay behind: every public answer is made of what this leaves
// (docs/product.md#secret-places). What is secret is a column of the row, so that a row that was read before is read anew
// once that changes.

/** A row with the places of its organisation that nobody else may see, a line each; '' for none. */
export type Guarded<Row> = Row & { secret: string };

type SecretRow = { providerId: string; serviceAddress: string; addressPublic: string };
type ProfileRow = {
  id: string;
  addresses: string;
  addressPublic: string;
  categorisingOrganisations: string;
};

/**
 * Finds the places of an organisation that nobody else may see, by its id: a line each, '' for none. Of one that has a hidden
 * category these are all its addresses, whatever it says of them itself.
 */
export function findSecrets(
  profiles: readonly ProfileRow[],
  services: readonly SecretRow[],
  hiddenCategories: readonly string[] = [],
) {
  const theirs = new Map<string, SecretRow[]>();
  for (const row of services)
    theirs.set(row.providerId, [...(theirs.get(row.providerId) ?? []), row]);
  const secrets = new Map(
    profiles.flatMap((profile) => {
      const { id, addresses } = profile;
      const isHidden = hasCategory(profile.categorisingOrganisations, hiddenCategories);
      const addressPublic = isHidden ? 'no' : readAddressPublic(profile.addressPublic);
      const stored = theirs.get(id) ?? [];
      const own = isHidden ? stored.map((row) => ({ ...row, addressPublic: 'no' })) : stored;
      if (addressPublic !== 'no' && own.length === 0) return [];
      const places = secretPlaces({ addressPublic, addresses: listOf(addresses) }, own);
      return [[id, places.map((place) => place.replaceAll('\n', ' ')).join('\n')] as const];
    }),
  );
  return (id: string | null): string => (id === null ? '' : (secrets.get(id) ?? ''));
}

/** A list that is broken takes its organisation out of the directory, and nothing else (`parseRows`). */
function listOf(json: string): string[] {
  try {
    return parseTexts(json);
  } catch {
    return [];
  }
}

/** Adds to each row what is secret of its organisation. */
export function hideSecrets<Row extends object>(
  rows: readonly Row[],
  secretOf: (row: Row) => string,
): Guarded<Row>[] {
  return rows.map((row) => ({ ...row, secret: secretOf(row) }));
}

const placesOf = ({ secret }: { secret: string }) => (secret ? secret.split('\n') : []);

type Way = Parameters<typeof notPublicWords>[0];
type Hidden = { addressNotPublic?: true };

/** What the public reads for an address: the words for one that is not public say whom to ask. */
export function publicAddress(
  row: { secret: string; serviceAddress: string },
  way: Way,
): { serviceAddress: string } & Hidden {
  const { serviceAddress } = row;
  return isSecret(serviceAddress, placesOf(row))
    ? { serviceAddress: notPublicWords(way), addressNotPublic: true }
    : { serviceAddress };
}

/** The addresses of an organisation that the public reads; the words where there is none but secret ones. */
export function publicAddresses(
  row: { secret: string },
  addresses: string[],
  way: Way,
): { addresses: string[] } & Hidden {
  const places = placesOf(row);
  const shown = places.length > 0 ? addresses.filter((it) => !isSecret(it, places)) : addresses;
  return shown.length === 0 && addresses.some(Boolean)
    ? { addresses: [notPublicWords(way)], addressNotPublic: true }
    : { addresses: shown };
}

/** A row whose texts name no place that is not public. */
export function hideSecretTexts<Row extends { secret: string }>(
  row: Row,
  names: readonly (keyof Row)[],
): Row {
  const places = placesOf(row);
  if (places.length === 0) return row;
  const texts = names.map((name) => [name, removePlaces(String(row[name]), places)]);
  return { ...row, ...Object.fromEntries(texts) };
}

/** The reason of a dated change, which the public reads, without such a place. */
export function hideSecretReason(
  change: ChangeRecord,
  secretOf: (id: string | null) => string,
): ChangeRecord {
  const places = placesOf({ secret: secretOf(change.organisation) });
  if (findPlaces(change.reason, places).length === 0) return change;
  return { ...change, reason: removePlaces(change.reason, places) };
}
