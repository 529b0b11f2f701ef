/**
 * What a sheet has no room for: `count` where several places are named as one, `place` where one may be left out at several times,
 * `time` where the place stands on the sheet, and only this time of it does not.
 */
export type LeftOut = { name: string; count?: number; place?: string; time?: string };

const countOf = (some: readonly LeftOut[]): number =>
  some.reduce((sum, { count = 1 }) => sum + count, 0);

const countWords = (count: number, noun: string): string[] =>
  count > 0 ? [`${count} more ${noun}${count === 1 ? '' : 's'}`] : [];

/**
 * What a sheet has no room for: as many names as `fits` allows, and how many more places there are. 'The Night Shelter (2
 * places), Harbour Kitchen and 3 more places'. Where not even one name fits, all are counted.
 */
export function leftOutWords(all: readonly LeftOut[], fits: (words: string) => boolean): string {
  const out = onePlaceOnce(all);
  const names = [...new Set(out.map(({ name }) => name))];
  const withCount = (one: string) => {
    const those = out.filter(({ name }) => name === one);
    const times = those.flatMap(({ time }) => (time ? [time] : []));
    const count = countOf(those.filter(({ time }) => !time));
    const inBrackets = [
      ...(count > 1 || (count > 0 && times.length > 0) ? [placesOf(count)] : []),
      ...(times.length > 0 ? [`also ${joinWithAnd(times)}`] : []),
    ];
    return inBrackets.length > 0 ? `${one} (${inBrackets.join(', ')})` : one;
  };
  const wordsOf = (shown: number): string => {
    const rest = out.filter(({ name }) => !names.slice(0, shown).includes(name));
    const named = names.slice(0, shown).map(withCount).join(', ');
    return joinWithAnd([
      ...(named ? [named] : []),
      ...countWords(countOf(rest.filter(({ time }) => !time)), 'place'),
      ...countWords(rest.filter(({ time }) => time).length, 'time'),
    ]);
  };
  const whole = wordsOf(names.length);
  if (fits(whole)) return whole;
  // Few of many have room: from the first on.
  let shown = 0;
  while (shown < names.length && fits(wordsOf(shown + 1))) shown += 1;
  return wordsOf(shown);
}

const placesOf = (count: number) => (count === 1 ? 'one place' : `${count} places`);

const joinWithAnd = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** A place that is left out at two times is one place. */
const onePlaceOnce = (all: readonly LeftOut[]): LeftOut[] =>
  all.filter(
    ({ name, place, time }, at) =>
      time !== undefined ||
      place === undefined ||
      all.findIndex((it) => it.name === name && it.place === place) === at,
  );
