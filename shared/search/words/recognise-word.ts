/** The stems of words by which a text is found. */
export type KnownWords = {
  /** In how many places a stem stands. */
  count: ReadonlyMap<string, number>;
  stems: ReadonlySet<string>;
  /** The stems of the phrases that lead somewhere, in their order, and those of the listings in theirs. */
  leadStems: readonly string[];
  listingStems: readonly string[];
};

const HAN = /\p{Script=Han}/u;
/** Words of three letters carry endings where vowels are not written. */
const ARABIC = /\p{Script=Arabic}/u;

/** So many letters that begin two words are no accident: podiatry and podiatrist. */
const SAME_BEGINNING = 5;

/** Fewer letters that follow a short word are no other word: "toolit" is no tool. */
const SECOND_WORD = 3;

/**
 * A word that nobody has said yet, as one that is known: somebody is still typing that, or has written it together with another
 * ("foodvoucher"), or with another ending. The word where there is none.
 */
export function recogniseWord(
  word: string,
  raw: string,
  { count, stems, leadStems, listingStems }: KnownWords,
  least: number,
): string {
  if (stems.has(word) || count.has(word)) return word;
  // Chinese is written without spaces: a sentence is known by the word in it.
  if (HAN.test(word))
    return leadStems.find((stem) => HAN.test(stem) && word.includes(stem)) ?? word;
  if (word.length < 3 || raw.length < least) return word;
  const begun = begins(raw);
  const beginning = leadStems.filter(
    (stem) =>
      word.startsWith(stem) &&
      (stem.length >= SAME_BEGINNING ||
        (stem.length > 3 && word.length - stem.length >= SECOND_WORD) ||
        (stem.length > 2 && ARABIC.test(stem))),
  );
  const kin = (stem: string) =>
    word.length >= SAME_BEGINNING && stem.startsWith(word.slice(0, prefixNeeded(word, stem)));
  return (
    leadStems.find(begun) ??
    listingStems.find(begun) ??
    beginning.sort((a, b) => b.length - a.length)[0] ??
    leadStems.find(kin) ??
    word
  );
}

/** A whole word begins no other one by its stem alone: a mate is no mattress. */
const begins = (raw: string) => (known: string) => known.startsWith(raw);

/** Whether somebody may still be typing a known word. */
export const isBegun = (
  raw: string,
  { leadStems, listingStems }: Pick<KnownWords, 'leadStems' | 'listingStems'>,
): boolean => leadStems.some(begins(raw)) || listingStems.some(begins(raw));

/** How many letters of both have to be the same at the beginning. */
const prefixNeeded = (word: string, other: string): number =>
  Math.max(SAME_BEGINNING, Math.ceil(Math.max(word.length, other.length) * 0.6));
