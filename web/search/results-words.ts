import type { SearchAnswer } from '../../shared/search/find-help.ts';

/** So many results of a kind stand under the box: the letter “a” is in hundreds of names of a large city. The page has all. */
export const LISTED = 100;

/** How many results there are, in words. */
export function countResults(count: number): string {
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}

/** What a screen reader says of what a text finds: a list is read in its order, and a number to call stands above it. */
export function sayFound({ calls, groups }: SearchAnswer): string {
  const count = countResults(groups.flatMap(({ results }) => results).length);
  const isCut = groups.some(({ results }) => results.length > LISTED);
  return `${calls.length > 0 ? 'Numbers to call first. ' : ''}${count}${isCut ? `, ${LISTED} of a kind here` : ''}`;
}
