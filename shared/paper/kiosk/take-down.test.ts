import { expect, test } from 'vitest';
import { listForDate } from '../../services/lists/dated-list.ts';
import { paperService } from '../../testing/paper-records.ts';
import {
  daySheet,
  openSheet,
  organisationsSheet,
  serviceSheet,
  servicesSheet,
} from './kiosk-sheet.ts';
import { takeDownOf } from './take-down.ts';
import { tonightPage } from './tonight-sheet.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const usual = paperService({ _id: 'usual' });
const changing = paperService({
  _id: 'changing',
  changes: [{ kind: 'closed', from: '2026-11-24', to: '2026-11-25', reason: '' }],
});
const all = [usual, changing];
const NEXT_WEEK = 'Take down after Friday 27 November 2026';
const BEFORE_THE_CHANGE = 'Take down after Monday 23 November 2026';

test('what a kiosk prints hangs for a week, or until the day before something on it changes', () => {
  expect(takeDownOf(serviceSheet(usual, NOW), all, NOW)).toBe(NEXT_WEEK);
  expect(takeDownOf(serviceSheet(changing, NOW), all, NOW)).toBe(BEFORE_THE_CHANGE);
  expect(takeDownOf(servicesSheet('Lunch', [usual], NOW), all, NOW)).toBe(NEXT_WEEK);
  expect(takeDownOf(servicesSheet('Lunch', all, NOW), all, NOW)).toBe(BEFORE_THE_CHANGE);
  expect(takeDownOf(openSheet(all, NOW), all, NOW)).toBe(BEFORE_THE_CHANGE);
  expect(takeDownOf(organisationsSheet('Organisations', [], '/organisations', NOW), all, NOW)).toBe(
    NEXT_WEEK,
  );
});

test('the list of a day hangs until that day, and the steps for tonight until tonight', () => {
  const day = { isToday: false, ...listForDate([usual], '2026-12-25', NOW) };
  expect(takeDownOf(daySheet('Lunch', [usual], day, NOW), all, NOW)).toBe(
    'Take down after Friday 25 December 2026',
  );
  const nothing = {
    ring: [],
    beds: [],
    organisations: [],
    warm: { allNight: [], now: [], next: [] },
    answering: [],
    placeOf: () => ({ name: '', where: '' }),
  };
  expect(takeDownOf(tonightPage(nothing, NOW), all, NOW)).toBe(
    'Take down after Friday 20 November 2026',
  );
});
