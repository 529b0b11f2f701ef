import { expect, test } from 'vitest';
import { emptySchedule } from '../../time/empty-schedule.ts';
import { DAYS, type Schedule } from '../../time/schedule.ts';
import type { Timed } from '../status.ts';
import { soonestClosingFirst } from './closing-order.ts';

const FRIDAY_NOON = Date.parse('2026-11-20T12:00Z');

const service = (schedule: Partial<Schedule>): Timed => ({
  schedule: { ...emptySchedule(), ...schedule },
  availability: ['For Everyone'],
  lastCheckedAt: '2026-11-01T00:00:00.000Z',
});
const friday = (start: string, end: string) => service({ Friday: [{ start, end }] });

test('what closes soonest is named first, what never closes last of those open, the rest as it was', () => {
  const always = service(
    Object.fromEntries(DAYS.map((day) => [day, [{ start: '00:00', end: '24:00' }]])),
  );
  const [unknown, tonight] = [service({}), friday('19:00', '21:00')];
  const [untilTwo, untilOne] = [friday('11:00', '14:00'), friday('09:00', '13:00')];
  expect(soonestClosingFirst([unknown, always, tonight, untilTwo, untilOne], FRIDAY_NOON)).toEqual([
    untilOne,
    untilTwo,
    always,
    unknown,
    tonight,
  ]);
});
