import { type Category, isCategory } from '../organisations/organisation.ts';
import { areaPart, ELSEWHERE } from '../paths/parts.ts';
import { paths } from '../paths/paths.ts';
import { isServiceType, SERVICE_TYPES, type ServiceType } from '../services/service.ts';
import { isDate } from '../time/city-time.ts';
import { DAYS, type Day } from '../time/schedule.ts';
import { PAPER_SIZES, type PaperSize } from './handbook/sections.ts';

export const PAPERS = ['A4', 'A3'] as const;
export type Paper = (typeof PAPERS)[number];

/** How it is to look: clear or large print (docs/product.md#paper), on which paper. */
export type Look = { size: PaperSize; paper: Paper };

/**
 * What somebody wants on paper. The whole of it stands in the address, so that it can be bookmarked, and nothing of a
 * person's choice is kept anywhere else. Lists have no doubles and stand in the order of their vocabulary.
 */
export type PrintChoice = Look &
  (
    | { what: 'timetables'; types: ServiceType[]; days: Day[] }
    /** The ids are of places and helplines; `isWalk`: in an order to walk the places in. */
    | { what: 'services'; ids: string[]; days: Day[]; isWalk: boolean }
    | { what: 'helplines' }
    | { what: 'organisations'; category: Category | null }
    | { what: 'organisation'; id: string }
    | { what: 'handbook' }
    | { what: 'tonight' }
    | PosterChoice
    | PocketChoice
    | TodayChoice
    /** A date YYYY-MM-DD; null where nobody said. */
    | { what: 'changes'; since: string | null }
  );

/** One type in its week, one on a date (YYYY-MM-DD), or without a type what a day has to eat and to wash; null is today. */
export type PosterChoice = { what: 'poster'; type: ServiceType | null; date: string | null };

/**
 * A day by the hour (YYYY-MM-DD; null is today): all of it, one type of help, one area as `areaPart` names it, or one type in
 * one area; all places, or as many as one page holds, which names the others.
 */
export type TodayChoice = {
  what: 'today';
  date: string | null;
  type: ServiceType | null;
  area: string | null;
  isOnePage: boolean;
};

/** A day on one sheet that is folded for a pocket (YYYY-MM-DD); null is today. */
type PocketChoice = { what: 'pocket'; date: string | null };

/** The addresses of posters and pocket guides as files, with the query of their pages. Not in `paths`, which every visitor's phone carries. */
const POSTER_FILE = '/poster.pdf';
const POCKET_FILE = '/pocket.pdf';

export type PrintedWhat = PrintChoice['what'];

/** How many places and helplines one sheet of one's own takes: an address of at most 2,900 characters, which every browser keeps. */
export const CHOSEN_MAX = 40;

/** The value of `order` in the address of a list that is to be walked. */
export const WALK = 'walk';

/** What the address of a day's sheet says where it is to be one page. */
export const ONE_PAGE = 'pages';

/** An id as they are made and as the loader accepts them. */
const ID = /^[\w-]{1,64}$/;

/** Why an address makes no choice: it names what there is not, leaves out what it has to name, or names too much. */
export type NoChoice = { problem: 'unknown' | 'nothing chosen' | 'too many' | 'no such day' };

/**
 * The choice that an address makes: `what` is the part of its path after /print/, the rest its query. How it looks and
 * which days fall back to clear print, A4 and all days; what is asked for never does: a sheet of something else would be
 * taken for the one that was meant.
 */
export function parsePrintChoice(what: string, query: URLSearchParams): PrintChoice | NoChoice {
  const look: Look = {
    size: PAPER_SIZES.find((size) => size === query.get('size')) ?? 'clear',
    paper: PAPERS.find((paper) => paper === query.get('paper')) ?? 'A4',
  };
  switch (what) {
    case 'timetables': {
      const asked = readAll(query, 'type');
      const types = SERVICE_TYPES.filter((type) => asked.includes(type));
      if (!asked.every(isServiceType)) return { problem: 'unknown' };
      return {
        what,
        ...look,
        types: isAll(types, SERVICE_TYPES) ? [] : types,
        days: daysOf(query),
      };
    }
    case 'services': {
      const ids = [...new Set(readAll(query, 'id'))];
      if (ids.length === 0) return { problem: 'nothing chosen' };
      if (!ids.every((id) => ID.test(id))) return { problem: 'unknown' };
      if (ids.length > CHOSEN_MAX) return { problem: 'too many' };
      return { what, ...look, ids, days: daysOf(query), isWalk: query.get('order') === WALK };
    }
    case 'organisations': {
      const [category = null] = readAll(query, 'category');
      if (category !== null && !isCategory(category)) return { problem: 'unknown' };
      return { what, ...look, category };
    }
    case 'organisation': {
      const [id] = readAll(query, 'organisation');
      if (id === undefined) return { problem: 'nothing chosen' };
      return ID.test(id) ? { what, ...look, id } : { problem: 'unknown' };
    }
    case 'poster': {
      const [type = null] = readAll(query, 'of');
      const date = dateOf(query, 'on');
      if (type !== null && !isServiceType(type)) return { problem: 'unknown' };
      // Its letters are larger than any of the sizes.
      return date === undefined
        ? { problem: 'no such day' }
        : { what, size: 'clear', paper: look.paper, type, date };
    }
    case 'pocket': {
      const date = dateOf(query, 'for');
      // It has one size of letters, and folds on one paper.
      return date === undefined ? { problem: 'no such day' } : { what, ...USUAL_LOOK, date };
    }
    case 'today': {
      const date = dateOf(query, 'date');
      const [type = null] = readAll(query, 'only');
      const [area = null] = readAll(query, 'area');
      if (type !== null && !isServiceType(type)) return { problem: 'unknown' };
      if (area !== null && !isArea(area)) return { problem: 'unknown' };
      const isOnePage = query.get(ONE_PAGE) === '1';
      return date === undefined
        ? { problem: 'no such day' }
        : { what, ...look, date, type, area, isOnePage };
    }
    case 'changes': {
      const since = dateOf(query, 'since');
      return since === undefined ? { problem: 'no such day' } : { what, ...look, since };
    }
    case 'helplines':
    case 'tonight':
    case 'handbook':
      return { what, ...look };
    default:
      return { problem: 'unknown' };
  }
}

/** The one address of a choice; whatever is as usual is left out of it. `parsePrintChoice` reads it back. */
export function printPath(choice: PrintChoice): string {
  const query = new URLSearchParams();
  switch (choice.what) {
    case 'timetables':
      for (const type of choice.types) query.append('type', type);
      break;
    case 'services':
      for (const id of choice.ids) query.append('id', id);
      if (choice.isWalk) query.append('order', WALK);
      break;
    case 'organisations':
      if (choice.category) query.append('category', choice.category);
      break;
    case 'organisation':
      query.append('organisation', choice.id);
      break;
    case 'poster':
      if (choice.type) query.append('of', choice.type);
      if (choice.date) query.append('on', choice.date);
      break;
    case 'pocket':
      if (choice.date) query.append('for', choice.date);
      break;
    case 'today':
      if (choice.date) query.append('date', choice.date);
      if (choice.type) query.append('only', choice.type);
      if (choice.area) query.append('area', choice.area);
      if (choice.isOnePage) query.append(ONE_PAGE, '1');
      break;
    case 'changes':
      if (choice.since) query.append('since', choice.since);
  }
  if ('days' in choice && !isAll(choice.days, DAYS))
    for (const day of choice.days) query.append('day', day);
  if (choice.size !== 'clear') query.append('size', choice.size);
  if (choice.paper !== 'A4') query.append('paper', choice.paper);
  const asked = query.toString();
  return `/print/${choice.what}${asked && `?${asked}`}`;
}

/** The address of the same as a file (PDF), where there is one; null otherwise. */
export function fileOf(choice: PrintChoice): string | null {
  if (choice.what === 'handbook') return paths.handbookPdf(choice.size);
  if (choice.what === 'poster')
    return printPath(choice).replace(`${paths.print}/poster`, POSTER_FILE);
  if (choice.what === 'pocket')
    return printPath(choice).replace(`${paths.print}/pocket`, POCKET_FILE);
  if (choice.what !== 'timetables' || !isAll(choice.days, DAYS)) return null;
  const [type, ...others] = choice.types;
  return type && others.length === 0 ? paths.timetablePdf(type, choice.size) : null;
}

/** Large print on A4 has no room for a week side by side: there, each place is a block with its days as a list. */
export const hasGrid = ({ size, paper }: Look): boolean => size === 'clear' || paper === 'A3';

/** Clear print on A4. */
export const USUAL_LOOK: Look = { size: 'clear', paper: 'A4' };

/** All days of the week, as a list of one's own. */
export const EVERY_DAY: Day[] = [...DAYS];

/** Whether an address could be in an area that is called so; nobody has looked whether one is. */
const isArea = (text: string) => text === ELSEWHERE || areaPart(`${text} 1AA`) === text;

/** The values that a form or an address gives; a field left empty gives none. */
const readAll = (query: URLSearchParams, name: string) => query.getAll(name).filter(Boolean);

function daysOf(query: URLSearchParams): Day[] {
  const asked = readAll(query, 'day');
  const days = DAYS.filter((day) => asked.includes(day));
  return days.length > 0 ? days : EVERY_DAY;
}

const isAll = (some: readonly unknown[], all: readonly unknown[]) => some.length === all.length;

/** A date that the calendar has; null where none is given, undefined for a text that is not a date. */
function dateOf(query: URLSearchParams, name: string): string | null | undefined {
  const [text] = readAll(query, name);
  if (text === undefined) return null;
  return isDate(text) ? text : undefined;
}
