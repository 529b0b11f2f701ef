import { joinWithAnd } from '../../text/join-with-and.ts';

/**
 * What a sheet has no room for: `count` where several places are named as one, `place` where one may be left out at several times,
 * `time` where the place stands on the sheet, and only this time of it does not; `help` says what it gives, where a sheet has several
 * kinds of help.
 */
export type LeftOut = {
  name: string;
  count?: number;
  place?: string;
  time?: string;
  help?: readonly string[] | undefined;
};

const countOf = (some: readonly LeftOut[]): number =>
  some.reduce((sum, { count = 1 }) => sum + count, 0);

const countWords = (count: number, noun: string): string[] =>
  count > 0 ? [`${count} more ${noun}${count === 1 ? '' : 's'}`] : [];

/**
 * What a sheet has no room for: as many names as `fits` allows, and how many more places there are. 'The Night Shelter (2
 * places), Harbour Kitchen (Lunch) and 3 more places'. Where not even one name fits, all are counted.
 */
export function leftOutWords(all: readonly LeftOut[], fits: (words: string) => boolean): string {
  const out = onePlaceOnce(all);
  // What is nowhere on the sheet comes before another time of what is.
  const inOrder = [...out.filter(({ time }) => !time), ...out.filter(({ time }) => time)];
  const names = [...new Set(inOrder.map(({ name }) => name))];
  const withCount = (one: string) => {
    const those = out.filter(({ name }) => name === one);
    const timed = those.filter(({ time }) => time);
    const times = timed.map(({ time, help = [] }, at) => {
      const isSaid = help.join() === timed[at - 1]?.help?.join();
      return [isSaid ? '' : help.join(' and '), time].filter(Boolean).join(' ');
    });
    const places = all.filter(({ name, time }) => name === one && !time);
    const count = countOf(those.filter(({ time }) => !time));
    const gives = [...new Set(places.flatMap(({ help = [] }) => help))].join(', ');
    const several = count > 1 || (count > 0 && times.length > 0) ? placesOf(count) : '';
    const what = [several, gives].filter(Boolean).join(': ');
    const inBrackets = [
      ...(what ? [what] : []),
      ...(times.length > 0 ? [`also ${joinWithAnd(times)}`] : []),
    ];
    return inBrackets.length > 0 ? `${one} (${inBrackets.join(', ')})` : one;
  };
  const wordsOf = (shown: readonly string[]): string => {
    const rest = out.filter(({ name }) => !shown.includes(name));
    const named = shown.map(withCount).join(', ');
    return joinWithAnd([
      ...(named ? [named] : []),
      ...countWords(countOf(rest.filter(({ time }) => !time)), 'place'),
      ...countWords(rest.filter(({ time }) => time).length, 'time'),
    ]);
  };
  const whole = wordsOf(names);
  if (fits(whole)) return whole;
  // From the first on, without those that are too long.
  let shown: string[] = [];
  for (const name of names) if (fits(wordsOf([...shown, name]))) shown = [...shown, name];
  return wordsOf(shown);
}

const placesOf = (count: number) => (count === 1 ? 'one place' : `${count} places`);

/** A place that is left out at two times is one place. */
const onePlaceOnce = (all: readonly LeftOut[]): LeftOut[] =>
  all.filter(
    ({ name, place, time }, at) =>
      time !== undefined ||
      place === undefined ||
      all.findIndex((it) => it.name === name && it.place === place) === at,
  );
