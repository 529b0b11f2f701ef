import { FOOD } from '../paper/handbook/word-index/everyday-words.ts';
import { findLeads, recogniseWords } from './leads-of-text.ts';
import { toResult } from './mentions.ts';
import { findMentions, findSayer } from './mentions-of-text.ts';
import { linkTo } from './place-link.ts';
import { type Places, type SearchGroup, type SearchResult, search } from './search.ts';
import type { Findable, Index } from './search-index.ts';
import {
  asksWhen,
  isForAnything,
  placesToStart,
  type SearchPlace,
} from './words/places-to-start.ts';

/** Beyond these nobody reads on. */
const MOST = 6;

/** A group while it is still told what it answers. */
export type Group = SearchGroup & {
  /** Whether it answers every telling word of the text. */
  isWhole: boolean;
  /** Whether the text says the whole of a phrase that leads somewhere. */
  hasPhrase?: boolean;
  /** Whether its first place is one that the text names. */
  hasName?: boolean;
  /** Whether it is where somebody starts of whom is only known that they ask for help. */
  isForAnybody?: boolean;
};

/** What a text finds as it stands: the kinds of `search`, where its words lead, and whose listing says them. */
export function groupsFor(text: string, findable: Findable, index: Index, to: Places): Group[] {
  const typed = recogniseWords(text, index);
  const match = findLeads(text, typed, index);
  const listed = findMentions(text, typed, match, index);
  const isNothing = match.places.length + listed.mentions.length === 0;
  // A part of the city in which nothing is listed is a phrase that leads nowhere.
  const starts = isNothing ? (match.hasPhrase ? [NEAR] : placesToStart(text)) : [];
  const places = listed.isStreet
    ? []
    : withNear(
        hasMeals(findable) ? withBoard(match.places, text) : match.places,
        listed.isOfArea === true,
      );
  const links = linkAll(isNothing ? starts : places, findable, to);
  // One of them, so that two kinds of help stay in sight.
  const outright = [listed.there, findSayer(match.phrases, index)].flatMap((it) =>
    it ? toResult(it, typed, to) : [],
  );
  const contained = search(text, findable.lists, to);
  const take = takeUnshown(contained);
  const everyday: Group = {
    kind: 'everyday',
    heading: 'Try these',
    results: take(
      [...links.slice(0, match.firsts), ...outright, ...links.slice(match.firsts)],
      (link) => link,
    ),
    isWhole: match.isWhole,
    hasPhrase: match.hasPhrase,
    isForAnybody: starts.length > 0 && isForAnything(text),
  };
  const mentioned: Group = {
    kind: 'mention',
    heading: 'Places and helplines',
    results: take(listed.mentions, (mention) => toResult(mention, typed, to)),
    isWhole: listed.isWhole,
    hasName: listed.hasName,
  };
  const groups: Group[] = [
    ...contained.map((group) => ({
      ...group,
      isWhole: true,
      // A name that has what is asked for says when that is, or for whom: one warm space is open on Mondays.
      results: group.results.map((it) => {
        const its =
          match.phrases.length > 0 &&
          index.mentions.find(({ id, part }) => to.organisation(id, part) === it.href);
        return its ? toResult(its, typed, to) : it;
      }),
    })),
    ...(mentioned.hasName ? [mentioned, everyday] : [everyday, mentioned]),
  ];
  return groups.filter(({ results }) => results.length > 0);
}

/** Takes as many results as are read and are not shown yet; those alone are worked out, and marked as shown. */
function takeUnshown(groups: readonly SearchGroup[]) {
  const shown = new Set(groups.flatMap(({ results }) => results.map(({ href }) => href)));
  return <Item>(items: readonly Item[], resultOf: (item: Item) => SearchResult): SearchResult[] => {
    const results: SearchResult[] = [];
    for (const item of items) {
      if (results.length === MOST) break;
      const result = resultOf(item);
      if (!shown.has(result.href) && shown.add(result.href)) results.push(result);
    }
    return results;
  };
}

/** Places as links. Where two words lead to one place, of which one says what to ask for there, it is said. */
function linkAll(places: readonly SearchPlace[], findable: Findable, to: Places): SearchResult[] {
  const link = (some: readonly SearchPlace[]) =>
    some.flatMap((place) => linkTo(place, findable, to));
  const told = link(places.filter(({ says }) => says));
  return link(places).map((it) => told.find(({ href }) => href === it.href) ?? it);
}

/**
 * Who asks for any meal is answered by the board of meals first, which has those of this hour; who says when, by nothing else that is
 * open. Who asks for halal food or has children is told of that choice there.
 */
function withBoard(places: readonly SearchPlace[], text: string): readonly SearchPlace[] {
  const asked = timetablesOf(places);
  if (!MEALS.every((meal) => asked.includes(meal))) return places;
  const isOf = (page: string) => (place: SearchPlace) => 'page' in place && place.page === page;
  const chosen = places.filter(isOf('letIn'));
  if (asksWhen(text)) {
    const others = places.filter((place) => !isOf('open')(place));
    return [EAT, ...(/\b(tonight|night|evening)\b/i.test(text) ? [DINNER] : []), ...others];
  }
  if (chosen.length > 0)
    return [
      ...chosen.map(({ says }) => ({ ...EAT, says })),
      ...places.filter((place) => !isOf('letIn')(place)),
    ];
  // Vans go out in the evening: who asks for one is led to dinners.
  const first = places.findIndex(
    (place) => 'timetable' in place && MEALS.includes(place.timetable),
  );
  const isOfAny = timetablesOf(places.slice(first))[0] === MEALS[0];
  return isOfAny ? [...places.slice(0, first), EAT, ...places.slice(first)] : places;
}

/** Who names a part of the city may be led to what is near it besides. */
const withNear = (places: readonly SearchPlace[], isOfArea: boolean): readonly SearchPlace[] =>
  isOfArea ? [...places.slice(0, 1), NEAR, ...places.slice(1)] : places;

const NEAR: SearchPlace = { page: 'near' };
const DINNER: SearchPlace = { timetable: 'Dinner' };
const EAT: SearchPlace = { page: 'eat' };
const timetablesOf = (places: readonly SearchPlace[]) =>
  places.flatMap((place) => ('timetable' in place ? place.timetable : []));
const MEALS = timetablesOf(FOOD);
const hasMeals = ({ lists }: Findable) =>
  lists.serviceTypes.some(({ type }) => MEALS.some((meal) => meal === type));
