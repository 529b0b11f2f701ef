import type { SearchPlace } from './search-words.ts';

/** What an admin has taught the search: words that people type, and where they lead ('timetable Breakfast'). */
export type OwnWords = { words: string; leadsTo: string };

/** The place of such a text, which was checked when it was stored. */
export function placeOf(leadsTo: string): SearchPlace {
  const [kind = '', ...name] = leadsTo.split(' ');
  return { [kind]: name.join(' ') } as SearchPlace;
}
