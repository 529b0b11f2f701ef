import { site } from '../site/site.ts';

/**
 * Each pair of brackets, in one walk through the text: an address may be of any length. And what stands for
 * an address that is not public (`notPublicWords`).
 */
const IN_BRACKETS = / ?\([^()]*\)|^Address not public.*/g;
/** What a source did not know about an address, as in "Longhills, Bristol (full address not in the sources)". */
const isRemark = (brackets: string) => /\baddress\b/i.test(brackets);

const placeOf = (address: string) =>
  address
    .replace(/\s+/g, ' ')
    .replace(IN_BRACKETS, (brackets) => (isRemark(brackets) ? '' : brackets))
    .trim();

/** Whether an address says more than the city: two listings with nothing but the city are not taken to be at one place. */
export function isPlaceKnown(address: string): boolean {
  const place = placeOf(address);
  return place !== '' && place.toLowerCase() !== site().city.toLowerCase();
}

/**
 * A maps search for an address, whatever is known of it. A remark about the address is left out of the search and the
 * city is added where it is not named, so that "St James Park" is not found elsewhere. '' for no address.
 */
export function mapsUrl(address: string): string {
  const place = placeOf(address);
  if (!place) return '';
  const query = place.toLowerCase().includes(site().city.toLowerCase())
    ? place
    : `${place}, ${site().city}`;
  // This is as short as an address bar takes it, because every byte is sent for every address of a page.
  const encoded = encodeURIComponent(query).replaceAll('%20', '+').replaceAll('%2C', ',');
  return `https://www.google.com/maps/search/?api=1&query=${encoded}`;
}
