import { expect, test } from 'vitest';
import { paths } from '../../paths/paths.ts';
import { paperAddress } from './address.ts';

test('an address on paper is short, and leads to the page when it is typed', () => {
  const origin = 'https://handbook.example.org';
  expect(paperAddress(origin, paths.home)).toBe('handbook.example.org');
  const path = paths.timetable('Health & Dental Care');
  const typed = paperAddress(origin, path);
  expect(typed).toBe('handbook.example.org/timetable/Health & Dental Care');
  expect(decodeURI(new URL(`https://${typed}`).pathname)).toBe('/timetable/Health & Dental Care');
});

test('a malformed or a searching address stays as it is', () => {
  expect(paperAddress('https://a.test', '/x/%E0%A4%A')).toBe('a.test/x/%E0%A4%A');
  expect(paperAddress('https://a.test', '/search?q=a%26b')).toBe('a.test/search?q=a%26b');
});
