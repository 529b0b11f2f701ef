import { expect, it } from 'vitest';
import type { IrregularSlot } from '../time/irregular-slots.ts';
import {
  readDaysCell,
  readSeasonsCell,
  readSlotsCell,
  seasonsCell,
  slotsCell,
} from './week-cells.ts';

const times = { start: '10:00', end: '12:30' };
const winter = { from: '11-01', to: '03-31' };

it.each<[string, IrregularSlot]>([
  ['first Tuesday 10:00-12:30', { day: 'Tuesday', week: 'first', ...times }],
  [
    'every other Friday from 2026-12-04 10:00-12:30',
    { day: 'Friday', everyOtherFrom: '2026-12-04', ...times },
  ],
  [
    'last Monday 10:00-12:30 (1 November to 31 March)',
    { day: 'Monday', week: 'last', season: winter, ...times },
  ],
  ['Sunday 10:00-12:30 (1 November to 31 March)', { day: 'Sunday', season: winter, ...times }],
])('a cell says a slot of some weeks, and is read again: %s', (cell, slot) => {
  expect(slotsCell([slot, slot])).toBe(`${cell}; ${cell}`);
  expect(readSlotsCell(`${cell}; ${cell}`)).toEqual([slot, slot]);
});

it('reads what people write', () => {
  expect(readSlotsCell('First Tuesdays, 9.30 – 11:00')).toEqual([
    { day: 'Tuesday', week: 'first', start: '09:30', end: '11:00' },
  ]);
  expect(readDaysCell('Fri, Sundays')).toEqual(['Friday', 'Sunday']);
  expect(readSlotsCell('')).toEqual([]);
});

it('keeps what it cannot read, for the rules to refuse', () => {
  expect(readSlotsCell('now and then')).toEqual([
    { day: 'now and then', start: 'now and then', end: 'now and then' },
  ]);
  expect(readSeasonsCell('winter')).toEqual([{ from: 'winter', to: 'winter' }]);
});

it('says parts of the year, and reads them again', () => {
  const seasons = [winter, { from: '06-05', to: '06-05' }];
  expect(seasonsCell(seasons)).toBe('1 November to 31 March; 5 June');
  expect(readSeasonsCell(seasonsCell(seasons))).toEqual(seasons);
});
