import { foldText } from '../../text/fold.ts';
import { ASKED_AS, SAID_AS } from './said-as.ts';

/** Words that say nothing of what is needed: what sentences are held together with, in English and beside those. */
const SAY_NOTHING = new Set(
  (
    'a about active activated am an and another any anybody anyone anything anywhere are at be because been before being but by can client clients come coming could did didnt do does doesnt dont during find finding for free ' +
    'from get gets getting give giving go going got gotta had has have having he here hes him his how i if im in is it its ' +
    'ive just let like longer made make me more much my near need needed needs new no not nothing now number of off on only or other our out ' +
    'people place places please private really said service she shes should so some somebody someone something ' +
    'sent somewhere staff still stopped take than that thats the their them then theres there they theyre think this to today tonight too under until up us use very want ' +
    'all two three four half term heal know ' +
    'was we were weve what whats when where wheres which while who whos will with without wont would you ' +
    'your youre yourself ' +
    'necesito preciso besoin bisogno potrzebuje nevoie gratis gratuit gratuita gratuite donde onde gdzie unde nerede quiero brauche ' +
    'les des une dans sont est por para con una los las del tengo estoy posto dove non ich bin ein eine einen wo ist nie jestem jest ' +
    'sunt pentru'
  ).split(' '),
);

/** Letters that keyboards of one language write in several ways, or that are no letter with an accent to Unicode. */
const SAME_LETTER: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ı: 'i', đ: 'd', ø: 'o', æ: 'ae', ß: 'ss' },
  // Arabic, Persian, Kurdish and Urdu.
  ...{ ی: 'ي', ى: 'ي', ې: 'ي', ك: 'ک', ة: 'ه', ۀ: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه' },
};
const OTHER_LETTER = new RegExp(`[${Object.keys(SAME_LETTER).join('')}]`, 'g');

const replaceAll = (text: string, patterns: typeof SAID_AS): string =>
  patterns.reduce((said, [pattern, meant]) => said.replace(pattern, meant), text.toLowerCase());

/** A typed text as what it asks for: "my friend needs a coat" asks for a coat. */
export const readAsked = (text: string): string => replaceAll(text, ASKED_AS);

/** The words of a text as they are compared: lower case, without accents, apostrophes and hyphens, each letter in one way. */
export const rawWords = (text: string): string[] =>
  foldText(replaceAll(text, SAID_AS))
    .replace(/[\u200c-]/g, '')
    // Who is in a hurry, or cries, leans on a letter: "heeelp". Of those that a word often has twice two stay: "foood".
    .replace(/([b-df-hj-tv-z])\1{2,}(?=[a-z])/g, '$1$1')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(OTHER_LETTER, (letter) => SAME_LETTER[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Words that ask for help and do not say with what, as the city's languages have them: those with a star by how they begin, in
 * languages that give a word many endings.
 */
const isAsking = anyOf(
  'help support ayuda* ajuda* ajude* socorro aide aidez aiuto aiutate* pomoc* pomozcie ajut* segits* yardim* ndihm* caawi* hilfe helft ' +
    'помог* помощ* допом* مساعد* ساعد* کمک* مدد یارمەتی 帮* मदद ਮਦਦ সাহায্য ሓገዝ እርዳታ cymorth',
);

/** Whether a typed word, as rawWords has it, is one of those of a list; a star stands for any ending. */
export function anyOf(list: string): (typed: string) => boolean {
  const known = list
    .split(' ')
    .map((text) => ({ word: rawWords(text).join(''), isBeginning: text.endsWith('*') }));
  return (typed) =>
    known.some(({ word, isBeginning }) => (isBeginning ? typed.startsWith(word) : typed === word));
}

/** Whether a word tells what is needed. */
export const isTelling = (word: string): boolean => !SAY_NOTHING.has(word) && !isAsking(word);

/** Whether a text asks for help, whatever else it says. */
export const asksForHelp = (text: string): boolean => rawWords(text).some(isAsking);

/** The stems of a text's telling words: "Washing clothes" is wash, cloth. */
export const stemWords = (text: string): string[] => rawWords(text).filter(isTelling).map(stemOf);

/**
 * Words that are no form of the longer one whose stem they would be: car and care, hat and hate, mat and mate, pip and pipe,
 * pin and pine, bar and bare, force and forced, fire and fired, space and spać, which is Polish for sleep.
 */
const APART = /^(?:car|hat|mat|pip|pin|bar|force|fire|space)s?$/;

/**
 * A word without its ending or its Arabic article, three letters of it at least: families is family, stopped is stop,
 * homelessness is homeless, classes are class.
 */
export function stemOf(word: string): string {
  // Arabic writes "the" and "for the" with their noun as one word.
  if (/^[ال]ل/.test(word) && word.length > 4) return word.slice(2);
  if (word === 'woman' || word === 'womans') return 'women';
  // It is no form of what it lies on: somebody who asks for a bed has nowhere to sleep.
  if (word === 'bedding') return word;
  if (APART.test(word)) return word.replace(/s?$/, 's');
  const singular = word.replace(/(?<=....)ness$/, '').replace(/(?<=...)ies$/, 'y');
  const bare = singular.replace(/(?<=...)(?:ing|ed)$/, '');
  if (bare !== singular) return bare.replace(/(?<=..)([bdgmnprt])\1$/, '$1').replace(/e$/, '');
  return singular.replace(/(?<=...)(?:es|(?<!s)s|e)$/, '');
}
