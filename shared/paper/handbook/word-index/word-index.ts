import { paths } from '../../../paths/paths.ts';
import type { IndexEntry, IndexSection, Section, Target } from '../sections.ts';
import { targets } from '../targets.ts';
import { EVERYDAY_WORDS, type Place } from './everyday-words.ts';

const { compare } = new Intl.Collator('en-GB');

/** The index of everyday words for these sections: a word leads only to what is there, and has no entry without it. */
export function indexSection(sections: readonly Section[]): IndexSection {
  const labels = labelsOf(sections);
  const entries: IndexEntry[] = Object.entries(EVERYDAY_WORDS).map(([word, places]) => ({
    word,
    places: places.flatMap((place) => {
      const target = targetOf(place);
      const label = labels.get(target);
      return label ? [{ label, target }] : [];
    }),
  }));
  const names = [...labels].map(([target, label]) => ({
    word: label,
    places: [{ label, target }],
  }));
  return {
    kind: 'index',
    id: targets.index,
    title: 'Index of everyday words',
    path: paths.search(),
    entries: [...entries, ...names]
      .filter(({ places }) => places.length > 0)
      .sort((a, b) => compare(a.word, b.word)),
  };
}

function targetOf(place: Place): Target {
  if ('timetable' in place) return targets.timetable(place.timetable);
  if ('category' in place) return targets.category(place.category);
  if ('helplines' in place) return targets.helplineGroup(place.helplines);
  return targets[place.page];
}

/** What an entry can lead to, by target, in its own words. */
function labelsOf(sections: readonly Section[]): Map<Target, string> {
  return new Map(
    sections.flatMap((section): [Target, string][] => {
      if (section.kind === 'helplines') return section.groups.map(({ id, title }) => [id, title]);
      if (section.kind === 'categories')
        return section.categories.map(({ id, category }) => [id, category]);
      return section.kind === 'prose' ? [] : [[section.id, section.title]];
    }),
  );
}
