import { findPlaces, isSamePlace } from './place-words.ts';

// The one rule of what a public reader may see of where somebody is (docs/product.md#secret-places;
// docs/decisions/060-secret-places.md). `worker/directory/` applies it where records leave the database.

/** What may be said of an address; '' where nobody was asked, and then it is public. */
export const ADDRESS_PUBLIC = ['yes', 'no'] as const;
export type AddressPublic = (typeof ADDRESS_PUBLIC)[number];

/** Reads what is stored of whether an address is public. A value that is not known means that it is not. */
export function readAddressPublic(stored: string): AddressPublic | '' {
  return stored === '' || stored === 'yes' ? stored : 'no';
}

/** What a form says for each value of whether an address is public. */
export const ADDRESS_PUBLIC_WORDS: Record<AddressPublic | '', string> = {
  '': 'Show the address',
  yes: 'Show the address: I have made sure that it may be public',
  no: 'Address not public',
};

type Marked = { addressPublic: string };
type Profile = Marked & { addresses: readonly string[] };
type Placed = Marked & { serviceAddress: string };

/**
 * The addresses of an organisation that nobody else may see: its own where it says so, and those of its services where
 * one says so, or the organisation does and the service does not say otherwise.
 */
export function secretPlaces(
  { addressPublic, addresses }: Profile,
  services: readonly Placed[],
): string[] {
  const own = addressPublic === 'no' ? addresses : [];
  const theirs = services.filter((it) => (it.addressPublic || addressPublic) === 'no');
  return [...new Set([...own, ...theirs.map((it) => it.serviceAddress)])].filter(Boolean);
}

/** Whether an address is one of these places, however it is written. */
export const isSecret = (address: string, places: readonly string[]): boolean =>
  places.some((place) => isSamePlace(address, place));

/** How people ask for the way instead. */
type Way = { phoneDisplay: string; website: string };

/** What stands in the place of an address that is not public. `shared/contact/maps.ts` takes it for no place. */
export function notPublicWords({ phoneDisplay, website }: Way): string {
  const ask = phoneDisplay ? ` Ring ${phoneDisplay}.` : website ? ' Ask on the website.' : '';
  return `Address not public.${ask}`;
}

/** What is wrong with a text that names a place which is not public; undefined for nothing. */
export function namedFault(text: string, places: readonly string[]): string | undefined {
  const [words] = findPlaces(text, places);
  return words && `The address is not public, but this says “${words}”. Please leave it out.`;
}
