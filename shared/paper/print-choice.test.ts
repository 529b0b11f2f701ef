import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../organisations/organisation.ts';
import { paths } from '../paths/paths.ts';
import { SERVICE_TYPES } from '../services/service.ts';
import { DAYS } from '../time/schedule.ts';
import { PAPER_SIZES } from './handbook/sections.ts';
import {
  CHOSEN_MAX,
  EVERY_DAY,
  fileOf,
  PAPERS,
  type PrintChoice,
  parsePrintChoice,
  printPath,
} from './print-choice.ts';

const look = { size: fc.constantFrom(...PAPER_SIZES), paper: fc.constantFrom(...PAPERS) };
const days = fc.subarray([...DAYS], { minLength: 1 });
const id = fc.stringMatching(/^[\w-]{1,64}$/);
const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((it) => it.toISOString().slice(0, 10));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const is = <W extends PrintChoice['what']>(what: W) => ({ what: fc.constant(what), ...look });

const choices: fc.Arbitrary<PrintChoice> = fc.oneof(
  fc.record({
    ...is('timetables'),
    types: fc.subarray(SERVICE_TYPES, { maxLength: SERVICE_TYPES.length - 1 }),
    days,
  }),
  fc.record({
    ...is('services'),
    ids: fc.uniqueArray(id, { minLength: 1, maxLength: CHOSEN_MAX }),
    days,
    isWalk: fc.boolean(),
  }),
  fc.record(is('helplines')),
  fc.record({ ...is('organisations'), category: maybe(fc.constantFrom(...CATEGORIES)) }),
  fc.record({ ...is('organisation'), id }),
  fc.record(is('handbook')),
  fc.record({
    ...is('today'),
    date: maybe(date),
    type: maybe(fc.constantFrom(...SERVICE_TYPES)),
    area: maybe(fc.constantFrom('BS1', 'BS16', 'EC1A', 'other')),
    isOnePage: fc.boolean(),
  }),
  fc.record({
    ...is('poster'),
    size: fc.constant('clear' as const),
    type: maybe(fc.constantFrom(...SERVICE_TYPES)),
    date: maybe(date),
  }),
  fc.record({
    ...is('pocket'),
    size: fc.constant('clear' as const),
    paper: fc.constant('A4' as const),
    date: maybe(date),
  }),
  fc.record({ ...is('changes'), since: maybe(date) }),
);

const read = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'https://handbook.test');
  return parsePrintChoice(pathname.replace('/print/', ''), searchParams);
};

test('every choice is an address that a browser keeps, and is read back from it', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const path = printPath(choice);
      const { pathname, search } = new URL(path, 'https://handbook.test');
      expect(pathname + search).toBe(path);
      expect(path.length).toBeLessThan(3000);
      expect(read(path)).toEqual(choice);
    }),
  );
});

test('what is as usual is left out of the address', () => {
  expect(read('/print/timetables?type=Lunch&day=Sunday')).toEqual({
    what: 'timetables',
    types: ['Lunch'],
    days: ['Sunday'],
    size: 'clear',
    paper: 'A4',
  });
  const all = SERVICE_TYPES.map((type) => `type=${encodeURIComponent(type)}`).join('&');
  const everything = read(`/print/timetables?${all}&size=clear&paper=A4&day=&category=`);
  expect(everything).toMatchObject({ types: [], days: EVERY_DAY });
  expect(printPath(everything as PrintChoice)).toBe('/print/timetables');
});

test('a day in an area that no postcode has is no choice, and neither is one of a type that there is not', () => {
  for (const query of ['area=Easton', 'area=BS1%201AA', 'area=bs1', 'only=Cinema', 'only=lunch'])
    expect(read(`/print/today?${query}`), query).toEqual({ problem: 'unknown' });
});

test('pages lead to papers by the same addresses', () => {
  for (const type of SERVICE_TYPES)
    expect(printPath(read(paths.printTimetable(type)) as PrintChoice)).toBe(
      paths.printTimetable(type),
    );
  for (const category of CATEGORIES)
    expect(read(paths.printOrganisations(category))).toMatchObject({ category });
  expect(read(paths.printOrganisations())).toMatchObject({ what: 'organisations' });
  expect(read(paths.printOrganisation('a-b_1'))).toMatchObject({ id: 'a-b_1' });
});

test('the handbook and a whole timetable are files too, and nothing else is', () => {
  const file = (what: string, query: string) =>
    fileOf(parsePrintChoice(what, new URLSearchParams(query)) as PrintChoice);
  expect(file('handbook', 'size=large&paper=A3')).toBe('/handbook.pdf?size=large');
  expect(file('timetables', 'type=Lunch')).toBe('/timetable/Lunch.pdf');
  for (const query of ['', 'type=Lunch&type=Dinner', 'type=Lunch&day=Monday'])
    expect(file('timetables', query)).toBeNull();
  expect(file('helplines', '')).toBeNull();
});

describe('an address that somebody mistyped', () => {
  test.each([
    ['/print/timetables?size=huge&paper=A5&day=Someday', '/print/timetables'],
    ['/print/changes?since=', '/print/changes'],
    ['/print/today?date=', '/print/today'],
    ['/print/services?id=b&id=a&id=b', '/print/services?id=b&id=a'],
    ['/print/services?id=b&order=alphabet', '/print/services?id=b'],
  ])('%s is taken for %s', (path, meant) => {
    expect(printPath(read(path) as PrintChoice)).toBe(meant);
  });

  test.each([
    ['/print/timetables?type=Brunch', 'unknown'],
    ['/print/timetables?type=Lunch&type=Brunch', 'unknown'],
    ['/print/organisations?category=Sports', 'unknown'],
    ['/print/organisation?organisation=a/b', 'unknown'],
    ['/print/organisation', 'nothing chosen'],
    ['/print/services?id=', 'nothing chosen'],
    ['/print/services?id=<script>', 'unknown'],
    ['/print/changes?since=2026-02-30', 'no such day'],
    ['/print/today?date=tomorrow', 'no such day'],
    ['/print/today?date=2026-02-29', 'no such day'],
    ['/print/leaflets', 'unknown'],
    ['/print/constructor', 'unknown'],
  ])('%s makes no sheet: %s', (path, problem) => {
    expect(read(path)).toEqual({ problem });
  });

  test('more places than a sheet holds are refused, not cut off', () => {
    const ids = Array.from({ length: 41 }, (_, n) => `id=${n}`);
    expect(read(`/print/services?${ids.slice(1).join('&')}`)).toMatchObject({ what: 'services' });
    expect(read(`/print/services?${ids.join('&')}`)).toEqual({ problem: 'too many' });
  });
});
