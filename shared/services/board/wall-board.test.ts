import { expect, test } from 'vitest';
import { paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import type { PublicService } from '../service.ts';
import { restPages } from './rest-pages.ts';
import { overheadParts, wallParts } from './wall-pages.ts';

const FRIDAY_NOON = Date.parse('2026-11-20T12:00Z');

const friday = (_id: string, type: PublicService['type'], start: string, more = {}) =>
  paperService({
    _id,
    type,
    schedule: { ...emptySchedule(), Friday: [{ start, end: '19:00' }] },
    ...more,
  });

const dinner = friday('dinner', 'Dinner', '18:00');
const doctor = friday('doctor', 'Health & Dental Care', '17:00');
const hurt = friday('hurt', 'Health & Dental Care', '11:00', { offWalls: true });

const glanceOf = (services: PublicService[]) =>
  overheadParts(services, FRIDAY_NOON).map(({ title, rows }) => [
    title,
    ...rows.map(({ id }) => id),
  ]);
const titlesOf = (services: PublicService[], own = '') =>
  wallParts(services, FRIDAY_NOON, own, []).map(({ name, title }) => [name, title]);

test('a wall does not say that nothing is open where something is that is kept off it', () => {
  expect(glanceOf([dinner, doctor])).toEqual([['Open now: nothing. Next:', 'doctor', 'dinner']]);
  expect(glanceOf([dinner, doctor, hurt])).toEqual([
    ['Open now: nothing for everyone. Next:', 'doctor', 'dinner'],
  ]);
  // The only place of its need is kept off walls.
  expect(glanceOf([dinner, hurt])).toEqual([['Open now: nothing for everyone. Next:', 'dinner']]);
  expect(restPages([dinner, hurt], FRIDAY_NOON, '')[0]?.parts[0]?.title).toBe(
    'Open now: nothing for everyone. Next:',
  );
});

test('a need says so of itself alone, a house of all that is in it', () => {
  expect(titlesOf([dinner, doctor, hurt], 'harbour')).toEqual([
    ['Here today', 'Open now: nothing for everyone. Next:'],
    ['Eat', 'Open now: nothing. Next:'],
    ['Health', 'Open now: nothing for everyone. Next:'],
  ]);
});
