import type { Section, Target } from './sections.ts';

/** A line of the contents: a section, or on the second level a part of one. */
export type ContentsEntry = { title: string; target: Target; level: 1 | 2 };

/** The contents of a handbook: its sections, and the groups of those that have some. */
export const contentsOf = (sections: readonly Section[]): ContentsEntry[] =>
  sections.flatMap((section): ContentsEntry[] => [
    { title: section.title, target: section.id, level: 1 },
    ...partsOf(section).map(({ title, id }): ContentsEntry => ({ title, target: id, level: 2 })),
  ]);

function partsOf(section: Section): { title: string; id: Target }[] {
  if (section.kind === 'helplines') return section.groups;
  if (section.kind === 'categories')
    return section.categories.map(({ category, id }) => ({ title: category, id }));
  return [];
}
