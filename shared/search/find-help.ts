import { NO_WORDS, type OwnWords } from '../directory/directory.ts';
import { OFFERED_CATEGORIES } from '../organisations/organisation.ts';
import { EVERYDAY_WORDS } from '../paper/handbook/word-index/everyday-words.ts';
import { SERVICE_TYPES } from '../services/service.ts';
import { DANGER_WORDS, dangerPhrase, findUrgentCalls, isOfDanger } from './danger/danger.ts';
import { callsForAnybody, type UrgentCall } from './danger/urgent-calls.ts';
import { sortHelpFirst } from './help-first.ts';
import { findNearestLeads, LEADS, type Lead } from './leads.ts';
import { announcedWords, listMentions, type Mention, resultOf, type Texts } from './mentions.ts';
import { linkTo } from './place-link.ts';
import {
  type Places,
  PUBLIC_PLACES,
  type Searchable,
  type SearchGroup,
  type SearchResult,
  search,
} from './search.ts';
import { placeOf } from './words/own-words.ts';
import { type KnownWords, recogniseWord } from './words/recognise-word.ts';
import { ANYTHING, SEARCH_WORDS, type SearchPlace } from './words/search-words.ts';
import { findNearestWord } from './words/spelling.ts';
import { asksForHelp, isTelling, rawWords, stemOf, stemWords } from './words/words.ts';

/** What a page finds in: the lists of docs/product.md#search-box, and the texts of what the directory lists. */
export type Findable = { lists: Searchable; searchWords?: readonly OwnWords[] } & Texts;

/** All that is shown for a typed text. */
export type Found = {
  /** Numbers above every result: of who can help where the text says danger, of all where nothing is found. */
  calls: readonly UrgentCall[];
  /** Whether the text says that somebody is in danger. */
  isUrgent: boolean;
  /** The text that was looked for in place of a misspelt one; null where it is the typed one. */
  corrected: string | null;
  groups: SearchGroup[];
};

/** Beyond these nobody reads on. */
const MOST = 6;

/** So many unknown words are looked for: each is held against every known one, and more are no slip of the hand. */
const MOST_CORRECTED = 6;

/** The words as they are written, by which a misspelt one is known: what leads to help before what a listing says. */
const WORDS_OF_LEADS: readonly string[] = [
  ...DANGER_WORDS,
  ...SEARCH_WORDS.flatMap(([phrases]) => rawWords(phrases)),
  ...[...SERVICE_TYPES, ...OFFERED_CATEGORIES, ...Object.keys(EVERYDAY_WORDS)].flatMap(rawWords),
];

/**
 * All that a page shows for a typed text: the three kinds of docs/product.md#search-box, then where its everyday words lead, then
 * the places and helplines whose listing says them. So "bed" leads to who finds one tonight, not only to a place whose name contains
 * it. Where that finds nothing, words that nobody knows are read as the nearest that is known.
 */
export function findHelp(text: string, findable: Findable, to: Places = PUBLIC_PLACES): Found {
  const index = indexOf(findable);
  const groups = groupsFor(text, findable, index, to);
  const isWhole = groups.some((group) => group.isWhole);
  const corrected = isWhole ? null : correct(text, index, groups);
  const shown = corrected === null ? groups : groupsFor(corrected, findable, index, to);
  const asTyped = findUrgentCalls(text);
  const urgent = asTyped.length > 0 ? asTyped : findUrgentCalls(corrected ?? text);
  const said = shown.length > 0 ? shown : groups;
  // Where no phrase tells what is needed, a place that only has one of the words is no answer to danger.
  const isMute = urgent.length > 0 && !said.some(({ kind }) => kind === 'everyday');
  const listed = isMute ? groupsFor(dangerPhrase(urgent), findable, index, to) : said;
  // Who is in danger is not led to a name that only contains the letters: "od" is no Methodist church.
  const all = urgent.length > 0 ? sortHelpFirst(listed, text, true) : listed;
  const isAnswered = all.length > 0 && !all.some(({ isForAnybody }) => isForAnybody);
  return {
    calls: urgent.length > 0 || isAnswered || !text.trim() ? urgent : callsForAnybody(),
    isUrgent: urgent.length > 0,
    corrected: shown.length > 0 ? corrected : null,
    groups: all.map(({ isWhole, hasPhrase, isForAnybody, results, ...group }) => ({
      ...group,
      results: withAnnouncements(results, findable, to),
    })),
  };
}

/** What an organisation announces stands below its name too, in whatever group. */
function withAnnouncements(results: SearchResult[], { organisations }: Findable, to: Places) {
  const announcing = organisations.filter(({ announced }) => announced);
  if (announcing.length === 0) return results;
  return results.map((result): SearchResult => {
    const its = announcing.find(({ _id, part }) => to.organisation(_id, part) === result.href);
    return its ? { ...result, announced: announcedWords(its) } : result;
  });
}

type Index = KnownWords & {
  mentions: readonly Mention[];
  /** Every word of the listings as it is written, and those that an admin has taught. */
  written: readonly string[];
  /** Where words lead: what an admin has taught first. */
  leads: readonly Lead[];
};

/** What was worked out for a list of services, which is never changed in place. */
const known = new WeakMap<object, { findable: Findable; index: Index }>();

function indexOf({ searchWords = NO_WORDS, ...findable }: Findable): Index {
  const before = known.get(findable.services);
  if (
    before?.findable.organisations === findable.organisations &&
    before.findable.helplines === findable.helplines &&
    before.findable.searchWords === searchWords
  )
    return before.index;
  const mentions = listMentions(findable);
  const count = new Map<string, number>();
  for (const { words } of mentions)
    for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
  const written = new Set(
    mentions.flatMap(({ label, sentences }) =>
      // Nobody is helped by a form of one that says nothing: "funds" is not meant for "finds".
      rawWords([label, ...sentences].join(' ')).filter((word) => isTelling(stemOf(word))),
    ),
  );
  const own = searchWords.map(
    ({ words, leadsTo }): Lead => ({ words: stemWords(words), places: [placeOf(leadsTo)] }),
  );
  for (const { words } of searchWords) for (const word of rawWords(words)) written.add(word);
  const leads = [...own, ...LEADS];
  const stems = new Set(leads.flatMap(({ words }) => words));
  const [led, said] = [[...stems], [...count.keys()]];
  const index = { mentions, count, written: [...written], leads, stems, led, said };
  known.set(findable.services, { findable: { ...findable, searchWords }, index });
  return index;
}

type Group = SearchGroup & {
  /** Whether it answers every telling word of the text. */
  isWhole: boolean;
  /** Whether the text says the whole of a phrase that leads somewhere. */
  hasPhrase?: boolean;
  /** Whether it is where somebody starts of whom is only known that they ask for help. */
  isForAnybody?: boolean;
};

function groupsFor(text: string, findable: Findable, index: Index, to: Places): Group[] {
  const contained = search(text, findable.lists, to);
  const shown = new Set(contained.flatMap(({ results }) => results.map(({ href }) => href)));
  const take = (results: readonly SearchResult[]): SearchResult[] => {
    const fresh = results.filter(({ href }) => !shown.has(href) && shown.add(href));
    return fresh.slice(0, MOST);
  };
  const telling = new Map(
    rawWords(text)
      .filter(isTelling)
      .map((raw) => [stemOf(raw), raw]),
  );
  // Of a sentence a short word is seldom the beginning of another: "nu am unde sta" is not about starving.
  const least = telling.size > 1 ? 4 : 3;
  const typed = [...telling].map(([word, raw]) => recogniseWord(word, raw, index, least));
  const led = leadsOf(typed, index);
  const said = mentionsOf(typed, index);
  const isForAnybody = led.places.length + said.mentions.length === 0 && asksForHelp(text);
  const ways = isForAnybody ? ANYTHING : led.places;
  const tries = take(ways.flatMap((place) => linkTo(place, findable, to)));
  const mentions = take(said.mentions.map((mention) => resultOf(mention, typed, to)));
  const everyday: Group = {
    kind: 'everyday',
    heading: 'Try these',
    results: tries,
    isWhole: led.isWhole,
    hasPhrase: led.hasPhrase,
    isForAnybody,
  };
  const places: Group = {
    kind: 'mention',
    heading: 'Places and helplines',
    results: mentions,
    isWhole: said.isWhole,
  };
  const groups: Group[] = [
    ...contained.map((group) => ({ ...group, isWhole: true })),
    ...(isNamed(said.mentions[0], typed, index) ? [places, everyday] : [everyday, places]),
  ];
  return groups.filter(({ results }) => results.length > 0);
}

/** Whether a text has the whole name of a place, which says more than what is asked for: "one25 van" is about One25. */
function isNamed(place: Mention | undefined, typed: readonly string[], { stems }: Index): boolean {
  const name = stemWords(place?.label ?? '');
  return name.some((word) => !stems.has(word)) && name.every((word) => typed.includes(word));
}

/**
 * The places of the phrases that have most of the typed words, those that the text says the whole of first; in turns with them
 * those of each word that is left: "toilet open at night" asks for a toilet.
 */
function leadsOf(
  typed: readonly string[],
  { leads: all }: Index,
): { places: SearchPlace[]; isWhole: boolean; hasPhrase: boolean } {
  const { first, most } = findNearestLeads(typed, all);
  const isLeft = (word: string) => !first.some(({ words }) => words.includes(word));
  const others = all.filter(
    ({ words: [word = '', more] }) => !more && typed.includes(word) && isLeft(word),
  );
  return {
    places: inTurns([...first, ...others].map(({ places }) => places)),
    isWhole: most > 0 && most === typed.length,
    hasPhrase: first.some(({ words }) => words.every((word) => typed.includes(word))),
  };
}

/** The first of each list, then the second of each: of "food for kids" both words lead somewhere that is seen. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turn = (at: number) => lists.flatMap((list) => list.slice(at, at + 1));
  return Array.from({ length: longest }, (_, at) => turn(at)).flat();
}

/** What has every typed word; failing that, what has the rarest of them. */
function mentionsOf(typed: readonly string[], { mentions, count }: Index) {
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

/** Real words that are a letter from one of ours. */
const REAL_WORDS = new Set(['refuse', 'refused', 'residence', 'marry', 'jumped']);

/**
 * The text with each unknown word as the nearest known one; null where there is nothing to correct. Where other words of it lead
 * somewhere only a long one is likely a slip: spare socks are no space socks.
 */
function correct(
  text: string,
  { count, written, stems }: Index,
  groups: readonly Group[],
): string | null {
  const most = groups.length > 0 ? 1 : 2;
  const least = groups.some(({ hasPhrase }) => hasPhrase) ? 6 : 0;
  const isKnown = (word: string) =>
    REAL_WORDS.has(word) ||
    !isTelling(word) ||
    isOfDanger(word) ||
    stems.has(stemOf(word)) ||
    count.has(stemOf(word));
  const nearestOf = (word: string) =>
    findNearestWord(word, WORDS_OF_LEADS, most) ?? findNearestWord(word, written, most);
  const words = rawWords(text);
  const isUnknown = (word: string) => word.length >= least && !isKnown(word);
  const unknown = [...new Set(words)].filter(isUnknown).slice(0, MOST_CORRECTED);
  const nearest = new Map(unknown.map((word) => [word, nearestOf(word)]));
  const mended = words.map((word) => nearest.get(word) ?? word);
  return mended.some((word, place) => word !== words[place]) ? mended.join(' ') : null;
}
