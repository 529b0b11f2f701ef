import { describe, expect, it } from 'vitest';
import type { DirectoryFile } from '../directory/directory-export.ts';
import { type Directory, readDirectory } from '../directory/directory-file.ts';
import { fromRows } from './from-rows.ts';
import { guessMapping, guessSheet } from './headings.ts';
import { COLUMNS, SHEETS } from './spreadsheet-columns.ts';
import { toRows } from './to-rows.ts';

const changeOf = (fields: object) => ({
  scope: 'service',
  services: [],
  type: '',
  to: '',
  slots: [],
  reason: '',
  since: '',
  endedAt: '',
  version: 1,
  ...fields,
});

const FILE = {
  organisations: [
    {
      _id: 'ark',
      name: 'The Ark',
      description: 'Beds for the night.',
      addresses: ['1 Quay Street, Bristol', '2 Quay Street, Bristol'],
      phone: ['', '', '01179244604'],
      email: '',
      website: '',
      socialMedias: ['ark', '', 'thearkx'],
      categorisingOrganisations: ['Housing Advice', 'Animals'],
      approved: true,
      published: false,
      services: [
        {
          _id: 'lunch',
          type: 'Lunch',
          subtype: '',
          serviceAddress: '1 Quay Street, Bristol',
          availability: ['For Everyone'],
          schedule: {
            Monday: [
              { start: '09:00', end: '10:00' },
              { start: '22:00', end: '24:00' },
            ],
          },
          note: '',
          published: true,
        },
      ],
      helpline: {
        _id: 'line',
        type: 'General',
        name: 'Night Line',
        description: 'Someone to talk to.',
        phone: '116123',
        email: '',
        website: '',
        onlineWorkingTime: '',
        published: true,
      },
      datedChanges: [
        {
          _id: 'christmas',
          services: ['lunch'],
          kind: 'hours',
          from: '2026-12-24',
          to: '2026-12-26',
          slots: [{ start: '10:00', end: '12:00' }],
          reason: 'Christmas, “as ever”; come early',
          version: 3,
        },
        {
          _id: 'flood',
          scope: 'organisation',
          kind: 'closed',
          from: '2026-11-20',
          since: '2026-11-20T10:00:00.000Z',
          endedAt: '2026-11-21T10:00:00.000Z',
        },
      ].map(changeOf),
    },
  ],
  helplines: [],
  datedChanges: [
    { _id: 'city', scope: 'city', kind: 'check first', from: '2027-01-01', to: '2027-01-01' },
    {
      _id: 'type',
      scope: 'type',
      type: 'Wi-Fi & Computer Access',
      kind: 'closed',
      from: '2027-01-01',
    },
  ].map(changeOf),
} as unknown as DirectoryFile;

const labels = (sheet: (typeof SHEETS)[number]) => COLUMNS[sheet].map(({ label }) => label);
const read = (file: unknown): Directory => readDirectory(file);

it.each(SHEETS)('the rows of %s come back as what they were', (sheet) => {
  const mapping = guessMapping(sheet, labels(sheet));
  const { file, faults } = fromRows(sheet, toRows(sheet, FILE), mapping, FILE);
  expect(faults).toEqual([]);
  const [was, is] = [read(FILE), read(file)];
  expect(is.faults).toEqual([]);
  const list = sheet === 'dated-changes' ? 'changes' : sheet;
  expect(was[list].length).toBeGreaterThan(0);
  expect(is[list]).toEqual(was[list]);
});

describe('a spreadsheet of dated changes', () => {
  const headings = [
    'organisation',
    'for',
    'service ids',
    'what holds',
    'first day',
    'last day',
    'times',
    'reason',
  ];
  const mapping = guessMapping('dated-changes', headings);
  const readRow = (...row: string[]) => {
    const { file, rows, faults } = fromRows('dated-changes', [row], mapping, FILE);
    return { ...read(file), rows, refused: faults };
  };

  it('is known by its headings', () => {
    expect(guessSheet(headings)).toBe('dated-changes');
  });

  it.each([
    [
      [
        'The Ark',
        'services',
        'lunch',
        'Hours',
        '24/12/2026',
        '2026-12-26',
        '10:00-12:00',
        'Christmas',
      ],
      {
        scope: 'service',
        services: ['lunch'],
        organisation: 'ark',
        from: '2026-12-24',
        to: '2026-12-26',
        slots: [{ start: '10:00', end: '12:00' }],
      },
    ],
    [
      ['The Ark', 'All its services', '', 'closed', '2026-12-24', 'Until further notice', '', ''],
      { scope: 'organisation', organisation: 'ark', to: '' },
    ],
    [
      ['', 'every lunch', '', 'check first', '2026-12-24', '2026-12-24', '', ''],
      { scope: 'type', type: 'Lunch', organisation: null },
    ],
    [
      ['', 'The whole city', '', 'closed', '2026-12-24', '2026-12-24', '', ''],
      { scope: 'city', organisation: null },
    ],
  ])('%j is read', (row, change) => {
    expect(readRow(...row)).toMatchObject({ faults: [], refused: [], changes: [change] });
  });

  it.each([
    [
      'an empty last day',
      ['The Ark', 'services', 'lunch', 'closed', '2026-12-24', '', '', ''],
      'to',
    ],
    [
      'a day that there is not',
      ['The Ark', 'services', 'lunch', 'closed', '31/02/2027', '2027-03-01', '', ''],
      'from',
    ],
    [
      'a service of nobody',
      ['The Ark', 'services', 'other', 'closed', '2026-12-24', '2026-12-24', '', ''],
      'services',
    ],
    [
      'a city’s that is somebody’s',
      ['The Ark', 'the whole city', '', 'closed', '2026-12-24', '2026-12-24', '', ''],
      'scope',
    ],
    [
      'no times',
      ['The Ark', 'services', 'lunch', 'hours', '2026-12-24', '2026-12-24', '', ''],
      'slots',
    ],
  ])('%s is refused at its row', (_, row, field) => {
    const { faults, rows, changes } = readRow(...row);
    expect(changes).toEqual([]);
    const [{ path } = { path: '' }] = faults;
    expect(path).toBe(`organisations[0].datedChanges[0].${field}`);
    expect(rows['organisations[0].datedChanges[0]']).toBe(1);
  });
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
    const { file } = fromRows('services', rows, mapping, FILE);
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
    const { file, faults, rows: rowOf } = fromRows('services', rows, mapping, FILE);
    expect(faults).toEqual([{ row: 2, message: 'There is no organisation called "Nobody".' }]);
    const [fault] = read(file).faults;
    expect(fault?.path).toMatch(/^organisations\[0\]\.services\[1\]\.schedule\.Monday/);
    expect(rowOf['organisations[0].services[1]']).toBe(3);
  });

  it('changes the phones that it has columns for, and takes several from a cell as they stand', () => {
    const at = (headings: string[], ...cells: string[]) => {
      const mapping = guessMapping('organisations', ['Name', ...headings]);
      const { file } = fromRows('organisations', [['The Ark', ...cells]], mapping, FILE);
      return read(file).organisations[0]?.phone;
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
      FILE,
    );
    expect(file.organisations).toEqual([{ name: '+44 Club', description: "'tis" }]);
  });

  it('tells apart whoever is named alike but for a number or in another script, and guesses at nobody', () => {
    const [ark] = FILE.organisations;
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

describe('rows without ids about services that share type, subtype and address', () => {
  const [ark] = FILE.organisations;
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
    const { services, faults } = read(converted);
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
    const [{ _id = '' } = {}] = read(present({ ...women, _id: undefined })).services;
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
    const [ark] = FILE.organisations;
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
    const { file, faults } = fromRows('helplines', rows, mapping, FILE);
    expect(file.organisations).toMatchObject([{ helpline: { name: 'Night Line' } }]);
    expect(faults).toEqual([
      { row: 2, message: 'The Ark can have one helpline: row 1 is about it.' },
    ]);
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
