import { describe, expect, it } from 'vitest';
import { readDirectoryFile } from '../../directory/directory-file.ts';
import { guessMapping, guessSheet } from '../headings/headings.ts';
import { ARK_FILE } from '../testing/ark.ts';
import { fromRows } from './from-rows.ts';

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
    const { file, rows, faults } = fromRows('dated-changes', [row], mapping, ARK_FILE);
    return { ...readDirectoryFile(file), rows, refused: faults };
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
