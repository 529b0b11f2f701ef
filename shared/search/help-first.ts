import { rankMatch, type SearchGroup } from './search.ts';
import { nameAskedAbout, withoutQuestion } from './words/asked-about.ts';
import { isTelling, rawWords } from './words/words.ts';

/**
 * The groups of a search in the order for a screen with room for few: kinds of help, by whatever word, stand before names that only
 * contain it, so that "bed" leads to a bed and not to Bedminster, and "food" to meals and not to FoodCycle. A name that begins with
 * the typed word, has all of several, or is asked about stays where it was.
 */
export function sortHelpFirst<Group extends SearchGroup>(
  groups: readonly Group[],
  text: string,
  isUrgent = false,
): Group[] {
  const name = nameAskedAbout(text);
  const isNamed = (group: Group) => isNamedIn(group, text) || isNamedIn(group, name);
  const asked = withoutQuestion(text);
  const isMeant = (group: Group) =>
    [text, name].some((it) => isNamedIn(group, it, true)) ||
    (asked !== text && isNamedIn(group, asked));
  const order = (group: Group) => {
    if (group.kind === 'everyday') return 1;
    const isName = group.kind === 'organisation' || group.kind === 'helpline';
    if (isName) return isMeant(group) ? 0 : 2;
    if (group.kind === 'mention') return 3;
    return isUrgent && !isNamed(group) ? 2 : 0;
  };
  return [...groups].sort((a, b) => order(a) - order(b));
}

/** Up to this length a typed word is more often a word than the beginning of one: "tea" is no team. */
const SHORT_WORD = 3;

/**
 * The groups of a search with those last that only have the letters of the text, where it is an everyday word that leads to help:
 * "id" is about papers, not about Women's Aid, and "tea" not about a SMART Team. A name that has it at the beginning of a word stays
 * before, of a short text only as a whole word or its plural.
 */
export function sortLettersLast<Group extends SearchGroup & { isWhole: boolean }>(
  groups: readonly Group[],
  text: string,
): Group[] {
  const isAnswer = ({ kind, isWhole }: Group) => kind === 'everyday' && isWhole;
  if (!groups.some(isAnswer)) return [...groups];
  const isBuried = ({ kind, results }: Group) =>
    kind !== 'everyday' &&
    kind !== 'mention' &&
    results.every(({ label, detail }) => hasOnlyLetters(`${label} ${detail}`, text));
  return [...groups.filter((group) => !isBuried(group)), ...groups.filter(isBuried)];
}

function hasOnlyLetters(name: string, text: string): boolean {
  const word = text.trim();
  const rank = rankMatch(name, word);
  if (rank === 2) return true;
  return rank === 1 && word.length <= SHORT_WORD && rankMatch(name, `${word}s`) > 0;
}

/** Whether a text is of whole words of one of its names; of a single one, if asked, only of that with which a name begins. */
export function isNamedIn({ results }: SearchGroup, text: string, isBeginning = false): boolean {
  const typed = rawWords(text);
  const telling = typed.filter(isTelling);
  const wanted = telling.length > 0 ? telling : typed;
  const isOne = isBeginning && wanted.length === 1;
  return results.some(({ label }) => {
    const words = rawWords(label);
    return wanted.every((word) => (isOne ? words[0] === word : words.includes(word)));
  });
}
