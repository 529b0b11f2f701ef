import { HELPLINE_TYPES, type PublicHelpline } from '../helplines/helpline.ts';
import { OFFERED_CATEGORIES } from '../organisations/organisation.ts';
import { EVERYDAY_WORDS, type Place } from '../paper/handbook/everyday-words.ts';
import { paths } from '../paths/paths.ts';
import { SERVICE_TYPES } from '../services/service.ts';
import { mostAlike, wordsOf } from './everyday-match.ts';
import { type Searchable, type SearchGroup, type SearchResult, search } from './search.ts';

type Helpline = Pick<PublicHelpline, '_id' | 'name' | 'type'>;

/** What a page finds in: the lists of the spec's search, and the helplines that everyday words lead to. */
export type Findable = { lists: Searchable; helplines: readonly Helpline[] };

/** Beyond these nobody reads on. */
const MOST = 6;

/** Where words lead: those that people say, and the names of what we have. */
const LEADS: readonly { words: readonly string[]; places: readonly Place[] }[] = [
  ...Object.entries(EVERYDAY_WORDS),
  ...SERVICE_TYPES.map((type): Lead => [type, [{ timetable: type }]]),
  ...OFFERED_CATEGORIES.map((name): Lead => [name, [{ category: name }]]),
  ...HELPLINE_TYPES.map((type): Lead => [type, [{ helplines: type }]]),
].map(([name, places]) => ({ words: wordsOf(name), places }));
type Lead = [string, readonly Place[]];

/**
 * All that a page shows for a typed text: the three kinds of the spec, then where its everyday words lead. So "bed" leads
 * to who finds one tonight, not only to a place whose name contains it. Helplines are found by their names.
 */
export function findHelp(text: string, { lists, helplines }: Findable): SearchGroup[] {
  const contained = search(text, lists);
  const shown = new Set(contained.flatMap(({ results }) => results.map(({ href }) => href)));
  const places = mostAlike(text, LEADS).flatMap((lead) => lead.places);
  const results = new Map<string, SearchResult>();
  for (const result of [
    ...places.flatMap((place) => linkTo(place, lists, helplines)),
    ...helplinesNamed(text, helplines),
  ])
    if (!shown.has(result.href)) results.set(result.href, result);
  if (results.size === 0) return contained;
  const tries = [...results.values()].slice(0, MOST);
  return [...contained, { kind: 'everyday', heading: 'Try these', results: tries }];
}

/** A place as a link; none where the directory has nothing of it. */
function linkTo(place: Place, lists: Searchable, helplines: readonly Helpline[]): SearchResult[] {
  if ('timetable' in place) {
    const type = place.timetable;
    const present = lists.serviceTypes.some((service) => service.type === type);
    return present ? [{ label: type, detail: '', href: paths.timetable(type) }] : [];
  }
  if ('category' in place)
    return [
      { label: place.category, detail: 'Organisations', href: paths.orgCategory(place.category) },
    ];
  if ('helplines' in place) {
    const type = place.helplines;
    const present = helplines.some((helpline) => helpline.type === type);
    return present ? [{ label: type, detail: 'Helplines', href: paths.helplineType(type) }] : [];
  }
  return [PAGES[place.page]];
}

const PAGES: Record<Extract<Place, { page: string }>['page'], SearchResult> = {
  emergency: { label: 'Immediate support', detail: '', href: paths.immediateSupport },
  council: {
    label: 'Nowhere to sleep, now or soon',
    detail: 'The council’s teams',
    href: paths.tonight,
  },
};

/** Those whose name has the whole text, at least four letters of it. */
function helplinesNamed(text: string, helplines: readonly Helpline[]): SearchResult[] {
  const typed = text.trim().toLowerCase();
  if (typed.length < 4) return [];
  return helplines
    .filter(({ name }) => name.toLowerCase().includes(typed))
    .map(({ _id, name, type }) => ({
      label: name,
      detail: 'Helpline',
      href: `${paths.helplineType(type)}#${encodeURIComponent(_id)}`,
    }));
}
