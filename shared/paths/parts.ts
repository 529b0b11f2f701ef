// Lists of a large city, in parts: docs/product.md#large-lists.

/** So many records one address holds; a longer list parts. */
export const WHOLE_LIST = 250;

/** In a list of more than these, each card's "Something wrong?" comes with script, or a page would be above 20 kB. */
export const REPORTED_WITHOUT_SCRIPT = 200;

/** So many records a part holds. */
export const PART_SIZE = 100;

/** What an address asks for that wants the whole of a list in parts. */
export const ALL_PARTS = 'all';

/** A record that stands in a list in parts: `part` names its part, as addresses have it. */
export type InPart = { part?: string };

/**
 * The part of each record of a list, in the order of the list: by the key of each, and numbered where a key has more
 * than a part may hold. Nothing where one address holds them all.
 */
export function partList<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<Item, string> {
  const parts = new Map<Item, string>();
  if (items.length <= WHOLE_LIST) return parts;
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  for (const [key, group] of groups) {
    const count = Math.ceil(group.length / PART_SIZE);
    const size = Math.ceil(group.length / count);
    for (const [place, item] of group.entries())
      parts.set(item, count === 1 ? key : `${key}-${Math.floor(place / size) + 1}`);
  }
  return parts;
}

const OUTWARD = /\b([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{2}\b/i;

/** Addresses without a postcode. */
export const ELSEWHERE = 'other';

/** The area of an address: the first half of its postcode, which is all that every address in a city has in common. */
export const areaPart = (address: string): string =>
  OUTWARD.exec(address)?.[1]?.toUpperCase() ?? ELSEWHERE;

/** Whether a text can be the name of a part; nobody has looked whether there is one. */
export const isPartName = (text: string | null): text is string =>
  text !== null && /^[\p{L}\p{N}-]{1,12}$/u.test(text);
