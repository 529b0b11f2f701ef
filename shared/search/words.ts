/** Words that ask for help and do not say with what, as the city's languages have them. */
const ASK_FOR_HELP = new Set(
  (
    'help ayuda ayudame ajuda socorro aide aidez aiuto pomoc pomocy pomozcie ajutor ajutati segitseg yardim yardım ' +
    'ndihme caawi caawimaad hilfe помощь помогите допомога допоможіть مساعدة ساعدوني كمك کمک مدد یارمەتی ሓገዝ እርዳታ'
  ).split(' '),
);

/** Words that say nothing of what is needed: what sentences are held together with, in English and beside those. */
const SAY_NOTHING = new Set(
  (
    'a about am an and another any anything are at be because been before being but can could did didnt do does doesnt dont for free ' +
    'from get gets getting give go going got gotta had has have having he here hes him his how i if im in is it its ' +
    'ive just let like made make me more much my near need needed needs no not nothing now of off on only or other our out ' +
    'people place places please really said she shes should so some somebody someone something ' +
    'somewhere still take than that thats the their them then theres there they theyre this to today tonight too until up us very want ' +
    'was we were weve what whats when where wheres which while who whos will with wont would you ' +
    'your youre yourself ' +
    'necesito preciso besoin bisogno potrzebuje nevoie'
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
export const isTelling = (word: string): boolean =>
  !SAY_NOTHING.has(word) && !ASK_FOR_HELP.has(word);

/** Whether a text asks for help, whatever else it says. */
export const asksForHelp = (text: string): boolean =>
  rawWords(text).some((word) => ASK_FOR_HELP.has(word));

/** The stems of a text's telling words: "Washing clothes" is wash, cloth. */
export const wordsOf = (text: string): string[] => rawWords(text).filter(isTelling).map(stemOf);

/** Words that are no form of the longer one whose stem they would be: a car is no care, a hat no hate, a mat no mate. */
const APART = /^(?:car|hat|mat|pip|pin|bar)s?$/;

/**
 * A word without its ending or its Arabic article, three letters of it at least: families is family, stopped is stop,
 * homelessness is homeless.
 */
export function stemOf(word: string): string {
  // Arabic writes "the" and its noun as one word.
  if (word.startsWith('ال') && word.length > 4) return word.slice(2);
  if (APART.test(word)) return word.replace(/s?$/, 's');
  const singular = word.replace(/(?<=....)ness$/, '').replace(/(?<=...)ies$/, 'y');
  const bare = singular.replace(/(?<=...)(?:ing|ed)$/, '');
  if (bare !== singular) return bare.replace(/(?<=..)([bdgmnprt])\1$/, '$1').replace(/e$/, '');
  return singular.replace(/(?<=...)(?:es|s|e)$/, '');
}
