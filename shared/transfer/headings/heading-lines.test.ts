import { describe, expect, it } from 'vitest';
import { DAYS } from '../../time/schedule.ts';
import { findHeadings, headingLines } from './heading-lines.ts';
import { guessMapping } from './headings.ts';

const TITLES = [['Winter list'], ['Ring Jo if it is wrong']];
const ROW = ['The Ark', 'Lunch', '0117 496 0123', 'us@ark.example'];

describe('headings in two rows', () => {
  const lines = [
    ...TITLES,
    ['', 'What', 'How to get in touch', ''],
    ['Organisation', '', 'Telephone', 'E-mail'],
    ROW,
  ];

  it('are one row of headings, the lower ones where there are any', () => {
    expect(findHeadings(lines)).toBe(2);
    expect(headingLines(lines, 2)).toEqual({
      headings: ['Organisation', 'What', 'Telephone', 'E-mail'],
      below: 4,
    });
  });
});

it('of two rows of headings the upper one counts where the lower is empty or not known', () => {
  const lines = [
    ...TITLES,
    ['ORGANISATION', '', 'SERVICE', 'CONTACT', 'OPENING TIMES', '', '', '', '', 'REMARKS'],
    ['Name', 'Type of org', '', 'Phone no(s)', 'M', 'T', 'W', 'Th', 'F', '(see key)'],
    ['The Ark', 'Charity', 'Lunch', '0117 496 0123', '12-2', '', '12-2', '', '', 'Ring the bell'],
  ];
  expect(findHeadings(lines)).toBe(2);
  const { headings, below } = headingLines(lines, 2);
  expect(below).toBe(4);
  expect(headings.at(-1)).toBe('REMARKS');
  expect(guessMapping('listings', headings)).toEqual({
    Organisation: 0,
    Type: 2,
    'Primary Phone': 3,
    Monday: 4,
    Tuesday: 5,
    Wednesday: 6,
    Thursday: 7,
    Friday: 8,
    Note: 9,
  });
});

it.each([
  ['M T W T F S S', 7],
  ['M Tu W Th F Sa Su', 7],
  ['Mo Tu We Th Fr', 5],
  ['M T W Th F Sat Sun', 7],
  ['M T W T', 0],
  ['T S F', 0],
])('“%s” are the headings of %i days', (letters, count) => {
  const mapping = guessMapping('listings', ['Charity', ...letters.split(' ')]);
  const days = DAYS.filter((day) => mapping[day] !== undefined);
  expect(days).toEqual(DAYS.slice(0, count));
  expect(days.map((day) => mapping[day])).toEqual(days.map((_, at) => at + 1));
});

it('a row below headings is none, however its words are like some', () => {
  const lines = [...TITLES, ['Organisation', 'Service'], ['Open', 'Contact'], ['The Ark', 'Lunch']];
  expect(headingLines(lines, findHeadings(lines))).toEqual({
    headings: ['Organisation', 'Service'],
    below: 3,
  });
});

describe('a column of which no heading tells what it is', () => {
  const headings = ['Name', 'What they do', 'Days', 'Phone / mobile', 'Q4', 'Q5'];
  const rows = [
    ['The Ark', 'food parcels', 'Mon', '0117 496 0123', 'ark.example', 'us@ark.example'],
    ['Dove', 'drop in', 'Tues', '07700 900123', 'www.dove.example/help', 'hi@dove.example'],
  ];

  it('is what its cells look like', () => {
    expect(guessMapping('listings', headings, {}, rows)).toMatchObject({
      Type: 1,
      'Primary Phone': 3,
      Website: 4,
      Email: 5,
    });
  });

  it('stays unknown where its cells are like nothing', () => {
    const odd = rows.map(([name = '']) => [name, 'x1', 'y2', 'z3', 'q4', 'w5']);
    expect(Object.values(guessMapping('listings', headings, {}, odd))).not.toContain(4);
  });
});
