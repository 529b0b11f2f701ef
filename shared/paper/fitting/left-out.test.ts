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

test('says what each place gives, and of another time what is given then, once where it is the same', () => {
  const [ark, again] = ['10:00–12:00', '18:00–19:00'].map((time) => ({
    name: 'Ark',
    place: 'a',
    time,
    help: ['Lunch'],
  }));
  const shelter = { name: 'Shelter', help: ['Dinner', 'Beds'] };
  const runs = ['b', 'c'].map((place) => ({ name: 'Soup run', place, help: ['Dinner'] }));
  expect(
    leftOutWords(
      [ark, again, shelter, ...runs].flatMap((it) => it ?? []),
      always,
    ),
  ).toBe(
    'Shelter (Dinner, Beds), Soup run (2 places: Dinner), Ark (also Lunch 10:00–12:00 and 18:00–19:00)',
  );
});

test('names a place that has room after one whose name is too long', () => {
  const long = { name: 'L'.repeat(60) };
  expect(leftOutWords([long, { name: 'Ark' }], upTo(30))).toBe('Ark and 1 more place');
});
