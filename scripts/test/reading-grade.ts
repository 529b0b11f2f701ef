/** A text's sentences; a line of its own is one without a full stop. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?:])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z]/i.test(sentence));

/** The words of a sentence that a reader spells out: numbers, addresses and abbreviations are read as signs. */
export const wordsOf = (sentence: string): string[] =>
  (sentence.match(/[\p{L}\p{N}.&'’-]+/gu) ?? []).filter((word) => /^\p{L}/u.test(word));

/** The syllables of an English word, about: its groups of vowels, without those that are not spoken. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/['’]s?$|[^a-z]/g, '');
  const spoken = letters
    .replace(/(?<=[^laeiouy])es$|(?<=[^td])ed$|(?<=[^aeiouyl])e$|(?<=[aeiouy]l)e$/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, spoken?.length ?? 0);
}

/**
 * The Flesch-Kincaid grade: the school year, of an American school, in which such sentences are read with ease. 6 is a reader
 * of eleven.
 */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
