import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import type { Schedule } from '../../time/schedule.ts';
import { DAYS } from '../../time/schedule.ts';
import { MINUTE } from '../../time/units.ts';
import { type PublicService, SERVICE_TYPES } from '../service.ts';
import { statusAt } from '../status.ts';
import { boardAt, boardOn } from './board.ts';
import type { BoardRow } from './board-row.ts';
import { ALL_HELP, isBeside } from './needs.ts';
import { listPartsNow } from './shown-board.ts';

const FRIDAY_NOON = Date.parse('2026-11-20T12:00Z');

const listed = (
  _id: string,
  type: PublicService['type'],
  schedule: Partial<Schedule>,
  fields: Partial<PublicService> = {},
) => paperService({ _id, type, schedule: { ...emptySchedule(), ...schedule }, ...fields });

const friday = (start: string, end: string) => ({ Friday: [{ start, end }] });
const always = Object.fromEntries(DAYS.map((day) => [day, [{ start: '00:00', end: '24:00' }]]));
const ids = (rows: readonly BoardRow[]) => rows.map(({ id }) => id);

describe('the board now (Friday noon)', () => {
  test('says until when, from when and on which day', () => {
    const [eat] = boardAt(
      [
        listed('lunch', 'Lunch', friday('11:00', '14:00')),
        listed('dinner', 'Dinner', friday('18:30', '02:00')),
      ],
      FRIDAY_NOON,
    ).needs;
    expect(eat).toMatchObject({
      need: 'eat',
      open: [{ id: 'lunch', when: { before: 'until', time: '2pm', after: '' } }],
      later: [{ id: 'dinner', when: { before: 'from', time: '6:30pm', after: '' } }],
      next: [],
    });
  });

  test('has all needs as one list: the soonest to close first, toilets last', () => {
    const services = [
      listed('toilets', 'Toilets', always),
      listed('health', 'Mental Health', friday('09:00', '17:00')),
      listed('lunch', 'Lunch', friday('11:00', '14:00')),
    ];
    const [all, ...others] = boardAt(services, FRIDAY_NOON, [ALL_HELP]).needs;
    expect(others).toEqual([]);
    expect(ids(all?.open ?? [])).toEqual(['lunch', 'health', 'toilets']);
    const [day] = boardOn(services, '2026-11-27', FRIDAY_NOON, [ALL_HELP]);
    expect(ids(day?.known ?? []).sort()).toEqual(['health', 'lunch', 'toilets']);
  });

  test('says midnight of the day that it ends', () => {
    const late = (start: string, end: string, day: 'Friday' | 'Saturday') =>
      listed('late', 'Lunch', { [day]: [{ start, end }] });
    const [until] = boardAt([late('11:00', '24:00', 'Friday')], FRIDAY_NOON).needs;
    expect(until?.open[0]?.when).toEqual({ before: 'until', time: '12', after: 'midnight' });
    const [from] = boardAt([late('00:00', '02:00', 'Saturday')], FRIDAY_NOON).needs;
    expect(from?.next[0]?.when).toEqual({ before: 'from', time: '12', after: 'midnight' });
  });

  test('leads with what opens next where nothing is open, and never counts nothing', () => {
    const board = boardAt(
      [
        listed('sunday', 'Breakfast', { Sunday: [{ start: '06:30', end: '07:30' }] }),
        listed('saturday', 'Lunch', { Saturday: [{ start: '12:00', end: '13:00' }] }),
      ],
      FRIDAY_NOON,
    );
    expect(board.needs).toMatchObject([
      {
        open: [],
        later: [],
        next: [
          { id: 'saturday', when: { before: 'from', time: '12', after: 'midday tomorrow' } },
          { id: 'sunday', when: { before: 'from', time: '6:30am', after: 'Sunday' } },
        ],
      },
    ]);
  });

  test('says once why to check first, beside who else may not come, of what opens next', () => {
    const [wash] = boardAt(
      [
        listed(
          'booked',
          'Showers',
          { Saturday: [{ start: '10:00', end: '12:00' }] },
          {
            availability: ['Refugees', 'By appointment only'],
          },
        ),
      ],
      FRIDAY_NOON,
    ).needs;
    expect(wash?.next).toMatchObject([
      { who: 'Refugees', advice: 'Check first: by appointment only' },
    ]);
  });

  test('has who may always come before who may not, then the soonest to close, toilets after showers', () => {
    const [wash] = boardAt(
      [
        listed('toilets', 'Toilets', friday('09:00', '13:00')),
        listed('rough', 'Showers', friday('09:00', '13:00'), { availability: ['Refugees'] }),
        listed('always', 'Laundry', always),
        listed('soon', 'Showers', friday('09:00', '15:00')),
      ],
      FRIDAY_NOON,
    ).needs;
    expect(ids(wash?.open ?? [])).toEqual(['soon', 'always', 'rough', 'toilets']);
    expect(wash?.open[1]?.when).toEqual({ before: 'open', time: '24h', after: '' });
    expect(wash?.open[2]?.who).toBe('Refugees');
  });

  test('says why to call first, with the hours where they are known', () => {
    const [health] = boardAt(
      [
        listed('booked', 'Mental Health', friday('09:00', '17:00'), {
          availability: ['By appointment only'],
        }),
        listed('unknown', 'Drugs & Alcohol', {}),
      ],
      FRIDAY_NOON,
    ).needs;
    expect(health).toMatchObject({
      open: [],
      unsure: [
        {
          id: 'booked',
          when: { time: '09:00', after: 'to 17:00' },
          who: '',
          advice: 'Check first: by appointment only',
        },
      ],
      mayBe: [
        {
          id: 'unknown',
          when: { before: 'times', time: '', after: 'not known' },
          advice: 'Call first',
        },
      ],
    });
  });
});

describe('a day on which nothing is sure (Christmas Day, 11am)', () => {
  const CHRISTMAS = Date.parse('2026-12-25T11:00Z');
  const breakfast = listed('breakfast', 'Breakfast', friday('10:00', '12:00'));
  const lunch = listed('lunch', 'Lunch', friday('12:00', '14:00'));
  const over = listed('over', 'Breakfast', friday('08:00', '09:00'));
  const saturday = listed('saturday', 'Lunch', { Saturday: [{ start: '12:00', end: '13:00' }] });

  test('leads with what may be open today before what may be on another day', () => {
    const [eat] = boardAt([saturday, over, lunch, breakfast], CHRISTMAS).needs;
    expect(eat).toMatchObject({ open: [], later: [], mayBe: [] });
    expect(eat?.unsure).toMatchObject([
      { id: 'breakfast', when: { time: '10:00', after: 'to 12:00' } },
      { id: 'lunch', when: { before: 'from', time: '12', after: 'midday' } },
    ]);
    expect(eat?.unsure[0]?.advice).toBe('Check first: today is a bank holiday');
    expect(ids(eat?.next ?? [])).toEqual(['saturday', 'over']);
  });

  test('says so of nothing whose hours are in doubt, and of nothing where something is sure', () => {
    const old = { lastCheckedAt: '2026-01-01T00:00:00Z' };
    const doubtful = [
      listed('old', 'Lunch', friday('10:00', '14:00'), old),
      listed('unknown', 'Lunch', {}),
    ];
    const [none] = boardAt(doubtful, CHRISTMAS).needs;
    expect(none?.unsure).toEqual([]);
    expect(ids(none?.mayBe ?? []).sort()).toEqual(['old', 'unknown']);
    const booked = { availability: ['By appointment only'] };
    const health = [
      listed('sure', 'Mental Health', friday('15:00', '17:00')),
      listed('booked', 'Mental Health', friday('11:00', '17:00'), booked),
    ];
    const [its] = boardAt(health, FRIDAY_NOON).needs;
    expect([its?.later, its?.unsure, its?.mayBe].map((rows) => ids(rows ?? []))).toEqual([
      ['sure'],
      [],
      ['booked'],
    ]);
  });
});

const time = fc
  .integer({ min: 0, max: 1439 })
  .map((at) => new Date(at * MINUTE).toISOString().slice(11, 16));
const anyService = fc
  .record({
    type: fc.constantFrom(...SERVICE_TYPES),
    slots: fc.array(fc.tuple(fc.constantFrom(...DAYS), time, time), { maxLength: 6 }),
    availability: fc.constantFrom('For Everyone', 'Women Only', 'By appointment only'),
  })
  .map(({ type, slots, availability }) => {
    const schedule = emptySchedule();
    for (const [day, start, end] of slots) if (start !== end) schedule[day].push({ start, end });
    return { type, schedule, availability: [availability] };
  });
const anyServices = fc
  .array(anyService, { maxLength: 8 })
  .map((all) => all.map((fields, at) => paperService({ _id: `s${at}`, ...fields })));
const anyInstant = fc
  .integer({ min: 0, max: 60 * 24 * 60 })
  .map((minutes) => FRIDAY_NOON + minutes * MINUTE);

test('whatever the hours, the board has the status of every service, and each once', () => {
  fc.assert(
    fc.property(anyServices, anyInstant, (services, instant) => {
      const { needs } = boardAt(services, instant);
      const group = (name: 'open' | 'later' | 'unsure' | 'next' | 'mayBe') =>
        needs.flatMap((need) => ids(need[name]));
      const all = [
        ...group('open'),
        ...group('later'),
        ...group('unsure'),
        ...group('next'),
        ...group('mayBe'),
      ];
      expect(new Set(all).size).toBe(all.length);
      const open = services.filter((it) => statusAt(it, [], instant).kind === 'open');
      expect(group('open').sort()).toEqual(ids(open.map(({ _id }) => ({ id: _id })) as BoardRow[]));
      for (const need of needs)
        if (need.next.length > 0)
          expect(
            [...need.open, ...need.later].filter(({ type, who }) => !isBeside(type) && !who),
          ).toEqual([]);
    }),
  );
});

test('until a board is out of date, what is open and what opens stays as it says', () => {
  fc.assert(
    fc.property(anyServices, anyInstant, (services, instant) => {
      const shown = boardAt(services, instant);
      const last = boardAt(services, shown.until - MINUTE);
      // The day beside a time comes and goes as the time draws near.
      const times = (rows: readonly BoardRow[]) =>
        rows.map(({ id, when, advice }) => [id, when.before, when.time, advice]);
      const sure = ({ needs }: typeof shown) =>
        needs.map(({ need, open, later }) => [need, times(open), times(later)]);
      expect(shown.until).toBeGreaterThan(instant);
      expect(sure(last)).toEqual(sure(shown));
    }),
  );
});

test('of what may be open, a meal of the morning stands last at night, and each has its number to ring', () => {
  const phone = {
    phone: '01174960123',
    phoneDisplay: '0117 496 0123',
    phoneHref: 'tel:+441174960123',
  };
  const services = [
    listed('breakfast', 'Breakfast', {}),
    listed('round', 'Dinner', {}, { note: 'In the afternoon.' }),
    listed('soup', 'Dinner', {}, { note: 'At night.', ...phone }),
  ];
  const rowsAt = (hours: number) =>
    boardAt(services, FRIDAY_NOON + hours * 60 * MINUTE).needs[0]?.mayBe ?? [];
  expect(ids(rowsAt(-3))).toEqual(['breakfast', 'round', 'soup']);
  expect(ids(rowsAt(10))).toEqual(['soup', 'breakfast', 'round']);
  expect(rowsAt(10)[0]?.call).toEqual({ display: '0117 496 0123', href: 'tel:+441174960123' });
});

test('where only some may come to what is open, it says too what opens next', () => {
  const services = [
    listed('clinic', 'Mental Health', always, { limit: 'For women' }),
    listed('doctor', 'Health & Dental Care', { Saturday: [{ start: '08:00', end: '20:00' }] }),
  ];
  const [health] = boardAt(services, FRIDAY_NOON).needs;
  expect(ids(health?.open ?? [])).toEqual(['clinic']);
  expect(ids(health?.next ?? [])).toEqual(['doctor']);
  if (!health) throw new Error('no need is answered');
  expect(listPartsNow(health).map(({ title }) => title)).toEqual(['Open now', 'Opens next']);
});
