import { expect, test } from 'vitest';
import { paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import type { PublicService } from '../service.ts';
import { overheadParts, parseNeeds, wallParts } from './wall-pages.ts';

const FRIDAY_NOON = Date.parse('2026-11-20T12:00Z');

const friday = (_id: string, type: PublicService['type'], start: string, end: string) =>
  paperService({
    _id,
    type,
    provider: { _id: 'harbour', name: 'Harbour' },
    schedule: { ...emptySchedule(), Friday: [{ start, end }] },
  });

const SERVICES = [
  friday('lunch', 'Lunch', '11:00', '14:00'),
  friday('dinner', 'Dinner', '18:00', '20:00'),
  friday('shower', 'Showers', '15:00', '16:00'),
];

const parts = (services: PublicService[], own = '', needs: string[] = []) =>
  wallParts(services, FRIDAY_NOON, own, needs).map(({ name, title, rows, more }) => [
    name,
    title,
    rows.map(({ id }) => id).join(' '),
    more,
  ]);

test('a wall screen turns through every need, or those that its address names, in that order', () => {
  const eat = [
    ['Eat', 'Open now', 'lunch', ''],
    ['Eat', 'Later today', 'dinner', ''],
  ];
  const wash = [['Wash', 'Open now: nothing. Next:', 'shower', '']];
  expect(parts(SERVICES)).toEqual([...eat, ...wash]);
  expect(parts(SERVICES, '', ['wash', 'eat'])).toEqual([...wash, ...eat]);
  expect(parts(SERVICES, '', ['health'])).toEqual([]);
});

test('it begins with what is on where it hangs, unless its address names needs: then it shows those alone', () => {
  const names = (needs: string[]) => [
    ...new Set(parts(SERVICES, 'harbour', needs).map(([name]) => name)),
  ];
  expect(names([])).toEqual(['Here today', 'Eat', 'Wash']);
  expect(names(['eat'])).toEqual(['Eat']);
  expect(names(['wash', 'eat'])).toEqual(['Wash', 'Eat']);
});

test('of several needs in one house what is open comes first, then what opens later', () => {
  const centre = friday('centre', 'Day Centre', '11:00', '15:00');
  expect(parts([...SERVICES, centre], 'harbour').slice(0, 2)).toEqual([
    ['Here today', 'Open now', 'lunch centre', ''],
    ['Here today', 'Later today', 'dinner shower', ''],
  ]);
});

test('what has no line is counted: nothing is left out in silence', () => {
  const many = Array.from({ length: 11 }, (_, at) => friday(`${at}`, 'Lunch', '11:00', '14:00'));
  const unknown = paperService({ _id: 'unknown', type: 'Lunch' });
  expect(parts([...many, unknown])).toEqual([
    ['Eat', 'Open now', '0 1 2 3 4 5 6 7', 'and 3 more, 1 may be open: call first'],
  ]);
});

test('an address names needs once, and what it misspells is none', () => {
  expect(parseNeeds('wash, eat,wash,bed,')).toEqual(['wash', 'eat']);
  expect(parseNeeds('')).toEqual([]);
});

test('the glance above a touch screen, too, says nothing of what is kept off walls', () => {
  const [lunch, ...others] = SERVICES as [PublicService, ...PublicService[]];
  const glance = (services: PublicService[]) =>
    overheadParts(services, FRIDAY_NOON).flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(glance([lunch, ...others])).toContain('lunch');
  expect(glance([{ ...lunch, offWalls: true }, ...others])).not.toContain('lunch');
});
