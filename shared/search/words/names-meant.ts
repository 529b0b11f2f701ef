import { isTelling, rawWords, stemOf } from './words.ts';

/** Fewer letters are the beginning of too many names. */
const LEAST_TOGETHER = 5;

/**
 * The name, or the part of one, that somebody wrote as one word ("wildgoose") or by its first letters ("bdp"), in words;
 * undefined where it is of none.
 */
export function findNameMeant(typed: string, names: Iterable<Name>): string | undefined {
  for (const name of names) {
    const meant = spellOut(typed, name);
    if (meant) return meant;
  }
  return undefined;
}

/** Where a name ends and what it belongs to begins: "inHope – The Wild Goose". */
const PARTS = /\s[–—-]\s|[(),:/]/;

/** A name as the words of each of its parts, then of the whole. */
export type Name = readonly (readonly string[])[];

/** Reads a name once, because every word that nobody knows is held against each. */
export function readName(name: string): Name {
  const parts = name.split(PARTS);
  return (parts.length > 1 ? [...parts, name] : parts).map(rawWords);
}

function spellOut(typed: string, name: Name): string | undefined {
  for (const words of name) {
    if (hasInitials(words, typed) || hasInitials(words.filter(isTelling), typed))
      return words.join(' ');
    const together = findTogether(words, typed);
    if (together) return together;
  }
  return undefined;
}

const hasInitials = (words: readonly string[], typed: string): boolean =>
  words.length > 2 && words.length === typed.length && words.every((it, at) => it[0] === typed[at]);

/** Two words or more one after the other, of which the last may not be written to its end yet. */
function findTogether(words: readonly string[], typed: string): string | undefined {
  if (typed.length < LEAST_TOGETHER) return undefined;
  for (const [first, word] of words.entries()) {
    let together = word;
    for (let last = first + 1; last < words.length && typed.startsWith(together); last++) {
      together += words[last];
      if (together.startsWith(typed) && isTelling(word))
        return words.slice(first, last + 1).join(' ');
    }
  }
  return undefined;
}

/** A text in which a name that ends in a number is written together, as listings have it: "one 25" is One25. */
export const joinNumbers = (
  text: string,
  listed: Pick<ReadonlyMap<string, number>, 'has'>,
): string =>
  text.replace(/(\p{L}+) (\d+)/gu, (apart, word, number) => {
    const [together = ''] = rawWords(word + number);
    return listed.has(stemOf(together)) ? together : apart;
  });
