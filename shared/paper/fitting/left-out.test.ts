import { expect, test } from 'vitest';
import { leftOutWords } from './left-out.ts';

const always = () => true;
const upTo = (length: number) => (words: string) => words.length <= length;

test('names what has no room, and of one name how many places', () => {
  const out = [{ name: 'Harbour Kitchen' }, { name: 'Council', count: 3 }, { name: 'Council' }];
  expect(leftOutWords(out, always)).toBe('Harbour Kitchen, Council (4 places)');
});

test('counts a place once that is left out at two times', () => {
  const out = ['1 Quay Street', '1 Quay Street', '2 Mill Lane'].map((place) => ({
    name: 'Harbour Kitchen',
    place,
  }));
  expect(leftOutWords(out.slice(0, 2), always)).toBe('Harbour Kitchen');
  expect(leftOutWords(out, always)).toBe('Harbour Kitchen (2 places)');
});

test('counts those whose names have no room, and all where none has', () => {
  const out = ['Ark', 'Bridge', 'Cross'].map((name) => ({ name }));
  expect(leftOutWords(out, upTo(24))).toBe('Ark, Bridge, Cross');
  expect(leftOutWords(out, upTo(20))).toBe('Ark, Bridge, Cross');
  expect(leftOutWords(out, upTo(17))).toBe('3 more places');
  expect(leftOutWords([...out, { name: 'D'.repeat(40) }], upTo(40))).toBe(
    'Ark, Bridge, Cross and 1 more place',
  );
});

test('says the times of a place that stands on the sheet, and counts it as no place more', () => {
  const again = ['10:00–12:00', '18:00–19:00'].map((time) => ({ name: 'Ark', place: 'a', time }));
  expect(leftOutWords(again, always)).toBe('Ark (also 10:00–12:00 and 18:00–19:00)');
  const other = { name: 'Ark', place: 'b' };
  expect(leftOutWords([...again.slice(0, 1), other], always)).toBe(
    'Ark (one place, also 10:00–12:00)',
  );
  expect(leftOutWords([...again, { name: 'Bridge' }], upTo(0))).toBe(
    '1 more place and 2 more times',
  );
});
