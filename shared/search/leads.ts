import { HELPLINE_TYPES } from '../helplines/helpline.ts';
import { OFFERED_CATEGORIES } from '../organisations/organisation.ts';
import { EVERYDAY_WORDS } from '../paper/handbook/word-index/everyday-words.ts';
import { SERVICE_TYPES } from '../services/service.ts';
import { OTHER_LANGUAGES } from './words/other-languages.ts';
import type { SearchPlace } from './words/places-to-start.ts';
import { SEARCH_WORDS } from './words/search-words.ts';
import { stemWords } from './words/words.ts';

/** A phrase, as the stems of its words, and where it leads. */
export type Lead = { words: readonly string[]; places: readonly SearchPlace[] };

type Phrase = [string, readonly SearchPlace[]];

const phrasesOf = ([phrases, places]: readonly [string, readonly SearchPlace[]]): Phrase[] =>
  phrases.split(' ').map((phrase) => [phrase, places]);

/** Where words lead: the names of what we have, and those that people say, English first, which a word of both is. */
export const LEADS: readonly Lead[] = [
  ...SERVICE_TYPES.map((type): Phrase => [type, [{ timetable: type }]]),
  ...OFFERED_CATEGORIES.map((name): Phrase => [name, [{ category: name }]]),
  ...HELPLINE_TYPES.map((type): Phrase => [type, [{ helplines: type }]]),
  ...SEARCH_WORDS.flatMap(phrasesOf),
  ...Object.entries(EVERYDAY_WORDS),
  ...OTHER_LANGUAGES.flatMap(phrasesOf),
].map(([phrase, places]) => ({ words: stemWords(phrase), places }));

/**
 * The phrases that have most of the typed words, those that the text says the whole of where there are any, and how many of
 * the words they have.
 */
export function findNearestLeads(
  typed: readonly string[],
  leads: readonly Lead[],
): { first: Lead[]; most: number } {
  const scored = leads
    .filter(({ words }) => words.some((word) => typed.includes(word)))
    .map((lead) => {
      const score = typed.filter((word) => lead.words.includes(word)).length;
      return { lead, score, whole: score / lead.words.length };
    });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most).sort((a, b) => b.whole - a.whole);
  const wholes = best.filter(({ whole }) => whole === 1);
  return { first: (wholes.length > 0 ? wholes : best).map(({ lead }) => lead), most };
}
