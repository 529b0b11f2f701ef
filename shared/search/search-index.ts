import { NO_WORDS, type OwnWords } from '../directory/directory.ts';
import { LEADS, type Lead } from './leads.ts';
import { listAreas, listMentions, type Mention, type Texts } from './mentions.ts';
import type { Searchable } from './search.ts';
import { type Name, readName } from './words/names-meant.ts';
import { placeOf } from './words/own-words.ts';
import type { KnownWords } from './words/recognise-word.ts';
import { isTelling, rawWords, readAsked, stemOf, stemWords } from './words/words.ts';

/** What a page finds in: the lists of docs/product.md#search-box, and the texts of what the directory lists. */
export type Findable = { lists: Searchable; searchWords?: readonly OwnWords[] } & Texts;

/** What is worked out of that before anything is typed. */
export type Index = KnownWords & {
  mentions: readonly Mention[];
  /** Every word of the listings as it is written, and those that an admin has taught. */
  listingWords: readonly string[];
  /** What places are called, each once. */
  names: readonly Name[];
  /** The parts of the city in which somebody is listed, as the stems of their words between spaces. */
  areas: readonly string[];
  /** Where words lead: what an admin has taught first. */
  leads: readonly Lead[];
};

/** What was worked out for a list of services, which is never changed in place. */
const known = new WeakMap<object, { findable: Findable; index: Index }>();

/** What is worked out of the lists once and kept while they stay the same objects, because it takes longer than a search. */
export function indexOf({ searchWords = NO_WORDS, ...findable }: Findable): Index {
  const before = known.get(findable.services);
  if (
    before?.findable.organisations === findable.organisations &&
    before.findable.helplines === findable.helplines &&
    before.findable.searchWords === searchWords
  )
    return before.index;
  const own = searchWords.map(
    ({ words, leadsTo }): Lead => ({
      words: stemWords(readAsked(words)),
      places: [placeOf(leadsTo)],
    }),
  );
  const leads = [...own, ...LEADS];
  const stems = new Set(leads.flatMap(({ words }) => words));
  const mentions = listMentions(findable, stems);
  const count = new Map<string, number>();
  for (const { words } of mentions)
    for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
  const written = new Set(
    mentions.flatMap(({ label, sentences }) =>
      // Nobody is helped by a form of one that says nothing: "funds" is not meant for "finds".
      rawWords([label, ...sentences].join(' ')).filter((word) => isTelling(stemOf(word))),
    ),
  );
  for (const { words } of searchWords) for (const word of rawWords(words)) written.add(word);
  const names = [...new Set(mentions.map(({ label }) => label))].map(readName);
  const index = {
    mentions,
    names,
    // One whose every word leads somewhere would be taken for that: "the Park".
    areas: listAreas(findable).filter((area) =>
      area
        .trim()
        .split(' ')
        .some((word) => !stems.has(word)),
    ),
    count,
    listingWords: [...written],
    leads,
    stems,
    leadStems: [...stems],
    listingStems: [...count.keys()],
  };
  known.set(findable.services, { findable: { ...findable, searchWords }, index });
  return index;
}
