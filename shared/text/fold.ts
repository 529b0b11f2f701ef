// How texts are compared that people write in different ways. Every search and every look for the same thing twice begins here.

/** Every sign that is typed for an apostrophe. */
const APOSTROPHE = /['’‘‛ʼʻ´`′＇]/g;

/** Accents on letters of the Latin, Greek and Cyrillic scripts. */
const ACCENT = /[\u0300-\u036f]/g;

/**
 * A text in lower case, without apostrophes ("Anne's" is "annes", not "anne s") and accents. It keeps the marks of scripts
 * that write their vowels as marks.
 */
export const foldAccents = (text: string): string =>
  // An apostrophe goes first: "´" alone decomposes to a space with an accent.
  text.replace(APOSTROPHE, '').normalize('NFKD').toLowerCase().replace(ACCENT, '');

/** Like `foldAccents`, but without any marks, as people search: keyboards leave vowels out that are marks, or write them in two ways. */
export const foldText = (text: string): string => foldAccents(text).replace(/\p{Mark}/gu, '');

/** Its letters and digits alone, for a heading, a name or an address: spaces and signs do not tell two of these apart. */
export const foldToLetters = (text: string): string =>
  foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
