import {
  CATEGORIES,
  type Category,
  isCategory,
  OFFERED_CATEGORIES,
} from '../../organisations/organisation.ts';
import { category, NEWCOMERS } from '../../paper/handbook/word-index/everyday-words.ts';
import { findNearestLeads, LEADS, type Lead } from '../../search/leads.ts';
import { rawWords, stemWords } from '../../search/words/words.ts';
import { isServiceType, SERVICE_TYPES } from '../../services/service.ts';
import { foldToLetters } from '../../text/fold.ts';
import { type ReadType, readTypeCell } from './type-cell.ts';

// What kind of help a cell names, in the words by which the public search finds it (docs/product.md#running-it).

/** A row that is of no timetable: what it offers and when stands in the description of its organisation. */
export const IN_WORDS = 'Words only';
/** Rows that are not brought in. */
export const LEFT_OUT = 'Leave these rows out';

/** What somebody can choose for a word that nobody knows, for every row of a sheet that has it. */
export const KIND_CHOICES: readonly string[] = [
  ...SERVICE_TYPES,
  ...CATEGORIES,
  IN_WORDS,
  LEFT_OUT,
];

/** What was chosen, by the plain letters of the cells that it is for. */
export type KindsChosen = Readonly<Record<string, string>>;

export type Kind = {
  types: readonly ReadType[];
  /** That it is a meal; its hours say which one. */
  isMeal: boolean;
  /** What its organisation is listed under, where no timetable has it. */
  categories: readonly Category[];
  /** Whether anything is known of it; a cell that is not is asked for. */
  isKnown: boolean;
  isLeftOut: boolean;
  /** What it is called, where its types say less; '' where they say it all. */
  words: string;
};

const KIND: Kind = {
  types: [],
  isMeal: false,
  categories: [],
  isKnown: true,
  isLeftOut: false,
  words: '',
};

/** The kind of help that a cell names. */
export function readKindCell(cell: string, chosen: KindsChosen = {}): Kind {
  const text = cell.trim().replace(/\s+/g, ' ');
  const choice = chosen[foldToLetters(text)];
  if (choice) return chosenKind(choice, text);
  const called = typesOf(text);
  if (called) return { ...KIND, types: called };
  // 'Laundrette (free)' is what stands before its brackets, else what stands in them too.
  const bare = text.replaceAll(/\s*\([^()]*\)/g, '').trim();
  const pieces = bare.split(PARTING).filter(Boolean).map(readPiece);
  const known = pieces.filter((piece) => piece !== undefined);
  const isParted = pieces.length > 1 && known.length === pieces.length;
  if (!isParted) {
    const whole = readPiece(bare) ?? readPiece(text);
    return whole ? { ...whole, words: text } : { ...KIND, isKnown: false, words: text };
  }
  const types = known.flatMap((kind) => kind.types);
  return {
    ...KIND,
    types: types.filter(({ type }, at) => types.findIndex((it) => it.type === type) === at),
    isMeal: known.some(({ isMeal }) => isMeal),
    categories: [...new Set(known.flatMap(({ categories }) => categories))],
    words: text,
  };
}

const PARTING = /\s*(?:[,;/+&\n]|\band\b)\s*/i;

function chosenKind(choice: string, words: string): Kind {
  if (choice === LEFT_OUT) return { ...KIND, isLeftOut: true, words };
  if (isServiceType(choice)) return { ...KIND, types: [{ type: choice }], words };
  return { ...KIND, categories: isCategory(choice) ? [choice] : [], words };
}

function typesOf(text: string): readonly ReadType[] | undefined {
  const types = readTypeCell(text);
  return types.every(({ type }) => isServiceType(type)) ? types : undefined;
}

/** Whom it is for, before or behind what it is: "women's drop in", "dentist for rough sleepers". */
const WHOM =
  /^(?:(?:wom[ae]n|m[ae]n|lad(?:y|ies)|young people|youths?|famil(?:y|ies)|mothers?|refugees?|veterans?|homeless|rough sleepers?|lgbtq?\+?|(?:over|under) \d\d)['’]?s?['’]?\s+)+|\s+(?:for|with|in|at)\s.*$/giu;

/** A meal of any hour: bacon rolls and tea at seven are no dinner. */
const OF_ANY_MEAL = /^(?:tea|teas)$/i;

function readPiece(piece: string): Kind | undefined {
  if (OF_ANY_MEAL.test(piece)) return { ...KIND, isMeal: true };
  const called = typesOf(piece) ?? typesOf(piece.replace(WHOM, ''));
  return called ? { ...KIND, types: called } : kindOfPlaces(piece);
}

const MEALS: readonly string[] = ['Breakfast', 'Lunch', 'Dinner'];

/** Those that stand together: who is new here is helped by both. */
const OF_NEWCOMERS = OFFERED_CATEGORIES.filter((name) =>
  NEWCOMERS.some((place) => JSON.stringify(place) === JSON.stringify(category(name))),
);

/**
 * The kind where the public search sends people who type these words; undefined where it knows none of them. It sends people
 * to a day centre, or to several kinds of help, for what has no place of its own: a haircut is no day centre, and stays in words.
 */
function kindOfPlaces(words: string): Kind | undefined {
  const leads = leadsOf(words);
  if (leads.length === 0) return undefined;
  const places = leads.flatMap((lead) => lead.places);
  const all = places.flatMap((place) => ('timetable' in place ? [place.timetable] : []));
  const types = [...new Set(all)];
  const named = places.flatMap((place) => ('category' in place ? [place.category] : []));
  const categories = [...new Set(named)];
  const [type] = types;
  if (type && categories.length === 0 && !types.includes('Day Centre'))
    return types.length > 1 && types.every((it) => MEALS.includes(it))
      ? { ...KIND, isMeal: true }
      : { ...KIND, types: [{ type }] };
  const isOne =
    categories.length === 1 || categories.every((it) => OF_NEWCOMERS.some((name) => name === it));
  return { ...KIND, categories: isOne && !type ? categories : [] };
}

/**
 * The leads that a text says the whole of: those with most of its words, and of each word that is left. "Hair cuts" is one
 * word to others.
 */
function leadsOf(text: string): readonly Lead[] {
  const raw = rawWords(text);
  const joined = raw.slice(1).map((word, at) => stemWords(`${raw[at]}${word}`)[0] ?? '');
  const compound = joined.find((word) => LEADS.some(({ words }) => words.join() === word));
  const said = compound ? [compound] : stemWords(text);
  const within = LEADS.filter(
    ({ words }) =>
      words.length > 0 &&
      words.every((it) => said.includes(it)) &&
      // Of 'A & E' the search keeps one letter, which 'C of E' has too.
      (words.join('').length > 1 || said.length === 1),
  );
  if (within.length === 0) return [];
  const { first } = findNearestLeads(said, within);
  const isLeft = (word: string) => !first.some(({ words }) => words.includes(word));
  return [...first, ...within.filter(({ words: [word = '', more] }) => !more && isLeft(word))];
}
