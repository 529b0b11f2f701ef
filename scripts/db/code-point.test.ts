import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromGrid, postcodeStatements, readCodePoint } from './code-point.ts';

const NOW = '2026-11-23T12:00:00.000Z';
const read = (...texts: string[]) =>
  readCodePoint(
    texts.map((text, at) => ({ name: `${at}.csv`, text })),
    NOW,
  );

it('the grid becomes degrees to ten metres, by the example of the Ordnance Survey', () => {
  const [north, east] = fromGrid(651_409.903, 313_177.27);
  expect(north).toBeCloseTo(52.658, 3);
  expect(east).toBeCloseTo(1.7161, 3);
});

it('reads the ten columns of Code-Point Open, of several areas, and the three that ship', () => {
  const ten = `"BS1 4DJ",10,358400,172600,"E92000001","E19000002","E18000010","","E06000023","E05010892"
"BS1 4DL",90,0,0,"E92000001","","","","",""`;
  const three = 'postcode,easting,northing\nBA1 1AA,375000,164700\r\nBA11AB,375100,164800\n';
  const { rows, count, faults } = read(ten, three);
  expect(faults).toEqual([]);
  expect(count).toBe(3);
  expect(
    rows.map(({ begins, points }) => [begins, Object.keys(JSON.parse(String(points)))]),
  ).toEqual([
    ['BS1 4D', ['J']],
    ['BA1 1A', ['A', 'B']],
  ]);
});

it('names the lines that are no postcode', () => {
  const { faults, count } = read(
    'BS1 4DJ,358400,172600\nhello\nBS1 4DK,-5,172600\n"BS1 4DL",10,358400,172600',
  );
  expect(count).toBe(1);
  expect(faults).toHaveLength(3);
  expect(faults[0]).toBe('0.csv, line 2: "hello"');
});

it('has every postcode of the file that ships, in a few statements', () => {
  const text = readFileSync('data/postcodes-bs.csv', 'utf8');
  const { rows, count, faults } = read(text);
  expect(faults).toEqual([]);
  expect(count).toBe(text.trim().split('\n').length - 1);
  expect(postcodeStatements(rows, NOW).length).toBeLessThan(20);
  for (const { latitude, longitude } of rows) {
    expect(Number(latitude)).toBeGreaterThan(51);
    expect(Number(longitude)).toBeLessThan(-2);
  }
});
