import { FOOD } from '../paper/handbook/word-index/everyday-words.ts';
import { DAYS } from '../time/schedule.ts';
import { findNearestLeads, type Lead } from './leads.ts';
import { type Mention, resultOf, spaced } from './mentions.ts';
import { linkTo } from './place-link.ts';
import { type Places, type SearchGroup, type SearchResult, search } from './search.ts';
import type { Findable, Index } from './search-index.ts';
import { withoutLacking } from './words/asked-about.ts';
import {
  asksWhen,
  isForAnything,
  placesToStart,
  type SearchPlace,
} from './words/places-to-start.ts';
import { recogniseWord } from './words/recognise-word.ts';
import { isTelling, rawWords, stemOf, stemWords } from './words/words.ts';

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

/** What a text finds as it stands: the three kinds, where its words lead, and whose listing says them. */
export function groupsFor(text: string, findable: Findable, index: Index, to: Places): Group[] {
  const contained = search(text, findable.lists, to);
  const shown = new Set(contained.flatMap(({ results }) => results.map(({ href }) => href)));
  // Those alone that are shown are worked out, and marked as shown.
  const take = <Item>(
    items: readonly Item[],
    toResult: (item: Item) => SearchResult,
  ): SearchResult[] => {
    const results: SearchResult[] = [];
    for (const item of items) {
      if (results.length === MOST) break;
      const result = toResult(item);
      if (!shown.has(result.href) && shown.add(result.href)) results.push(result);
    }
    return results;
  };
  const typed = recogniseWords(text, index);
  const led = leadsOfText(text, typed, index);
  const said = mentionsOf(typed, index);
  const starts =
    led.places.length + said.mentions.length > 0
      ? []
      : led.hasPhrase
        ? [NEAR]
        : placesToStart(text);
  const asksForMeal =
    asksWhen(text) && MEALS.every((meal) => timetablesOf(led.places).includes(meal));
  const leading = asksForMeal
    ? [EAT, ...led.places.filter((place) => !isWhatIsOpen(place))]
    : led.places;
  const ways = starts.length > 0 ? starts : leading;
  const linksTo = (some: readonly SearchPlace[]) =>
    some.flatMap((place) => linkTo(place, findable, to));
  // Where two words lead to one place, of which one says what to ask for there, it is said.
  const told = linksTo(ways.filter(({ says }) => says));
  const links = linksTo(ways).map((link) => told.find(({ href }) => href === link.href) ?? link);
  // One of them, so that two kinds of help stay in sight.
  const sayer = index.mentions.find(saysOneOf(led.phrases));
  const outright = sayer ? [resultOf(sayer, typed, to)] : [];
  const tries = take(
    [...links.slice(0, led.firsts), ...outright, ...links.slice(led.firsts)],
    (it) => it,
  );
  const isPhrase = led.isWhole && led.phrases.length > 0;
  const street = isPhrase ? [] : mentionsAt(text, index);
  const inStreet = mentionsAt(STREET.exec(rawWords(text).join(' '))?.[0] ?? '', index);
  // Who says a phrase asks for no place that has one of its words: "hot drink" is about no drinking.
  const near = isPhrase
    ? said.mentions.filter(({ words }) => led.phrases.some((it) => it.every((w) => words.has(w))))
    : ([street, inStreet].find(({ length }) => length > 0) ?? said.mentions);
  const mentions = take(near, (mention) => resultOf(mention, typed, to));
  const everyday: Group = {
    kind: 'everyday',
    heading: 'Try these',
    results: tries,
    isWhole: led.isWhole,
    hasPhrase: led.hasPhrase,
    isForAnybody: starts.length > 0 && isForAnything(text),
  };
  const places: Group = {
    kind: 'mention',
    heading: 'Places and helplines',
    results: mentions,
    isWhole: said.isWhole,
    hasName: street.length > 0 || isNamed(said.mentions[0], typed, index),
  };
  const groups: Group[] = [
    ...contained.map((group) => ({ ...group, isWhole: true })),
    ...(places.hasName ? [places, everyday] : [everyday, places]),
  ];
  return groups.filter(({ results }) => results.length > 0);
}

/** A part of the city, in which nothing is listed. */
const NEAR: SearchPlace = { page: 'near' };
const EAT: SearchPlace = { page: 'eat' };
const timetablesOf = (places: readonly SearchPlace[]) =>
  places.flatMap((place) => ('timetable' in place ? place.timetable : []));
const MEALS = timetablesOf(FOOD);
const isWhatIsOpen = (place: SearchPlace): boolean => 'page' in place && place.page === 'open';

/** The words of a text that tell what is needed, as the index knows them. */
function recogniseWords(text: string, index: Index): string[] {
  const telling = new Map(
    rawWords(text)
      .filter(isTelling)
      .map((raw) => [stemOf(raw), raw]),
  );
  // Of a sentence a short word is seldom the beginning of another: "nu am unde sta" is not about starving.
  const least = telling.size > 1 ? 4 : 3;
  // Two of them may be known as one: a councillor is asked for at the council.
  return [...new Set([...telling].map(([word, raw]) => recogniseWord(word, raw, index, least)))];
}

/** Whether a place has the words of a phrase one after the other: it says that it runs a food bank. */
const saysOneOf =
  (phrases: readonly (readonly string[])[]) =>
  ({ sentences, ownWords }: Mention): boolean => {
    // Sentences are read of those alone that have the words somewhere: a large city has thousands.
    const near = phrases.filter((words) => words.every((word) => ownWords.has(word)));
    return (
      near.length > 0 &&
      sentences.some((text) => {
        const said = ` ${stemWords(text).join(' ')} `;
        return near.some((words) => said.includes(` ${words.join(' ')} `));
      })
    );
  };

/** Whether a text has the whole name of a place, which says more than what is asked for: "one25 van" is about One25. */
function isNamed(place: Mention | undefined, typed: readonly string[], { stems }: Index): boolean {
  const [whole = '', ...parts] = [place?.label ?? '', ...(place?.label ?? '').split(' – ')];
  const isTyped = (words: readonly string[]) => words.every((word) => typed.includes(word));
  const name = stemWords(whole);
  if (name.some((word) => !stems.has(word)) && isTyped(name)) return true;
  // A part of it alone says as much only where no word of it asks for anything: a council's public toilets are toilets.
  const isOwn = (words: readonly string[]) =>
    words.length > 1 && words.every((word) => !stems.has(word));
  return parts.map(stemWords).some((words) => isOwn(words) && isTyped(words));
}

/** Where a text leads. */
type Led = {
  places: SearchPlace[];
  /** How many of the places are the first of what is asked for, each of another word. */
  firsts: number;
  /** Those of several words that lead somewhere and that the text says the whole of. */
  phrases: (readonly string[])[];
  isWhole: boolean;
  hasPhrase: boolean;
};

/** Where it leads without what somebody has not, as money, which is only why they ask; all of it where that leads nowhere. */
function leadsOfText(text: string, typed: readonly string[], index: Index): Led {
  const needed = withoutLacking(text);
  const led = needed === text ? undefined : leadsOf(recogniseWords(needed, index), index);
  return led?.places.length ? led : leadsOf(typed, index);
}

/**
 * The places of the phrases that have most of the typed words, those that the text says the whole of first; in turns with them
 * those of each word that is left: "toilet open at night" asks for a toilet.
 */
function leadsOf(typed: readonly string[], { leads }: Index): Led {
  const isWholly = ({ words }: Lead) => words.every((word) => typed.includes(word));
  const near = findNearestLeads(typed, leads);
  const left = typed.filter((word) => !near.first.some(({ words }) => words.includes(word)));
  const others = left.flatMap((word) => {
    const alone = leads.filter(({ words: [it, more] }) => !more && it === word);
    if (alone.length > 0) return alone;
    // A word that only is part of a phrase asks for little beside what leads somewhere whole: a town is no town hall.
    return near.first.some(isWholly) ? [] : findNearestLeads([word], leads).first.slice(0, 1);
  });
  const wholes = near.first.filter(isWholly);
  // What to ask for is said only where somebody asks for it: "leave him" is not about leaving bags.
  const listOf = (lead: Lead) =>
    isWholly(lead) ? lead.places : lead.places.map(({ says, ...place }) => place);
  const found = [...near.first, ...others];
  const needs = found.filter((lead) => !saysOnly(lead, WHY) && !saysOnly(lead, WHEN));
  const whys = found.filter((lead) => saysOnly(lead, WHY));
  const whens = found.filter((lead) => saysOnly(lead, WHEN)).map(listOf);
  const lists = [...needs, ...whys].map(listOf);
  return {
    places: [...inTurns(lists), ...inTurns(whens)],
    firsts: (lists.length > 0 ? lists : whens).filter(({ length }) => length > 0).length,
    phrases: wholes
      .filter(({ words, places }) => words.length > 1 && places.length > 0)
      .map(({ words }) => words),
    isWhole: near.most > 0 && near.most === typed.length,
    hasPhrase: wholes.length > 0,
  };
}

/** What tells why somebody asks, or when, and what for only where nothing else does: "no fixed abode" beside a doctor. */
const WHY = new Set(stemWords('homeless nfa fixed abode'));
const WHEN = new Set(stemWords([...DAYS, 'tomorrow weekend hours open late'].join(' ')));
const saysOnly = ({ words }: Lead, some: ReadonlySet<string>): boolean =>
  words.every((it) => some.has(it));

/** The first of each list, then the second of each: of "food for kids" both words lead somewhere that is seen. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turn = (at: number) => lists.flatMap((list) => list.slice(at, at + 1));
  return Array.from({ length: longest }, (_, at) => turn(at)).flat();
}

/** The places of whose addresses a text is a part of two words or more: a street leads to who is in it. */
function mentionsAt(text: string, { mentions }: Index): Mention[] {
  // Alone it would be a street by its name, without the word (words/said-as.ts).
  const words = spaced(`in ${text}`);
  if (words.trim().split(' ').length < 2) return [];
  return mentions.filter(({ where }) => where.some((address) => address.includes(words)));
}

/** A street in a longer text. */
const STREET = /\w+ (?:road|street|lane|hill|square|avenue)\b/;

/** What has every typed word; failing that, what has the rarest of them. */
function mentionsOf(text: readonly string[], { mentions, count }: Index) {
  // An age is no house number: "i am 17" is not about 17 Jamaica Street.
  const typed = text.filter((word) => !/^\d{1,2}$/.test(word));
  const worth = (word: string) => Math.log(1 + mentions.length / (count.get(word) ?? 1));
  // A word that no listing has cannot be asked of one: "homelessness application" is answered by its first word.
  const total = typed.filter((word) => count.has(word)).reduce((sum, word) => sum + worth(word), 0);
  const scored = mentions
    .filter(({ ownWords }) => typed.some((word) => ownWords.has(word)))
    .map((mention) => ({
      mention,
      score: typed.reduce((sum, word) => sum + (mention.words.has(word) ? worth(word) : 0), 0),
    }))
    .filter(({ score }) => score > 0 && score >= total / 2)
    .sort((a, b) => b.score - a.score);
  return {
    mentions: scored.map(({ mention }) => mention),
    isWhole: scored.some(({ mention }) => typed.every((word) => mention.words.has(word))),
  };
}
