import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDitto, readDittos } from './dittos.ts';

const MAPPING = { Organisation: 0, Type: 1, Address: 2 };

describe('a mark that points to the cell above', () => {
  it.each([
    '"',
    '”',
    "''",
    'ditto',
    'Ditto.',
    'do',
    'do.',
    '"  "',
    '" " "',
    'as above',
    'As above.',
    'same',
    'same place',
    'see above',
  ])('“%s” is one', (cell) => expect(isDitto(cell)).toBe(true));

  it.each(['', '  ', 'do not ring', 'same day clinic', 'Ask above the shop', '-', 'above'])(
    '“%s” is none',
    (cell) => expect(isDitto(cell)).toBe(false),
  );

  it('is read as that cell, past a title, and the row says so', () => {
    const { rows, asks } = readDittos(
      [
        ['Ark', 'Lunch', '1 Quay Street'],
        ['SOUTH', '', ''],
        ['"', 'Laundry', 'as above'],
      ],
      MAPPING,
      {},
    );
    expect(rows[2]).toEqual(['Ark', 'Laundry', '1 Quay Street']);
    expect(asks.map(({ row, message }) => [row, message])).toEqual([
      [3, 'Read as “Ark”, as in the row above.'],
      [3, 'Read as “1 Quay Street”, as in the row above.'],
    ]);
  });

  it('is asked for below an empty line, where it points to a contact of another organisation', () => {
    const mapping = { Organisation: 0, Type: 1, 'Primary Phone': 2 };
    const rows = [
      ['Ark', 'Lunch', '0117 496 0123'],
      ['Dove', 'ditto', 'as above'],
      ['"', 'Laundry', 'as above'],
    ];
    const asked = (numbers: number[]) =>
      readDittos(rows, mapping, {}, numbers)
        .asks.filter(({ isQuestion }) => isQuestion)
        .map(({ row, label }) => [row, label]);
    expect(asked([2, 3, 4])).toEqual([]);
    expect(asked([2, 4, 5])).toEqual([
      [2, 'Primary Phone'],
      [3, 'Primary Phone'],
    ]);
    expect(asked([2, 3, 5])).toEqual([[3, 'Primary Phone']]);
  });

  it('follows what somebody has written into the cell above', () => {
    const { rows } = readDittos(
      [
        ['Ark', 'Lunch', '?'],
        ['Ark', 'Laundry', 'ditto'],
      ],
      MAPPING,
      { 1: { Address: '2 Quay Street' } },
    );
    expect(rows[1]?.[2]).toBe('2 Quay Street');
  });

  it('stays where nothing stands above, and every other cell always stays', () => {
    const cell = fc.constantFrom('"', 'ditto', 'Ark', 'Lunch', '', '1 Quay Street');
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 8 });
    fc.assert(
      fc.property(table, (cells) => {
        const { rows } = readDittos(cells, MAPPING, {});
        for (const [at, row] of rows.entries())
          for (const [column, text] of row.entries()) {
            const was = cells[at]?.[column] ?? '';
            if (!isDitto(was)) expect(text).toBe(was);
            else if (isDitto(text))
              expect(
                cells
                  .slice(0, at)
                  .every(
                    (above) => isDitto(above[column] ?? '') || above.filter(Boolean).length === 1,
                  ),
              ).toBe(true);
            else expect(cells.slice(0, at).map((above) => above[column])).toContain(text);
          }
      }),
    );
  });
});
