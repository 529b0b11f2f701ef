import { CITY } from './site.ts';

/** Each pair of brackets, in one walk through the text: an address is as long as whoever wrote it likes. */
const IN_BRACKETS = / ?\([^()]*\)/g;
/** What a source did not know about an address, as in "Longhills, Bristol (full address not in the sources)". */
const isRemark = (brackets: string) => /\baddress\b/i.test(brackets);

/**
 * A maps search for an address (SPEC 2.1). A remark about the address is left out of the search and the city is added
 * where it is not named, so that "St James Park" is not found elsewhere. '' when nothing but the city would be
 * searched for: a pin in the middle of the city is a wasted walk.
 */
export function mapsUrl(address: string): string {
  const place = address
    .replace(/\s+/g, ' ')
    .replace(IN_BRACKETS, (brackets) => (isRemark(brackets) ? '' : brackets))
    .trim();
  if (!place || place.toLowerCase() === CITY.toLowerCase()) return '';
  const query = place.toLowerCase().includes(CITY.toLowerCase()) ? place : `${place}, ${CITY}`;
  // As short as an address bar takes it: every byte is sent for every address of a page.
  const encoded = encodeURIComponent(query).replaceAll('%20', '+').replaceAll('%2C', ',');
  return `https://www.google.com/maps/search/?api=1&query=${encoded}`;
}
