import { joinPostcode } from '../../contact/postcode.ts';
import { describeKind, type Given, type TodaysPlace } from './print-today.ts';

export const UNSURE = 'May be open: call first';
export const UNKNOWN = 'May be open: hours not known';
export const NONE = 'No place is known to be open on this day.';
export const MANY_CLOSED = 'Many places are closed.';
/** What stands above the sheet of a bank holiday, by its name. */
export const holidayWords = (holiday: string) => `Check first: ${holiday} is a bank holiday.`;

/** What is given, each thing as `nameOf` calls it; a bed that one walks in to is a kind of help that no type is for. */
export function namesOfKinds(
  gives: readonly Given[],
  nameOf: (given: Given) => string = describeKind,
): string[] {
  const beds = gives.some(({ hasBeds }) => hasBeds) ? ['Beds'] : [];
  return [...new Set([...gives.map(nameOf), ...beds])].filter(Boolean);
}

/** What a place gives: 'Lunch, Showers'. */
export const kindsOf = ({ gives }: TodaysPlace): string => namesOfKinds(gives).join(', ');

/** What else one has to know of a place, a sentence or several each. */
export const sentencesOf = ({ gives }: TodaysPlace): string[] => [
  ...new Set(gives.flatMap(wordsOf)),
];

/** Says which of several things at one place the words are about. */
function wordsOf({ type, who, note, check }: Given, _at: number, all: Given[]): string[] {
  const sentences = [check, who, note].filter(Boolean).map((it) => it.replace(/\.?$/, '.'));
  if (sentences.length === 0) return [];
  const words = sentences.join(' ');
  return [all.length > 1 ? `${type}: ${words}` : words];
}

/** All of a place in a run, but for its time. */
export const placeInARun = (place: TodaysPlace): string => {
  const who = [`${kindsOf(place)}: ${place.provider}`, place.phone.replaceAll(' ', '\u00a0')];
  const where = `${joinPostcode(place.address)}.`;
  return [`${who.filter(Boolean).join(' ')}.`, where, ...sentencesOf(place)].join(' ');
};

/** How many places are closed on the day. */
export const closedWords = (count: number): string =>
  count === 1
    ? 'One more place is closed on this day.'
    : `${count} more places are closed on this day.`;
