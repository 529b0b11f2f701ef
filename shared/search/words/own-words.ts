import type { SearchPlace } from './places-to-start.ts';

/** The place of such a text, which was checked when it was stored. */
export function placeOf(leadsTo: string): SearchPlace {
  const [kind = '', ...name] = leadsTo.split(' ');
  return { [kind]: name.join(' ') } as SearchPlace;
}
