import { expect, test } from 'vitest';
import { paperService } from '../testing/paper-records.ts';
import { shareText, smsHref } from './share-text.ts';

const ADDRESS = 'handbook.example.org/timetable/Lunch';
const messageOf = (text: string, address?: string) =>
  decodeURIComponent(smsHref(text, address).replace('sms:?&body=', ''));

test('a message about a place ends with the address where newer hours stand', () => {
  const text = shareText(paperService({ serviceAddress: '1 High Street, Bristol' }), null);
  expect(messageOf(text, ADDRESS)).toBe(`${text}\n${ADDRESS}`);
});

test('but not where the address alone would make it cost a part more', () => {
  const room = 160 - ADDRESS.length - 1;
  expect(messageOf('a'.repeat(room), ADDRESS)).toContain(ADDRESS);
  expect(messageOf('a'.repeat(room + 1), ADDRESS)).not.toContain(ADDRESS);
  expect(messageOf('a'.repeat(161), ADDRESS)).toContain(ADDRESS);
  expect(messageOf('a'.repeat(300), ADDRESS)).not.toContain(ADDRESS);
});

test('a message has no sign that would make each of its parts hold 70 characters', () => {
  expect(messageOf('10:00–12:00 at St Mungo’s')).toBe("10:00-12:00 at St Mungo's");
});
