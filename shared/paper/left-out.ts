/** What a sheet has no room for: `count` where several places are named as one, `place` where one may be left out at several times. */
export type LeftOut = { name: string; count?: number; place?: string };

const countOf = (some: readonly LeftOut[]): number =>
  some.reduce((sum, { count = 1 }) => sum + count, 0);

/**
 * What a sheet has no room for: as many names as `fits` allows, and how many more places there are. 'The Night Shelter (2
 * places), Harbour Kitchen and 3 more places'. Where not even one name fits, all are counted.
 */
export function leftOutWords(all: readonly LeftOut[], fits: (words: string) => boolean): string {
  const out = onePlaceOnce(all);
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
  const whole = wordsOf(names.length);
  if (fits(whole)) return whole;
  // Few of many have room: from the first on.
  let shown = 0;
  while (shown < names.length && fits(wordsOf(shown + 1))) shown += 1;
  return wordsOf(shown);
}

/** A place that is left out at two times is one place. */
const onePlaceOnce = (all: readonly LeftOut[]): LeftOut[] =>
  all.filter(
    ({ name, place }, at) =>
      place === undefined || all.findIndex((it) => it.name === name && it.place === place) === at,
  );
