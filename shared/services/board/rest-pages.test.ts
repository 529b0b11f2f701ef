import { expect, test } from 'vitest';
import { paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import type { PublicService } from '../service.ts';
import { isNight, restPages } from './rest-pages.ts';

const FRIDAY_NOON = Date.parse('2026-11-20T12:00Z');

const friday = (
  _id: string,
  type: PublicService['type'],
  start: string,
  end: string,
  own = 'harbour',
) =>
  paperService({
    _id,
    type,
    provider: { _id: own, name: own },
    schedule: { ...emptySchedule(), Friday: [{ start, end }] },
  });

const pages = (services: PublicService[], own = '') =>
  restPages(services, FRIDAY_NOON, own).map(({ name, parts }) => [
    name,
    ...parts.flatMap(({ title, rows }) => [title, ...rows.map(({ id }) => id)]),
  ]);

test('a kiosk at rest turns from a glance to what is on here and to each need', () => {
  const services = [
    friday('lunch', 'Lunch', '11:00', '14:00', 'goose'),
    friday('dinner', 'Dinner', '18:00', '20:00'),
    friday('shower', 'Showers', '15:00', '16:00', 'goose'),
  ];
  expect(pages(services, 'goose')).toEqual([
    ['', 'Open now', 'lunch', 'Next', 'shower'],
    ['Here today', 'Open now', 'lunch', 'Later', 'shower'],
    ['Eat', 'Open now', 'lunch', 'Later today', 'dinner'],
    ['Wash', 'Open now: nothing. Next:', 'shower'],
  ]);
});

test('where only toilets are open, the next shower stands before them', () => {
  const services = [
    friday('toilet', 'Toilets', '11:00', '14:00'),
    friday('shower', 'Showers', '15:00', '16:00'),
  ];
  expect(pages(services).at(-1)).toEqual([
    'Wash',
    'Open now: toilets only. Next:',
    'shower',
    'Open now',
    'toilet',
  ]);
});

test('a page has four lines, or the fewer that a glass has room for, and what is to be called first is not on it', () => {
  const many = ['1', '2', '3', '4', '5', '6'].map((id) => friday(id, 'Lunch', '11:00', '14:00'));
  const unknown = paperService({ _id: 'unknown', type: 'Showers' });
  expect(pages([...many, unknown])).toEqual([
    ['', 'Open now', '1'],
    ['Eat', 'Open now', '1', '2', '3', '4'],
  ]);
  const [, eat] = restPages(many, FRIDAY_NOON, '', () => 2);
  expect(eat?.parts.flatMap(({ rows }) => rows)).toHaveLength(2);
});

test('a glance leaves out no need: what a page has no room for is on the next', () => {
  const services = [
    friday('lunch', 'Lunch', '11:00', '14:00'),
    friday('shower', 'Showers', '11:00', '13:00'),
    friday('centre', 'Day Centre', '15:00', '16:00'),
    friday('doctor', 'Health & Dental Care', '16:00', '17:00'),
    friday('wifi', 'Wi-Fi & Computer Access', '17:00', '18:00'),
  ];
  const glances = restPages(services, FRIDAY_NOON, '', () => 2).filter(({ name }) => !name);
  expect(
    glances.map(({ parts }) =>
      parts.flatMap(({ title, rows }) => [title, ...rows.map(({ id }) => id)]),
    ),
  ).toEqual([
    ['Open now', 'lunch', 'shower'],
    ['Next', 'centre'],
    ['Next', 'doctor', 'wifi'],
  ]);
});

test('nothing here is no page', () => {
  expect(restPages([], FRIDAY_NOON, 'goose')).toEqual([]);
});

test('a screen is dim from eleven to six', () => {
  const at = (time: string) => isNight(Date.parse(`2026-11-20T${time}Z`));
  expect(['22:59', '23:00', '05:59', '06:00'].map(at)).toEqual([false, true, true, false]);
});
