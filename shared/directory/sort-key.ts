/** A name as a library files it: The Julian Trust stands under J. */
export const sortKey = (name: string) => name.replace(/^the\s+/i, '');

/**
 * The letter a name is found under in an A to Z, in its own script: É under E, Наш дом under Н. '0–9' for one that begins
 * with none, as 1625 Independent People.
 */
export function letterOf(name: string): string {
  const [first = ''] = sortKey(name).normalize('NFKD').toUpperCase();
  return /\p{L}/u.test(first) ? first : '0–9';
}
