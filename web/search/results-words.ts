import type { SearchAnswer } from '../../shared/search/find-help.ts';

/** How many results there are, in words. */
export function countResults(count: number): string {
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}

/** What a screen reader says of what a text finds: a list is read in its order, and a number to call stands above it. */
export function sayFound({ calls, groups }: SearchAnswer): string {
  const count = countResults(groups.flatMap(({ results }) => results).length);
  return calls.length > 0 ? `Numbers to call first. ${count}` : count;
}
