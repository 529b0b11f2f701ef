import { OFFERED_CATEGORIES } from '../organisations/organisation.ts';
import { EVERYDAY_WORDS } from '../paper/handbook/word-index/everyday-words.ts';
import { SERVICE_TYPES } from '../services/service.ts';
import { DANGER_WORDS, isOfDanger } from './danger/danger.ts';
import type { Group } from './groups-for.ts';
import type { Index } from './search-index.ts';
import { findNameMeant } from './words/names-meant.ts';
import { isBegun } from './words/recognise-word.ts';
import { SEARCH_WORDS } from './words/search-words.ts';
import { findNearestWord } from './words/spelling.ts';
import { isTelling, rawWords, stemOf } from './words/words.ts';

/** So many unknown words are looked for: each is held against every known one, and more are no slip of the hand. */
const MOST_CORRECTED = 6;

/** So many words of a text are held against those of danger. */
const MOST_READ = 20;

/** The words as they are written, by which a misspelt one is known: what leads to help before what a listing says. */
const WORDS_OF_LEADS: readonly string[] = [
  ...DANGER_WORDS,
  ...SEARCH_WORDS.flatMap(([phrases]) => rawWords(phrases.replaceAll('_', ' '))),
  ...[...SERVICE_TYPES, ...OFFERED_CATEGORIES, ...Object.keys(EVERYDAY_WORDS)].flatMap(rawWords),
];

/** What is said in several words, by those words as one: "simcard". */
const JOINED = new Map(
  SEARCH_WORDS.flatMap(([phrases]) => phrases.split(' '))
    .filter((phrase) => phrase.includes('_'))
    .map((phrase) => [phrase.replaceAll('_', ''), phrase.replaceAll('_', ' ')]),
);

/** Real words that are a letter or two from one of ours, of danger most of all. */
const REAL_WORDS = new Set(
  'policy residence marry rapid sacred shared stared scored violet violets amuse amused overdone stacked staked doing picked range choosing stranger borne buttered bartered pakistan shook sweep queen queens attracted counting strangers horse strike contract bear'.split(
    ' ',
  ),
);

const isRight = (word: string) => REAL_WORDS.has(word) || !isTelling(word) || isOfDanger(word);

const hasWord =
  ({ stems, count }: Pick<Index, 'stems' | 'count'>) =>
  (word: string) =>
    stems.has(stemOf(word)) || count.has(stemOf(word));

/** Shorter stems are too many words': stable is not stab. */
const LEAST_STEM = 6;

/** The written word whose stem is the nearest, for a word with another ending: "traficking" is meant for "trafficked". */
function nearestByStem(word: string, known: ReadonlyMap<string, string>): string | undefined {
  const stem = stemOf(word);
  if (stem === word || stem.length < LEAST_STEM) return undefined;
  return known.get(findNearestWord(stem, known.keys(), 1) ?? '');
}

/** Words by their stem. */
const mapStems = (words: readonly string[]) => new Map(words.map((word) => [stemOf(word), word]));
const STEMS_OF_DANGER = mapStems(DANGER_WORDS);
const STEMS_OF_LEADS = mapStems(WORDS_OF_LEADS);

/** The text with each unknown word that is a slip away from one of danger as that word. */
export function readDanger(text: string, index: Index): string {
  const has = hasWord(index);
  const meant = (word: string) =>
    isRight(word) || has(word)
      ? word
      : (findNearestWord(word, DANGER_WORDS) ?? nearestByStem(word, STEMS_OF_DANGER) ?? word);
  return rawWords(text).slice(0, MOST_READ).map(meant).join(' ');
}

/**
 * The text with each unknown word as the nearest known one; null where there is nothing to correct. Where other words of it lead
 * somewhere only a long one is likely a slip: spare socks are no space socks.
 */
export function correct(text: string, index: Index, groups: readonly Group[]): string | null {
  const { count, listingWords, stems, names } = index;
  const most = groups.length > 0 ? 1 : 2;
  const least = groups.some(({ hasPhrase }) => hasPhrase) ? 6 : 0;
  const has = hasWord({ stems, count });
  // What is answered whole may still be being typed.
  const isAnswered = groups.some(({ isWhole }) => isWhole);
  const isKnown = (word: string) =>
    isRight(word) || has(word) || (isAnswered && isBegun(word, index));
  const nearestOf = (word: string) =>
    findNameMeant(word, names) ??
    JOINED.get(word) ??
    (word.length < least
      ? undefined
      : (findNearestWord(word, WORDS_OF_LEADS, most) ??
        findNearestWord(word, listingWords, most) ??
        nearestByStem(word, STEMS_OF_LEADS)));
  const words = joinParted(rawWords(text), isKnown, has);
  const unknown = [...new Set(words)].filter((word) => !isKnown(word)).slice(0, MOST_CORRECTED);
  const nearest = new Map(unknown.map((word) => [word, nearestOf(word)]));
  const correctedText = words.map((word) => nearest.get(word) ?? word).join(' ');
  return correctedText === rawWords(text).join(' ') ? null : correctedText;
}

/** Two words are written as one where one of them alone is no word and both together are: "sama ritans". */
function joinParted(
  words: readonly string[],
  isKnown: (word: string) => boolean,
  has: (word: string) => boolean,
): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const isPart = before !== undefined && !(isKnown(before) && isKnown(word));
    if (isPart && has(before + word)) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}
