import type { Formerly } from '../directory/formerly.ts';

/** Without letters that are taken for figures or for each other. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 6;

/**
 * A listing's id as six signs that somebody can type from paper. Two listings of a thousand have the same in one city of two
 * thousand: then neither is meant by it.
 */
export function shortCode(id: string): string {
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return Array.from({ length: LENGTH }, (_, at) => SIGNS[(hash >>> (at * 5)) & 31]).join('');
}

/** The one listing that a code stands for, however it was typed; undefined for none and for more than one. */
export function findByCode<Listing extends { _id: string } & Formerly>(
  listings: readonly Listing[],
  typed: string,
): Listing | undefined {
  const code = typed.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1');
  const found = listings.filter(({ _id, formerly = [] }) =>
    [_id, ...formerly].some((id) => shortCode(id) === code),
  );
  return found.length === 1 ? found[0] : undefined;
}
