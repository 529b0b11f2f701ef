import { expect, test } from 'vitest';
import { service } from '../../testing/timed.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import { listAsked } from './asked-list.ts';

const NOW = Date.parse('2026-11-20T12:00Z');
const slots = [{ start: '10:00', end: '12:00' }];
const friday = { _id: 'friday', ...service({ ...emptySchedule(), Friday: slots }) };

test('a day is answered at the present, and a date alone as of when the server last spoke', () => {
  expect(listAsked([friday], 'today', NOW, null)).toMatchObject({
    date: '2026-11-20',
    isToday: true,
    over: [{ id: 'friday' }],
  });
  expect(listAsked([friday], 'today', null, NOW)).toBeNull();
  expect(listAsked([friday], '2026-11-20', null, NOW)).toMatchObject({
    isToday: false,
    known: [{ id: 'friday' }],
  });
  expect(listAsked([friday], '2026-11-20', null, null)).toBeNull();
});

test('a date that is over, too far ahead or none at all is refused in words', () => {
  for (const [date, words] of [
    ['2026-11-19', /is over/],
    ['2027-01-20', /is too far ahead/],
    ['2026-02-30', /^There is no such day/],
  ] as const)
    expect(listAsked([friday], date, NOW, null)).toEqual({ refusal: expect.stringMatching(words) });
});
