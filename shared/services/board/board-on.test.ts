import { expect, test } from 'vitest';
import { paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import type { Schedule } from '../../time/schedule.ts';
import { MINUTE } from '../../time/units.ts';
import type { PublicService } from '../service.ts';
import { boardOn, type NeedOn } from './board.ts';
import { partsOn } from './shown-board.ts';

const FRIDAY_NOON = Date.parse('2026-11-20T12:00Z');

const listed = (_id: string, type: PublicService['type'], schedule: Partial<Schedule>) =>
  paperService({ _id, type, schedule: { ...emptySchedule(), ...schedule } });

const friday = (start: string, end: string) => ({ Friday: [{ start, end }] });

test('a date lists what is known by the hour, what may be, and counts what is closed', () => {
  const services = [
    listed('late', 'Lunch', { Sunday: [{ start: '12:00', end: '14:00' }] }),
    listed('early', 'Breakfast', {
      Sunday: [
        { start: '08:00', end: '09:00' },
        { start: '16:00', end: '17:00' },
      ],
    }),
    listed('unknown', 'Dinner', {}),
    listed('closed', 'Dinner', friday('10:00', '12:00')),
  ];
  expect(boardOn(services, '2026-11-22', FRIDAY_NOON)).toMatchObject([
    {
      need: 'eat',
      known: [
        { id: 'early', when: { time: '08:00', after: 'to 09:00 and 16:00 to 17:00' } },
        { id: 'late', when: { time: '12:00', after: 'to 14:00' } },
      ],
      mayBe: [{ id: 'unknown', advice: 'Call first' }],
      closed: 1,
    },
  ]);
});

test('late today, meals that are over stand apart from those to come', () => {
  const services = [
    listed('lunch', 'Lunch', friday('12:00', '13:00')),
    listed('soup', 'Dinner', friday('21:00', '23:00')),
  ];
  const evening = FRIDAY_NOON + 10 * 60 * MINUTE;
  const [its] = boardOn(services, '2026-11-20', evening);
  expect(its?.known).toMatchObject([{ id: 'soup' }]);
  expect(its?.over).toMatchObject([{ id: 'lunch', when: { time: '12:00', after: 'to 13:00' } }]);
  const parts = partsOn(its as NeedOn, { date: '2026-11-20', isToday: true });
  expect(parts.map(({ title, rows }) => [title, rows.map(({ id }) => id)])).toEqual([
    ['Open today, Friday 20 November', ['soup']],
    ['Over for today', ['lunch']],
  ]);
});
