import { expect, test } from 'vitest';
import { service } from '../../testing/timed.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import type { Schedule } from '../../time/schedule.ts';
import { groupForDate, listForDate } from './dated-list.ts';

const NOW = Date.parse('2026-11-20T12:00Z');
const of = (schedule: Partial<Schedule>, over = {}) =>
  service({ ...emptySchedule(), ...schedule }, over);
const slots = [{ start: '10:00', end: '12:00' }];
const closed = { kind: 'closed', from: '2026-11-22', to: '2026-11-22', reason: 'flood' } as const;

test('a list for a date has what is known to be open, what may be and why, and what is closed', () => {
  const sunday = of({ Sunday: slots });
  const early = of({ Sunday: [{ start: '08:00', end: '09:00' }] });
  const unknown = of({});
  const everyEvening = of({ Monday: slots }, { unknownDays: ['Sunday'] });
  const byCall = of({ Sunday: slots }, { availability: ['Call us on the phone'] });
  const unchecked = of({ Sunday: slots }, { lastCheckedAt: '' });
  const uncheckedMonday = of({ Monday: slots }, { lastCheckedAt: '' });
  const flooded = of({ Sunday: slots }, { changes: [closed] });
  const all = [sunday, early, unknown, everyEvening, byCall, unchecked, uncheckedMonday, flooded];
  const { known, unsure, closed: shut } = groupForDate(all, '2026-11-22', NOW);
  expect(known).toEqual([early, sunday]);
  expect(unsure.map((it) => it.service)).toEqual([unknown, everyEvening, byCall, unchecked]);
  expect(unsure.map((it) => it.check.why)).toEqual([
    'unknown hours',
    'day unknown',
    'availability',
    'not checked',
  ]);
  expect(shut).toEqual([uncheckedMonday, flooded]);
});

test('today, what still runs from yesterday is open; on another date it is that of the day before', () => {
  const night = of({ Thursday: [{ start: '22:00', end: '13:00' }] });
  expect(groupForDate([night], '2026-11-20', NOW).known).toEqual([night]);
  expect(groupForDate([night], '2026-11-20', NOW + 3_600_000).closed).toEqual([night]);
  expect(groupForDate([night], '2026-11-27', NOW).closed).toEqual([night]);
});

test('the last night of a season that was said to be checked first still runs, and is to be checked first', () => {
  const checked = {
    kind: 'check first',
    from: '2026-11-20',
    to: '',
    reason: 'No heating',
  } as const;
  const changes = [{ ...checked, since: '2026-11-20T01:00:00.000Z' }];
  const seasons = [{ from: '11-01', to: '11-19' }];
  const night = of({ Thursday: [{ start: '22:00', end: '03:00' }] }, { seasons, changes });
  const { known, unsure } = groupForDate([night], '2026-11-20', NOW - 10.5 * 3_600_000);
  expect([known.length, unsure[0]?.check.why]).toEqual([0, 'change']);
});

test('late today, what is over stands apart, also what was to be checked; on another date nothing is over', () => {
  const named = (_id: string, from: string, end: string) => ({
    _id,
    ...of({ Friday: [{ start: from, end }] }),
  });
  const lunch = { ...named('lunch', '12:00', '14:00'), availability: ['Call us on the phone'] };
  const meals = [lunch, named('breakfast', '06:30', '07:30'), named('soup', '21:00', '23:30')];
  const evening = NOW + 10 * 3_600_000;
  expect(listForDate(meals, '2026-11-20', evening)).toMatchObject({
    known: [{ id: 'soup', words: '21:00–23:30' }],
    unsure: [],
    over: [
      { id: 'breakfast', words: '06:30–07:30' },
      { id: 'lunch', words: '12:00–14:00' },
    ],
    closed: [],
  });
  expect(listForDate(meals, '2026-11-27', evening).known[0]?.words).toBe('06:30–07:30');
});

test('what nobody has checked is not said to be over', () => {
  const lunch = of({ Friday: [{ start: '10:00', end: '12:00' }] });
  const old = { ...lunch, lastCheckedAt: '2024-01-01T00:00:00.000Z' };
  const evening = NOW + 4 * 3_600_000;
  expect(groupForDate([lunch], '2026-11-20', evening).over).toEqual([lunch]);
  const unchecked = groupForDate([old], '2026-11-20', evening);
  expect([unchecked.over, unchecked.unsure.length]).toEqual([[], 1]);
});

test('a breakfast whose times nobody knows is over at night; another place of such times may be open', () => {
  const some = { unknownDays: ['Friday'] } as const;
  const breakfast = { _id: 'breakfast', ...of({}, { ...some, type: 'Breakfast' }) };
  const shelter = { _id: 'shelter', ...of({}, some) };
  const night = NOW + 11 * 3_600_000;
  expect(listForDate([breakfast, shelter], '2026-11-20', night)).toMatchObject({
    unsure: [{ id: 'shelter', words: 'Times not known. Call first.' }],
    over: [{ id: 'breakfast', words: 'Times not known' }],
  });
  const morning = listForDate([breakfast, shelter], '2026-11-20', NOW - 3_600_000);
  expect([morning.unsure.length, morning.over]).toEqual([2, []]);
});

test('what still runs from yesterday is not over, whatever hours of today are', () => {
  const night = {
    _id: 'night',
    ...of({
      Thursday: [{ start: '22:00', end: '13:00' }],
      Friday: [{ start: '10:00', end: '11:00' }],
    }),
  };
  expect(listForDate([night], '2026-11-20', NOW).known[0]?.words).toBe('10:00–11:00');
});

test('what was closed from now on is closed, though it ran from yesterday', () => {
  const since = '2026-11-20T11:00:00.000Z';
  const now = { kind: 'closed' as const, from: '2026-11-20', to: '', reason: '', since };
  const night = of({ Thursday: [{ start: '22:00', end: '13:00' }] }, { changes: [now] });
  expect(groupForDate([night], '2026-11-20', NOW).closed).toEqual([night]);
});

test('the list says of each what holds on the date, and leaves nobody out', () => {
  const named = (_id: string, schedule: Partial<Schedule>, over = {}) => ({
    _id,
    ...of(schedule, over),
  });
  const holiday = { Friday: slots };
  const services = [
    named('sure', { Sunday: slots }),
    named('unknown', {}),
    named('no times', { Monday: slots }, { unknownDays: ['Sunday'] }),
    named('by call', { Sunday: slots }, { availability: ['Call us on the phone'] }),
    named('flooded', { Sunday: slots }, { changes: [closed] }),
    named('monday', { Monday: slots }),
  ];
  expect(listForDate(services, '2026-11-22', NOW)).toEqual({
    date: '2026-11-22',
    known: [{ id: 'sure', words: '10:00–12:00' }],
    unsure: [
      { id: 'unknown', words: 'Hours not known. Call first.' },
      { id: 'no times', words: 'Times not known. Call first.' },
      { id: 'by call', words: '10:00–12:00. Check first: call us on the phone' },
    ],
    over: [],
    closed: [
      { id: 'flooded', words: 'Closed: flood' },
      { id: 'monday', words: 'Closed' },
    ],
  });
  expect(listForDate([named('day', holiday)], '2026-12-25', NOW).unsure).toEqual([
    { id: 'day', words: '10:00–12:00. Check first: it is a bank holiday' },
  ]);
  const night = named('night', { Thursday: [{ start: '22:00', end: '13:00' }] });
  expect(listForDate([night], '2026-11-20', NOW).known).toEqual([
    { id: 'night', words: 'Still open' },
  ]);
});
