import { expect, it } from 'vitest';
import { DAYS } from '../../time/schedule.ts';
import { type NoteWeeks, weeksInNote } from './note-weeks.ts';

it.each<[string, NoteWeeks]>([
  ['First Tuesday of the month', { kind: 'week of month', week: 'first', days: ['Tuesday'] }],
  [
    'Open the 3rd Sun of each month, 2pm',
    { kind: 'week of month', week: 'third', days: ['Sunday'] },
  ],
  ['Every other Friday', { kind: 'every other week', days: ['Friday'] }],
  ['Alternate Mondays.', { kind: 'every other week', days: ['Monday'] }],
  ['Every evening.', { kind: 'days', days: [...DAYS] }],
  ['A van, seven nights a week.', { kind: 'days', days: [...DAYS] }],
  ['Fridays and Sundays.', { kind: 'days', days: ['Friday', 'Sunday'] }],
  ['Drop-in, Monday to Friday.', { kind: 'days', days: DAYS.slice(0, 5) }],
  ['By appointment.', { kind: 'appointment' }],
])('reads of %s what it says of weeks', (note, weeks) => {
  expect(weeksInNote(note)).toEqual(weeks);
});

it.each([
  '',
  '£2.50',
  'Ring the side bell',
  'Closed Mondays',
  'Closed on the first Tuesday of the month',
  'Not on Sundays',
  'Sundays at 3pm',
  'Sunflower seeds and monitors',
  'Closed 24 December to 2 January',
])('reads nothing of %j', (note) => {
  expect(weeksInNote(note)).toBeNull();
});
