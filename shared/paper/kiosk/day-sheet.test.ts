import { expect, it } from 'vitest';
import { needOf } from '../../services/board/needs.ts';
import { listForDate } from '../../services/lists/dated-list.ts';
import type { PublicService } from '../../services/service.ts';
import { paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import type { SheetPage } from '../sheet/sheet.ts';
import { daySheet } from './kiosk-sheet.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const lunch = paperService({
  provider: { _id: 'goose', name: 'The Wild Goose' },
  serviceAddress: '32 Stapleton Road',
  schedule: { ...emptySchedule(), Monday: [{ start: '12:00', end: '14:00' }] },
});
const entriesOf = ({ body }: SheetPage) => (body.kind === 'brief' ? body.entries : []);

it('says of a list for a day which date it is, what is known, what may be, and how many are closed', () => {
  const of = (_id: string, over: Partial<PublicService>) => ({ ...lunch, _id, ...over });
  const lastCheckedAt = '2026-11-20T12:00:00Z';
  const services = [
    of('sure', { lastCheckedAt }),
    of('unsure', { availability: ['Call us on the phone'], lastCheckedAt }),
    of('shut', { schedule: emptySchedule(), unknownDays: ['Sunday'], lastCheckedAt }),
  ];
  const day = { isToday: false, ...listForDate(services, '2026-11-23', NOW) };
  const sheet = daySheet('Lunch', services, day, NOW);
  expect(sheet).toMatchObject({
    title: 'Lunch on Monday 23 November',
    path: '/timetable/Lunch?when=2026-11-23',
    notes: ['Closed that day: 1'],
  });
  expect(entriesOf(sheet)).toMatchObject([
    { id: 'sure', lines: ['For Everyone. 12:00–14:00', '32 Stapleton Road'] },
    {
      id: 'unsure',
      lines: [expect.stringContaining('May be open: call first. 12:00'), '32 Stapleton Road'],
    },
  ]);
  const all = daySheet(null, services, day, NOW);
  expect(all).toMatchObject({ title: 'Open on Monday 23 November', path: '/?when=2026-11-23' });
  expect(entriesOf(all)[0]?.name).toBe('Lunch: The Wild Goose');
  expect(daySheet(needOf('eat') ?? null, services, day, NOW)).toMatchObject({
    title: 'Eat on Monday 23 November',
    path: '/open/eat?when=2026-11-23',
  });
});

it('takes a day need by need in the same way, one need alone too, and what is over last', () => {
  const of = (_id: string, type: PublicService['type']) => ({ ...lunch, _id, type });
  const five = [1, 2, 3, 4, 5];
  const services = [
    ...five.map((at) => of(`toilet ${at}`, 'Toilets')),
    of('shower', 'Showers'),
    of('clothes', 'Clothes'),
    of('breakfast', 'Breakfast'),
    of('lunch', 'Lunch'),
    of('dinner', 'Dinner'),
  ];
  const on = (...ids: string[]) => ids.map((id) => ({ id, words: '10:00–12:00' }));
  const toilets = five.map((at) => `toilet ${at}`);
  const day = {
    date: '2026-11-23',
    isToday: false,
    known: on(...toilets, 'shower', 'lunch'),
    unsure: on('clothes', 'dinner'),
    over: on('breakfast'),
    closed: [],
  };
  const idsOf = (sheet: SheetPage) =>
    entriesOf({ ...sheet, ...sheet.all }).map(({ id }) => String(id));
  expect(idsOf(daySheet(null, services, day, NOW))).toEqual([
    'lunch',
    'shower',
    'dinner',
    'clothes',
    ...toilets,
    'breakfast',
  ]);
  const wash = services.filter(({ type }) => needOf('wash')?.types.includes(type));
  const shown = idsOf(daySheet(needOf('wash') ?? null, wash, day, NOW));
  expect(shown).toEqual(['shower', 'clothes', ...toilets]);
  const type = { ...day, known: on(...toilets), unsure: on(), over: on() };
  expect(idsOf(daySheet('Toilets', wash, type, NOW))).toEqual(toilets);
});
