import type { SearchGroup } from './search.ts';
import { nameAskedAbout } from './words/asked-about.ts';
import { isTelling, rawWords } from './words/words.ts';

/**
 * The groups of a search in the order for a screen with room for few: what a typed word leads to stands before organisations
 * that only contain its letters, so that "bed" leads to a bed and not to Bedminster. An organisation one of whose words is
 * typed in whole, or begins with what is typed where nothing else is found, stays where it was.
 */
export function sortHelpFirst<Group extends SearchGroup>(
  groups: readonly Group[],
  text: string,
  isUrgent = false,
): Group[] {
  const name = nameAskedAbout(text);
  const isNamed = (group: Group) => isNamedIn(group, text) || isNamedIn(group, name);
  const order = (group: Group) => {
    if (group.kind === 'everyday') return 1;
    const isName = group.kind === 'organisation' || group.kind === 'helpline';
    if (isName) return isNamed(group) ? 0 : 2;
    if (group.kind === 'mention') return 3;
    return isUrgent && !isNamed(group) ? 2 : 0;
  };
  return [...groups].sort((a, b) => order(a) - order(b));
}

/** Whether a text is of whole words of one of its names. */
export function isNamedIn({ results }: SearchGroup, text: string): boolean {
  const typed = rawWords(text);
  const telling = typed.filter(isTelling);
  const wanted = telling.length > 0 ? telling : typed;
  return results.some(({ label }) => wanted.every((word) => rawWords(label).includes(word)));
}
