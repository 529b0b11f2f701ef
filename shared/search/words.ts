/** Words that say nothing of what is needed. */
const SAY_NOTHING = new Set(
  (
    'a about an and any are at be can could do does for free find from get give go going got have help how i im in is it ' +
    'ive me my near need needs no not now of on only or our out people place places please should some somebody someone something ' +
    'somewhere take that thats the their theres there they this to today tonight up want was we what whats when where wheres which who whos will with would you ' +
    'your yourself'
  ).split(' '),
);

/** The words of a text as they are typed: lower case, without accents, apostrophes and hyphens. */
export const rawWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mark}'’-]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether a word tells what is needed. */
export const isTelling = (word: string): boolean => !SAY_NOTHING.has(word);

/** The stems of a text's telling words: "Washing clothes" is wash, cloth. */
export const wordsOf = (text: string): string[] => rawWords(text).filter(isTelling).map(stemOf);

/** Words that are no form of the longer one whose stem they would be: a car is no care, a hat no hate, a mat no mate. */
const APART = /^(?:car|hat|mat|pip|pin|bar)s?$/;

/** A word without its ending, three letters of it at least: families is family, stopped is stop, homelessness is homeless. */
export function stemOf(word: string): string {
  if (APART.test(word)) return word.replace(/s?$/, 's');
  const singular = word.replace(/(?<=....)ness$/, '').replace(/(?<=...)ies$/, 'y');
  const bare = singular.replace(/(?<=...)(?:ing|ed)$/, '');
  if (bare !== singular) return bare.replace(/(?<=..)([bdgmnprt])\1$/, '$1').replace(/e$/, '');
  return singular.replace(/(?<=...)(?:es|s|e)$/, '');
}
