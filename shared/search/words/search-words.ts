import type { SearchLine } from './ask-for.ts';
import { BASIC_NEEDS_WORDS } from './basic-needs-words.ts';
import { HEALTH_AND_PEOPLE_WORDS } from './health-and-people-words.ts';

/**
 * What people type beside the everyday words of the printed index. Of phrases equally like a text the first leads. A search is led
 * by the words it shares with a phrase, whatever their endings.
 */
export const SEARCH_WORDS: readonly SearchLine[] = [
  ...BASIC_NEEDS_WORDS,
  ...HEALTH_AND_PEOPLE_WORDS,
];
