import type { SearchPlace } from './places-to-start.ts';

/** A place, which says nothing of itself, as the text that is stored: 'timetable Breakfast'. */
export const placeText = (place: SearchPlace): string => Object.entries(place).flat().join(' ');

/** The place of such a text, which was checked when it was stored. */
export function placeOf(leadsTo: string): SearchPlace {
  const [kind = '', ...name] = leadsTo.split(' ');
  return { [kind]: name.join(' ') } as SearchPlace;
}
