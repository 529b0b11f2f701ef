import { expect, test } from 'vitest';
import { paperService } from '../../testing/paper-records.ts';
import { checkedSections, timetableSheet } from './checked.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const place = (id: string, lastCheckedAt: string) =>
  paperService({ _id: id, provider: { _id: id, name: id }, lastCheckedAt });

test('a sheet says once when its places were checked where all say the same', () => {
  const services = ['a', 'b'].map((id) => place(id, '2026-11-03T10:00:00Z'));
  const sheet = timetableSheet('Lunch', services, NOW);
  expect(sheet.checked).toBe('All places here: checked 3 Nov 2026.');
  expect(sheet.rows.map(({ checked }) => checked)).toEqual([undefined, undefined]);
});

test('a sheet says of each place when it was checked: the date, from 90 days on plainly, and nothing where check first says it', () => {
  const services = [
    place('new', '2026-11-03T10:00:00Z'),
    place('old', '2026-08-01T10:00:00Z'),
    place('older', '2026-01-01T10:00:00Z'),
    place('never', ''),
  ];
  const words = ['Checked 3 Nov 2026', 'Not checked for 3 months', '', ''];
  const sheet = timetableSheet('Lunch', services, NOW);
  expect(sheet.checked).toBeUndefined();
  expect(sheet.rows.map(({ checked }) => checked)).toEqual(words);
  expect(sheet.rows[2]?.check).toMatch(/^Check first: not checked for/);
  const [section] = checkedSections(services, NOW);
  expect(section?.rows.map(({ checked }) => checked)).toEqual(words);
});
