import { describe, expect, it } from 'vitest';
import type { DirectoryFile } from '../directory/directory-export.ts';
import { readDirectoryFile } from '../directory/directory-file.ts';
import { guessMapping, guessSheet } from './headings/headings.ts';
import { fromRows } from './rows/from-rows.ts';
import { COLUMNS, SHEETS } from './spreadsheet-columns.ts';
import { ARK_FILE } from './testing/ark.ts';
import { toRows } from './to-rows.ts';

const labels = (sheet: (typeof SHEETS)[number]) => COLUMNS[sheet].map(({ label }) => label);

it.each(SHEETS)('the rows of %s come back as what they were', (sheet) => {
  const mapping = guessMapping(sheet, labels(sheet));
  const { file, faults } = fromRows(sheet, toRows(sheet, ARK_FILE), mapping, ARK_FILE);
  expect(faults).toEqual([]);
  const [was, is] = [readDirectoryFile(ARK_FILE), readDirectoryFile(file)];
  expect(is.faults).toEqual([]);
  const list = sheet === 'dated-changes' ? 'changes' : sheet;
  expect(was[list].length).toBeGreaterThan(0);
  expect(is[list]).toEqual(was[list]);
});

describe('a spreadsheet of one’s own', () => {
  const rows = [
    ['the ark', 'Dinner', 'Quay', '9.30 – 10:15; 17:00-18:00', 'Closed'],
    ['Nobody', 'Dinner', 'Quay', '', ''],
    ['The Ark', 'Lunch', '1 Quay Street, Bristol', '9-12, 11-1', ''],
  ];
  const headings = ['organisation', 'TYPE', 'address', 'Monday', 'tuesday'];
  const mapping = guessMapping('services', headings);

  it('is understood by its headings', () => {
    expect(mapping).toEqual({ Organisation: 0, Type: 1, Address: 2, Monday: 3, Tuesday: 4 });
    expect(guessMapping('services', ['Colour', 'Mood'])).toEqual({});
  });

  it('adds what is new and changes the mapped columns of what is there, its organisation stays', () => {
    const { file } = fromRows('services', rows, mapping, ARK_FILE);
    const [ark] = file.organisations;
    expect(file.organisations).toHaveLength(1);
    expect(ark).toMatchObject({ _id: 'ark', description: 'Beds for the night.', published: false });
    expect(ark?.services).toMatchObject([
      {
        type: 'Dinner',
        schedule: {
          Monday: [
            { start: '09:30', end: '10:15' },
            { start: '17:00', end: '18:00' },
          ],
          Tuesday: [],
        },
      },
      { _id: 'lunch', availability: ['For Everyone'] },
    ]);
  });

  it('says of which row a fault is', () => {
    const { file, faults, rows: rowOf } = fromRows('services', rows, mapping, ARK_FILE);
    expect(faults).toEqual([{ row: 2, message: 'There is no organisation called "Nobody".' }]);
    const [fault] = readDirectoryFile(file).faults;
    expect(fault?.path).toMatch(/^organisations\[0\]\.services\[1\]\.schedule\.Monday/);
    expect(rowOf['organisations[0].services[1]']).toBe(3);
  });

  it('changes the phones that it has columns for, and takes several from a cell as they stand', () => {
    const at = (headings: string[], ...cells: string[]) => {
      const mapping = guessMapping('organisations', ['Name', ...headings]);
      const { file } = fromRows('organisations', [['The Ark', ...cells]], mapping, ARK_FILE);
      return readDirectoryFile(file).organisations[0]?.phone;
    };
    expect(at(['Mobile (Out of Hours)'], '07700 900123')).toEqual([
      '',
      '07700900123',
      '01179244604',
    ]);
    expect(at(['Emergency Phone'], '')).toEqual([]);
    expect(at(['Phones'], '0117 496 0123; 07700 900123')).toEqual([
      '01174960123',
      '07700900123',
      '01179244604',
    ]);
    expect(at(['Tel'], '01174960123, 01174960124, 01174960125, 01174960126')).toBeUndefined();
  });

  it('takes away what kept a cell from being a formula', () => {
    const { file } = fromRows(
      'organisations',
      [["'+44 Club", "'tis"]],
      { Name: 0, Description: 1 },
      ARK_FILE,
    );
    expect(file.organisations).toEqual([{ name: '+44 Club', description: "'tis" }]);
  });

  it('tells apart whoever is named alike but for a number or in another script, and guesses at nobody', () => {
    const [ark] = ARK_FILE.organisations;
    const called = (_id: string, name: string) => ({ ...ark, _id, name }) as typeof ark;
    const present = (...names: string[]) =>
      ({
        organisations: names.map((name, n) => called(`o${n}`, name)),
        helplines: [],
      }) as unknown as DirectoryFile;
    const find = (name: string, file: DirectoryFile) => {
      const row = [name, 'Dinner', 'Quay'];
      const { file: found, faults } = fromRows('services', [row], mapping, file);
      return found.organisations[0]?._id ?? faults[0]?.message;
    };
    const routes = present('Route 24', 'Route 25', 'ملجأ', '避难所');
    expect(find('route 25', routes)).toBe('o1');
    expect(find('避难所', routes)).toBe('o3');
    expect(find('1625', routes)).toBe('There is no organisation called "1625".');
    const twins = present('The Ark', 'The Ark');
    expect(find('The Ark', twins)).toBe('Several organisations are called "The Ark". Give its Id.');
    expect(find('o1', twins)).toBe('o1');
  });
});

describe('what a spreadsheet is a list of', () => {
  it.each(SHEETS)('%s, by the headings of our own file', (sheet) => {
    expect(guessSheet(COLUMNS[sheet].map(({ label }) => label))).toBe(sheet);
  });

  it('is guessed by the words of others too, as their columns are', () => {
    const headings = ['Name', 'What we do', 'Where', 'Tel', 'Mail', 'Web'];
    expect(guessSheet(headings)).toBe('organisations');
    expect(guessMapping('organisations', headings)).toEqual({
      Name: 0,
      Description: 1,
      Addresses: 2,
      'Primary Phone': 3,
      Email: 4,
      Website: 5,
    });
    expect(guessSheet(['Provider', 'Venue', 'Mon', 'Tue'])).toBe('services');
    expect(guessSheet(['', '?'])).toBe('services');
  });
});
