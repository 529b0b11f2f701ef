import type { SearchGroup } from './search.ts';
import { rawWords } from './words/words.ts';

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
  const typed = rawWords(text);
  const isNamed = (group: Group) =>
    group.results.some(({ label }) => typed.every((word) => rawWords(label).includes(word)));
  const order = (group: Group) => {
    if (group.kind === 'everyday') return 1;
    const isName = group.kind === 'organisation' || group.kind === 'helpline';
    if (isName) return isNamed(group) ? 0 : 2;
    if (group.kind === 'mention') return 3;
    return isUrgent && !isNamed(group) ? 2 : 0;
  };
  return [...groups].sort((a, b) => order(a) - order(b));
}
