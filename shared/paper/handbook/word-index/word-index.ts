import { paths } from '../../../paths/paths.ts';
import type { IndexEntry, IndexSection, Section, Target } from '../sections.ts';
import { targets } from '../targets.ts';
import { EVERYDAY_WORDS, type Place } from './everyday-words.ts';

const { compare } = new Intl.Collator('en-GB');

/**
 * What a handbook has a place of its own for, by the words that lead there first: the website's page for tonight has it all. In
 * large letters the emergency page is two, so that a part of it has its own number, and its whole is not named again.
 */
const ONLY_ON_PAPER: Readonly<Record<string, readonly Target[]>> = {
  'Bed for tonight': [targets.beds, targets.tonight],
  Hostel: [targets.beds],
  'Night shelter': [targets.beds, targets.tonight],
  'Sleeping outside': [targets.beds, targets.tonight, targets.outside],
  'Somewhere to sleep': [targets.beds, targets.tonight],
};

const isPartOfEmergency = (target: Target) =>
  target === targets.tonight || target === targets.outside;

/** The index of everyday words for these sections: a word leads only to what is there, and has no entry without it. */
export function indexSection(sections: readonly Section[]): IndexSection {
  const labels = labelsOf(sections);
  const entries: IndexEntry[] = Object.entries(EVERYDAY_WORDS).map(([word, places]) => ({
    word,
    places: targetsFor(word, places).flatMap((target) => {
      const label = labels.get(target);
      return label ? [{ label, target }] : [];
    }),
  }));
  // What the emergency page asks is no name: everyday words lead there.
  const named = [...labels].filter(([target]) => !isPartOfEmergency(target));
  const names = named.map(([target, label]) => ({
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

function targetsFor(word: string, places: readonly Place[]): Target[] {
  const first = ONLY_ON_PAPER[word] ?? [];
  const others = places.map(targetOf);
  const isSaid = first.some(isPartOfEmergency);
  return [...first, ...others.filter((target) => !isSaid || target !== targets.emergency)];
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
        return [[section.id, section.title], ...headed(section.parts)];
      if (section.kind === 'emergency')
        return [[section.id, section.title], ...headed(section.groups)];
      return section.kind === 'prose' ? [] : [[section.id, section.title]];
    }),
  );
}

/** Parts of a section that have a place of their own. */
const headed = (parts: readonly { id?: Target; heading: string }[]): [Target, string][] =>
  parts.flatMap(({ id, heading }): [Target, string][] => (id ? [[id, heading]] : []));
