import { expect, it } from 'vitest';
import { daysInNote } from './note-change.ts';

it.each([
  ['Closed 24 December to 2 January', '2026-11-22', '2026-12-24', '2027-01-02'],
  ['Closed 24 December to 2 January', '2027-01-01', '2026-12-24', '2027-01-02'],
  ['Closed 24 December to 2 January', '2027-01-03', '2027-12-24', '2028-01-02'],
  ['Closed 25 and 28 December', '2026-12-26', '2026-12-28', '2026-12-28'],
  ['Closed on 3 March 2027', '2026-11-22', '2027-03-03', '2027-03-03'],
  ['No lunch on 29 February', '2026-03-01', undefined, undefined],
  ['Closed on 3 March 2026', '2026-11-22', undefined, undefined],
  ['Ring the side bell', '2026-11-22', undefined, undefined],
])('"%s", read on %s, is meant from %s to %s', (note, today, from, to) => {
  expect(daysInNote(note, today)).toEqual(from && { from, to });
});
