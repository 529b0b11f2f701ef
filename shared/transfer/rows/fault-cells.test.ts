import { expect, it } from 'vitest';
import { faultsAtCells, findOtherFaults } from './fault-cells.ts';

const rows = {
  'organisations[0]': 1,
  'organisations[0].services[0]': 1,
  'organisations[0].services[1]': 2,
  'organisations[1]': 3,
};
const mapping = { Monday: 4 };
const at = (path: string) =>
  faultsAtCells('listings', mapping, { rows, faults: [] }, [{ path, message: 'Wrong.' }]);

it.each([
  ['organisations[0].services[1].type', [2, 'Type']],
  ['organisations[0].services[1].serviceAddress', [2, 'Address']],
  ['organisations[0].services[1].schedule.Monday[0].end', [2, 'Monday']],
  ['organisations[0].services[1].schedule.Tuesday', [2, 'Opening times']],
  ['organisations[0].services[1].unknownDays', [2, 'Opening times']],
  ['organisations[1].name', [3, 'Organisation']],
  ['organisations[1].phone[1]', [3, 'Mobile (Out of Hours)']],
  ['organisations[1].addresses[0]', [3, 'Address']],
  ['organisations[1]', [3, '']],
])('a fault at %s is at the cell %j', (path, [row, label]) => {
  expect(at(path)).toEqual([{ row, label, message: 'Wrong.' }]);
});

it('a fault of an organisation takes the other rows that are about it along', () => {
  expect(at('organisations[0].name')).toEqual([
    { row: 1, label: 'Organisation', message: 'Wrong.' },
    { row: 2, label: '', message: 'Left out with its organisation: see row 1.' },
  ]);
});

it('what is too much together is said of each of its rows', () => {
  expect(at('organisations[0].services').map(({ row }) => row)).toEqual([1, 2]);
});

it('what is of no row is not lost', () => {
  const faults = [
    { path: 'organisations[0].services[1].type', message: 'Wrong.' },
    { path: 'The Ark', message: 'Too many.' },
  ];
  expect(findOtherFaults({ rows }, faults)).toEqual([{ path: 'The Ark', message: 'Too many.' }]);
});
