/** A place that a sheet has no room for; `count` where several are named as one. */
export type LeftOut = { name: string; count?: number };

const countOf = (some: readonly LeftOut[]): number =>
  some.reduce((sum, { count = 1 }) => sum + count, 0);

/**
 * What a sheet has no room for: as many names as `fits` allows, and how many more places there are. 'The Night Shelter (2
 * places), Harbour Kitchen and 3 more places'. Where not even one name fits, all are counted.
 */
export function leftOutWords(out: readonly LeftOut[], fits: (words: string) => boolean): string {
  const names = [...new Set(out.map(({ name }) => name))];
  const withCount = (one: string) => {
    const count = countOf(out.filter(({ name }) => name === one));
    return count > 1 ? `${one} (${count} places)` : one;
  };
  const wordsOf = (shown: number): string => {
    const rest = countOf(out.filter(({ name }) => !names.slice(0, shown).includes(name)));
    const named = names.slice(0, shown).map(withCount).join(', ');
    const more = rest > 0 ? `${rest} more ${rest === 1 ? 'place' : 'places'}` : '';
    return [named, more].filter(Boolean).join(' and ');
  };
  // Few of many have room: from the first on. The last takes less than the words that it is left out.
  let shown = 0;
  while (shown < names.length && fits(wordsOf(shown + 1))) shown += 1;
  const all = wordsOf(names.length);
  return shown === names.length - 1 && fits(all) ? all : wordsOf(shown);
}
