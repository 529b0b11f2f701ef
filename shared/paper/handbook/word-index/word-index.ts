import { paths } from '../../../paths/paths.ts';
import type { IndexEntry, IndexSection, Section, Target } from '../sections.ts';
import { targets } from '../targets.ts';
import { EVERYDAY_WORDS, type Place } from './everyday-words.ts';

const { compare } = new Intl.Collator('en-GB');

/** What a handbook has a place of its own for, by the words that lead there first: the website's page for tonight has it all. */
const ONLY_ON_PAPER: Readonly<Record<string, readonly Target[]>> = {
  'Bed for tonight': [targets.beds],
  Hostel: [targets.beds],
  'Night shelter': [targets.beds],
  'Sleeping outside': [targets.beds],
  'Somewhere to sleep': [targets.beds],
};

/** The index of everyday words for these sections: a word leads only to what is there, and has no entry without it. */
export function indexSection(sections: readonly Section[]): IndexSection {
  const labels = labelsOf(sections);
  const entries: IndexEntry[] = Object.entries(EVERYDAY_WORDS).map(([word, places]) => ({
    word,
    places: [...(ONLY_ON_PAPER[word] ?? []), ...places.map(targetOf)].flatMap((target) => {
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
      if (section.kind === 'council')
        return [
          [section.id, section.title],
          ...section.parts.flatMap(({ id, heading }): [Target, string][] =>
            id ? [[id, heading]] : [],
          ),
        ];
      return section.kind === 'prose' ? [] : [[section.id, section.title]];
    }),
  );
}
