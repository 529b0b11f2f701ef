import { describe, expect, it } from 'vitest';
import type { DirectoryFile } from '../../directory/directory-export.ts';
import { readDirectoryFile } from '../../directory/directory-file.ts';
import { guessMapping } from '../headings/headings.ts';
import { ARK_FILE } from '../testing/ark.ts';
import { fromRows } from './from-rows.ts';

describe('rows without ids about services that share type, subtype and address', () => {
  const [ark] = ARK_FILE.organisations;
  const [lunch] = ark?.services ?? [];
  const session = (_id: string, note: string, start: string) => ({
    ...lunch,
    _id,
    note,
    schedule: { Monday: [{ start, end: '21:00' }] },
  });
  const present = (...services: unknown[]) =>
    ({ organisations: [{ ...ark, services }], helplines: [] }) as unknown as DirectoryFile;
  const mapping = guessMapping('services', ['Organisation', 'Type', 'Address', 'Note', 'Monday']);
  const row = (note: string, monday: string) => [
    'The Ark',
    'Lunch',
    '1 Quay Street, Bristol',
    note,
    monday,
  ];
  const idsOf = (rows: string[][], file: DirectoryFile) => {
    const { file: converted } = fromRows('services', rows, mapping, file);
    const { services, faults } = readDirectoryFile(converted);
    expect(faults).toEqual([]);
    return services.map(({ _id, note }) => [note, _id]);
  };
  const women = session('women', 'Women only', '18:00');
  const mixed = session('mixed', 'Everybody', '19:00');

  it('are each about one of them, whatever their order', () => {
    const rows = [row('Everybody', '19:00-21:00'), row('Women only', '18:00-21:00')];
    expect(idsOf(rows, present(women, mixed))).toEqual([
      ['Everybody', 'mixed'],
      ['Women only', 'women'],
    ]);
  });

  it('are about the one with which they agree most where something is new', () => {
    const rows = [row('Everybody', '12:00-13:00'), row('Women only', '14:00-15:00')];
    expect(idsOf(rows, present(women, mixed))).toEqual([
      ['Everybody', 'mixed'],
      ['Women only', 'women'],
    ]);
  });

  it('add what is one more, and take no id that another row has', () => {
    const rows = [row('One more', '10:00-11:00'), row('Women only', '18:00-21:00')];
    const [{ _id = '' } = {}] = readDirectoryFile(present({ ...women, _id: undefined })).services;
    const ids = idsOf(rows, present({ ...women, _id }));
    expect(ids[1]).toEqual(['Women only', _id]);
    expect(ids[0]?.[1]).not.toBe(_id);
    // Alike in all that they say, they are two still.
    const alike = idsOf([row('', ''), row('', '')], present(women));
    expect(new Set(alike.map(([, id]) => id)).size).toBe(2);
  });
});

describe('rows that share a name', () => {
  it('of organisations are told apart by their first address, else refused', () => {
    const [ark] = ARK_FILE.organisations;
    const present = {
      organisations: [ark, { ...ark, _id: 'ark-2', addresses: ['9 Hill Road, Bristol'] }],
      helplines: [],
    } as unknown as DirectoryFile;
    const rows = [
      ['The Ark', '9 Hill Road, Bristol'],
      ['The Ark', '3 Elsewhere, Bristol'],
    ];
    const mapping = { Name: 0, Addresses: 1 };
    const { file, faults } = fromRows('organisations', rows, mapping, present);
    expect(file.organisations).toMatchObject([{ _id: 'ark-2' }]);
    expect(faults).toEqual([
      { row: 2, message: 'Several organisations are called "The Ark". Give its Id.' },
    ]);
  });

  it('of helplines of one organisation are not both its only one', () => {
    const rows = [
      ['The Ark', 'Night Line', '116123'],
      ['The Ark', 'Day Line', '08001111'],
    ];
    const mapping = { Organisation: 0, Name: 1, Phone: 2 };
    const { file, faults } = fromRows('helplines', rows, mapping, ARK_FILE);
    expect(file.organisations).toMatchObject([{ helpline: { name: 'Night Line' } }]);
    expect(faults).toEqual([
      { row: 2, message: 'The Ark can have one helpline: row 1 is about it.' },
    ]);
  });
});

describe('a row about a service that is there already', () => {
  const [ark] = ARK_FILE.organisations;
  const [lunch] = ark?.services ?? [];
  const irregular = { day: 'Tuesday', week: 'first', start: '10:00', end: '12:00' };
  const stored = { ...lunch, _id: 'one', irregularSlots: [irregular], unknownDays: ['Sunday'] };
  const present = {
    organisations: [{ ...ark, services: [stored] }],
    helplines: [],
  } as unknown as DirectoryFile;
  const headings = (last: string) => ['Organisation', 'Type', 'Address', last];
  const read = (last: string, text: string) => {
    const rows = [['The Ark', 'Lunch', '1 Quay Street, Bristol', text]];
    const { file } = fromRows('services', rows, guessMapping('services', headings(last)), present);
    const { services, faults } = readDirectoryFile(file);
    expect(faults).toEqual([]);
    const [{ irregularSlots, unknownDays, lastCheckedAt } = {}] = services as Partial<
      (typeof services)[number]
    >[];
    return { irregularSlots, unknownDays, lastCheckedAt };
  };

  it('replaces all of its week by a cell of all its times', () => {
    expect(read('Opening times', 'Mon-Fri 9am-5pm')).toMatchObject({
      irregularSlots: [],
      unknownDays: [],
    });
  });

  it('leaves the others of its week alone by a column of one day', () => {
    expect(read('Monday', '09:00-17:00')).toMatchObject({
      irregularSlots: [irregular],
      unknownDays: ['Sunday'],
    });
  });

  it('was checked on the day that a British spreadsheet writes', () => {
    expect(read('Checked', '24/11/2026').lastCheckedAt).toMatch(/^2026-11-24/);
  });
});
