import { rawWords } from '../words/words.ts';
import { HARMLESS } from './harmless-phrases.ts';

/** How words are written in a hurry, or as they are spoken, and how the phrases of danger have them. */
const SPOKEN: readonly [RegExp, string][] = [
  // "Followin", "lookin"; not what ends so by itself.
  [
    /\b(?!cousin|aspirin|insulin|cabin|within|begin|resin|virgin)(\w+[^aeiou ]|go|do)in\b/g,
    '$1ing',
  ],
  [/\bg[ou]n+a\b/g, 'gonna'],
  [/fre?ind/g, 'friend'],
  [/\bhusbend\b/g, 'husband'],
  [/\b(?:sum|some|sm)(?:thin?g?|th)\b|\bsummat\b/g, 'something'],
  [/\bwen\b/g, 'when'],
  [/\bnomore\b/g, 'no more'],
  // Of a body and of kin: "me feet". "Give me money" is no money of mine.
  [
    /\bme (?=(?:feet|foot|legs?|arms?|hands?|fingers|head|chest|throat|face|mums?|mams?|dads?|kids|tablets)\b)/g,
    'my ',
  ],
  [/\bwiv\b/g, 'with'],
  [/\baint\b/g, 'isnt'],
  [/\bil\b/g, 'ill'],
  [/\bas+a(?:ul|l|u)te?d\b/g, 'assaulted'],
  [
    /(?<=\b(?:son|daughter|kid|child|baby|toddler) (?:has |just )?)hit (?=(?:his|her) head\b)/g,
    'bumped ',
  ],
  [/\bex(?=(?:husband|wife|boyfriend|girlfriend|partner|bf|gf)\b)/g, 'ex '],
  [/\b(1\d) ?(?:years?|yrs?|y)(?: ?olds?|o)\b/g, '$1 years old'],
  [/\b(?:cos|cause|cuz|coz)\b/g, 'because'],
];

/** A typed text as the words that the phrases of danger are held against, without what is said with such words and tells of none. */
export const plainly = (text: string): string =>
  SPOKEN.reduce(
    (said, [pattern, meant]) => said.replace(pattern, meant),
    rawWords(text).join(' '),
  ).replace(HARMLESS, ' ');
