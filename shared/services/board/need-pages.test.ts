import { expect, test } from 'vitest';
import { paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import type { PublicService } from '../service.ts';
import { boardAt, boardOn } from './board.ts';
import { needBoard, needBoardOn, needGlances, needGlancesOn } from './need-pages.ts';
import { firstOn, listFirstNow } from './shown-board.ts';

const FRIDAY_NOON = Date.parse('2026-11-20T12:00Z');

const friday = (_id: string, type: PublicService['type'], start: string, end: string) =>
  paperService({ _id, type, schedule: { ...emptySchedule(), Friday: [{ start, end }] } });

const shower = friday('shower', 'Showers', '15:00', '16:00');
const toilets = ['a', 'b', 'c'].map((id) => friday(id, 'Toilets', '09:00', '17:00'));

test('what is open is parted by need, each with its first lines and how many there are', () => {
  const lunches = ['1', '2', '3'].map((id) => friday(id, 'Lunch', '11:00', '14:00'));
  const glances = needGlances([...lunches, shower], FRIDAY_NOON, 2);
  expect(
    glances.map(({ name, count, lines }) => [name, count, ...lines.map(({ row }) => row.id)]),
  ).toEqual([
    ['Eat', '3 open now', '1', '2'],
    ['Wash', 'See what opens next', 'shower'],
  ]);
  expect(glances[1]?.lines[0]?.isOpen).toBe(false);
});

test('toilets are counted apart from what one washes at, now, on a day and where all of it is led to', () => {
  const showers = ['x', 'y'].map((id) => friday(id, 'Showers', '10:00', '16:00'));
  const open = [...showers, ...toilets];
  expect(needGlances(open, FRIDAY_NOON, 3)[0]?.count).toBe('2 open now');
  const [day] = needGlancesOn(open, '2026-11-27', FRIDAY_NOON, 3);
  expect(day?.count).toBe('Known to be open: 2');
  const [now] = boardAt(open, FRIDAY_NOON).needs;
  expect(now && listFirstNow(now, 3).all).toBe('All 2 open now, and 3 toilets');
  const [on] = boardOn(open, '2026-11-27', FRIDAY_NOON);
  expect(on && firstOn(on, 3).all).toBe('All 2 open that day, and 3 toilets');
  const [only] = boardOn(toilets, '2026-11-27', FRIDAY_NOON);
  expect(only && firstOn(only, 2).all).toBe('All 3 toilets open that day');
  const [one] = boardAt([...showers, ...showers, ...toilets.slice(0, 1)], FRIDAY_NOON).needs;
  expect(one && listFirstNow(one, 3).all).toBe('All 4 open now, and 1 toilet');
  expect(needGlances(toilets, FRIDAY_NOON, 3)[0]?.count).toBe('3 toilets open now');
});

test('toilets are a button of their own where there is something else to wash at', () => {
  const { board, plenty } = needBoard([...toilets, shower], FRIDAY_NOON, 'wash');
  expect(board?.open).toEqual([]);
  expect(board?.later.map(({ id }) => id)).toEqual(['shower']);
  expect(plenty).toEqual([{ type: 'Toilets', open: 3 }]);
});

test('where there are only toilets, they are the list', () => {
  const { board, plenty } = needBoard(toilets, FRIDAY_NOON, 'wash');
  expect(board?.open).toHaveLength(3);
  expect(plenty).toEqual([]);
});

test('where only toilets are open a kiosk says so, and when the next shower opens on another day', () => {
  const monday = paperService({
    _id: 'monday',
    type: 'Showers',
    schedule: { ...emptySchedule(), Monday: [{ start: '09:00', end: '10:00' }] },
  });
  const [glance] = needGlances([...toilets, monday], FRIDAY_NOON, 2);
  expect(glance).toMatchObject({
    count: 'Open now: toilets only.',
    lines: [{ row: { id: 'monday' } }],
  });
  const { board } = needBoard([...toilets, monday], FRIDAY_NOON, 'wash');
  expect(board?.next.map(({ id }) => id)).toEqual(['monday']);
});

test('a need that nobody answers has no board', () => {
  expect(needBoard(toilets, FRIDAY_NOON, 'eat').board).toBeUndefined();
});

test('a day is parted by need too, each with what is known to be open by the hour', () => {
  const services = [
    friday('late', 'Lunch', '12:00', '14:00'),
    friday('early', 'Breakfast', '07:00', '09:00'),
  ];
  const glances = needGlancesOn([...services, ...toilets, shower], '2026-11-27', FRIDAY_NOON, 2);
  expect(
    glances.map(({ name, count, lines }) => [name, count, ...lines.map(({ row }) => row.id)]),
  ).toEqual([
    ['Eat', 'Known to be open: 2', 'early', 'late'],
    ['Wash', 'Known to be open: 1', 'shower'],
  ]);
  expect(glances[0]?.lines[0]?.row.when).toMatchObject({ time: '07:00', after: 'to 09:00' });
  expect(
    needGlancesOn(
      [...toilets, { ...shower, availability: ['Call us on the phone'] }],
      '2026-11-27',
      FRIDAY_NOON,
      2,
    ),
  ).toMatchObject([{ count: 'Known to be open: toilets only', lines: [] }]);
  const [saturday] = needGlancesOn([shower], '2026-11-28', FRIDAY_NOON, 2);
  expect(saturday).toMatchObject({ count: 'Known to be open: none', lines: [] });
});

test('of a day toilets are a button of their own too, with how many are known to be open', () => {
  const { board, plenty } = needBoardOn([...toilets, shower], '2026-11-27', FRIDAY_NOON, 'wash');
  expect(board?.known.map(({ id }) => id)).toEqual(['shower']);
  expect(plenty).toEqual([{ type: 'Toilets', open: 3 }]);
  expect(needBoardOn(toilets, '2026-11-27', FRIDAY_NOON, 'wash').board?.known).toHaveLength(3);
});
