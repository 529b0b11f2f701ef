import type { Category } from '../organisations/organisation.ts';
import type { InPart } from '../paths/parts.ts';
import { appendQuery, paths } from '../paths/paths.ts';
import { ALL_HELP } from '../services/board/needs.ts';
import { foldText } from '../text/fold.ts';
import type { DayNamed } from './words/places-to-start.ts';

/** Offered when they contain the text, in this order (docs/product.md#search-box). */
const SUGGESTED_CATEGORIES: readonly Category[] = [
  'Young People',
  'Housing Advice',
  'Legal Advice',
  'Animals',
  'Non-UK Citizens Help',
  'Refugees & Asylum Seekers Help',
];

/** What can be found: the service types present with their subtypes present, and the organisations. */
export type Searchable = {
  serviceTypes: readonly { type: string; subtypes: readonly string[] }[];
  organisations: readonly ({ _id: string; name: string } & InPart)[];
  /** Only where helplines are looked for too: on a kiosk, which has no other way to spell one out. */
  helplines?: readonly ({ _id: string; name: string; type: string } & InPart)[];
};

/** Where results lead. */
export type Places = {
  category: (name: string) => string;
  /** Leads to the timetable of a type; with an id, to that service's place in it. */
  service: (type: string, id?: string, part?: string) => string;
  organisation: (id: string, part?: string) => string;
  helpline: (id: string, type: string, part?: string) => string;
  /** All helplines of a type. */
  helplines: (type: string) => string;
  /** '' for a page that there is none of. */
  page: (
    name:
      | 'emergency'
      | 'council'
      | 'open'
      | 'letIn'
      | 'eat'
      | 'holidays'
      | 'organisations'
      | 'near',
  ) => string;
  /** The day that the lists are for; '' for none. */
  day: DayNamed | '';
  /** Leads to lists for a day, and otherwise alike. */
  on: (day: DayNamed | '') => Places;
};

const publicPlacesOn = (day: DayNamed | ''): Places => ({
  category: paths.orgCategory,
  service: (type, id, part) =>
    id === undefined ? on(day, paths.timetable(type)) : paths.service(type, id, part),
  organisation: paths.organisation,
  helpline: (id, type, part) => paths.helpline(type, id, part),
  helplines: paths.helplineType,
  page: (name) =>
    ({
      emergency: paths.immediateSupport,
      council: paths.tonight,
      open: `${on(day, paths.home)}#open-now`,
      letIn: `${on(day, paths.need(ALL_HELP.id))}#let-in`,
      eat: on(day, paths.need('eat')),
      holidays: paths.holidays,
      organisations: paths.organisations,
      near: paths.near,
    })[name],
  day,
  on: publicPlacesOn,
});

const on = (day: string, path: string) => appendQuery(path, day && `when=${day}`);

/** Where results lead on the public pages. */
export const PUBLIC_PLACES = publicPlacesOn('');

export type SearchResult = {
  label: string;
  /** What stands below the name: the subtypes that matched, what is listed, a sentence of a listing, a day, or what to ask for; '' for nothing. */
  detail: string;
  href: string;
  /** What is to come of its dates; of find-help.ts alone, absent where nothing is. */
  announced?: string;
};

export type SearchGroup = {
  /** The last two are of find-help.ts alone. */
  kind: 'category' | 'service' | 'organisation' | 'helpline' | 'everyday' | 'mention';
  heading: string;
  /** Never empty. */
  results: SearchResult[];
};

/** `LIMITS.searchText`, whose table no visitor's phone downloads. */
const TEXT_MAX = 200;

/** What is searched for of the text in an address: 200 characters at most, and no half of one, which no address can hold. */
export const searchedText = (typed: string | null): string =>
  (typed ?? '')
    .trim()
    .slice(0, TEXT_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/**
 * The three kinds of result for a typed text (docs/product.md#search-box), and helplines where they are given; kinds without
 * any are left out, and nothing is found for blank text. A result contains the text, whatever the case,
 * accents, hyphens and apostrophes: "wifi" finds Wi-Fi.
 */
export function search(
  text: string,
  { serviceTypes, organisations, helplines = [] }: Searchable,
  to: Places = PUBLIC_PLACES,
): SearchGroup[] {
  const contains = matcher(text);
  if (!contains) return [];
  const groups: SearchGroup[] = [
    {
      kind: 'category',
      heading: 'Categories',
      results: SUGGESTED_CATEGORIES.filter(contains).map((category) => ({
        label: category,
        detail: '',
        href: to.category(category),
      })),
    },
    {
      kind: 'service',
      heading: 'Services',
      results: serviceTypes.flatMap(({ type, subtypes }) => {
        const found = subtypes.filter(contains);
        const typeMatches = contains(type);
        if (!typeMatches && found.length === 0) return [];
        const detail = typeMatches ? '' : found.join(', ');
        return [{ label: type, detail, href: to.service(type) }];
      }),
    },
    {
      kind: 'organisation',
      heading: 'Organisations',
      results: organisations
        .filter(({ name }) => contains(name))
        .map(({ _id, name, part }) => ({
          label: name,
          detail: 'Organisation',
          href: to.organisation(_id, part),
        }))
        .sort(wholeWordsFirst(text)),
    },
    {
      kind: 'helpline',
      heading: 'Helplines',
      results: helplines
        .filter(({ name, type }) => contains(name) || contains(type))
        .map(({ _id, name, type, part }) => ({
          label: name,
          detail: type,
          href: to.helpline(_id, type, part),
        }))
        .sort(wholeWordsFirst(text)),
    },
  ];
  return groups.filter(({ results }) => results.length > 0);
}

function matcher(text: string): ((candidate: string) => boolean) | null {
  const typed = plain(text);
  if (!typed) return null;
  const folded = fold(text);
  // Nothing is left of "-" or "'" when it is folded: those are looked for as they are.
  if (!folded) return (candidate) => plain(candidate).includes(typed);
  // An accent is typed of a whole word: "spać", which is Polish for sleep, does not begin "space", and a café is a cafe.
  if (/[\u0300-\u036f]/.test(text.normalize('NFKD')))
    return (it) => plain(it).includes(typed) || rankMatch(it, text) === 0;
  return (candidate) => foldOnce(candidate).includes(folded);
}

const inWords = (folded: string): string => folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** How a name has a text: 0 as whole words, 1 where it begins a word, 2 only as letters inside one, 3 not at all. */
export function rankMatch(name: string, text: string): 0 | 1 | 2 | 3 {
  const typed = inWords(fold(text));
  const said = ` ${inWords(foldOnce(name))} `;
  if (said.includes(` ${typed} `)) return 0;
  if (said.includes(` ${typed}`)) return 1;
  return said.includes(typed) ? 2 : 3;
}

/** Names that have the text as whole words, then those where it begins a word, then those that only have its letters. */
const wholeWordsFirst = (text: string) => (a: SearchResult, b: SearchResult) =>
  rankMatch(a.label, text) - rankMatch(b.label, text);

/** Names as they are compared, of a large city: the same are held against every text. */
const known = new Map<string, string>();

function foldOnce(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const folded = fold(name);
  if (known.size > 20_000) known.clear();
  known.set(name, folded);
  return folded;
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

function fold(text: string): string {
  return plain(foldText(text).replace(/\p{Dash_Punctuation}/gu, ''));
}
