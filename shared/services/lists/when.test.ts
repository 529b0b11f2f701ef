import { describe, expect, test } from 'vitest';
import { emptySchedule } from '../../time/empty-schedule.ts';
import { DAYS, type Schedule } from '../../time/schedule.ts';
import type { Timed } from '../status.ts';
import { groupByStatus, groupForNow, parseWhen, sortByStatus } from './when.ts';

const FRIDAY_NOON = Date.parse('2026-11-20T12:00Z');

function service(schedule: Partial<Schedule>, availability = ['For Everyone']): Timed {
  return {
    schedule: { ...emptySchedule(), ...schedule },
    availability,
    lastCheckedAt: '2026-11-01T00:00:00.000Z',
  };
}

const fridayLunch = service({ Friday: [{ start: '11:00', end: '14:00' }] });
const fridayNight = service({ Friday: [{ start: '19:00', end: '02:00' }] });
const unknown = service({});

describe('the filter of a list', () => {
  test.each(['now', 'today', 'tomorrow', 'Monday', 'Sunday', '2026-12-25'])('reads %s', (text) => {
    expect(parseWhen(text)).toBe(text);
  });

  test.each([null, '', 'monday', '25 December', '2026-12-25T00:00', '12026-12-25'])(
    'reads %j as any time',
    (text) => {
      expect(parseWhen(text)).toBeNull();
    },
  );
});

describe('what is open now', () => {
  test('lists places open to everyone first, then for some, and check first apart', () => {
    const women = service(fridayLunch.schedule, ['Women Only']);
    const unstated = service(fridayLunch.schedule, []);
    const byCall = service(fridayLunch.schedule, ['Call us on the phone']);
    const all = [women, byCall, unstated, fridayNight, unknown, fridayLunch];
    expect(groupForNow(all, FRIDAY_NOON)).toEqual({
      everyone: [unstated, fridayLunch],
      some: [women],
      later: [fridayNight],
      checkFirst: [byCall, unknown],
      closed: [],
      next: [],
    });
  });

  test('what opens at a known hour comes before what opens on a day whose times nobody knows', () => {
    const unsure = {
      ...service({}),
      schedule: { ...emptySchedule(), Tuesday: fridayLunch.schedule.Friday },
      unknownDays: ['Saturday' as const],
    };
    const monday = service({ Monday: [{ start: '07:30', end: '09:00' }] });
    expect(sortByStatus([unsure, monday], FRIDAY_NOON)).toEqual([monday, unsure]);
  });

  test('what closes soonest comes first, what never closes last', () => {
    const always = service(
      Object.fromEntries(DAYS.map((day) => [day, [{ start: '00:00', end: '24:00' }]])),
    );
    const untilOne = service({ Friday: [{ start: '09:00', end: '13:00' }] });
    expect(groupForNow([always, fridayLunch, untilOne], FRIDAY_NOON).everyone).toEqual([
      untilOne,
      fridayLunch,
      always,
    ]);
  });

  test('what is to be checked later today is not among what opens', () => {
    const byCall = service({ Friday: [{ start: '16:00', end: '17:00' }] }, [
      'Call us on the phone',
    ]);
    expect(groupForNow([byCall], FRIDAY_NOON)).toMatchObject({ later: [], checkFirst: [byCall] });
  });

  test('what opens later today stands by its hour, not in the order given', () => {
    const teaTime = service({ Friday: [{ start: '16:00', end: '17:00' }] });
    expect(groupForNow([fridayNight, teaTime], FRIDAY_NOON).later).toEqual([teaTime, fridayNight]);
  });

  test('where today has nothing more, the three that open next are named', () => {
    const [saturday, sunday, monday, tuesday] = (
      ['Saturday', 'Sunday', 'Monday', 'Tuesday'] as const
    ).map((day) => service({ [day]: [{ start: '18:00', end: '19:00' }] }));
    const closed = [tuesday, sunday, monday, saturday].filter((it) => it !== undefined);
    expect(groupForNow(closed, FRIDAY_NOON).next).toEqual([saturday, sunday, monday]);
    expect(groupForNow([...closed, fridayNight], FRIDAY_NOON).next).toEqual([]);
    expect(groupForNow([...closed, fridayLunch], FRIDAY_NOON).next).toEqual([]);
  });
});

test('one of the three that open next is for everyone, where any is', () => {
  const women = (day: 'Saturday' | 'Sunday', start: string) =>
    service({ [day]: [{ start, end: '23:00' }] }, ['Women Only']);
  const [one, two, three] = [
    women('Saturday', '09:00'),
    women('Saturday', '10:00'),
    women('Sunday', '09:00'),
  ];
  const monday = service({ Monday: [{ start: '18:00', end: '19:00' }] });
  const tuesday = service({ Tuesday: [{ start: '18:00', end: '19:00' }] });
  const next = (...all: Timed[]) => groupForNow(all, FRIDAY_NOON).next;
  expect(next(one, two, three, tuesday, monday)).toEqual([one, two, monday]);
  expect(next(one, monday, two, tuesday)).toEqual([one, two, monday]);
  expect(next(one, two, three)).toEqual([one, two, three]);
});

describe('a list for any time', () => {
  const on = (day: 'Friday' | 'Monday', start: string, end: string, availability?: string[]) =>
    service({ [day]: [{ start, end }] }, availability);

  test('has what is open by when it closes, then what opens by when it does, unknown hours after known', () => {
    const closingLast = on('Friday', '09:00', '17:00');
    const closingFirst = on('Friday', '11:00', '13:00');
    const women = on('Friday', '11:00', '12:30', ['Women Only']);
    const four = on('Friday', '16:00', '17:00');
    const booked = on('Friday', '09:00', '17:00', ['By appointment only']);
    const mondayAtTen = on('Monday', '10:00', '11:00');
    const mondayAtHalfSeven = on('Monday', '07:30', '09:00');
    const all = [
      unknown,
      mondayAtTen,
      booked,
      mondayAtHalfSeven,
      fridayNight,
      four,
      women,
      closingLast,
      closingFirst,
    ];
    expect(sortByStatus(all, FRIDAY_NOON)).toEqual([
      closingFirst,
      closingLast,
      women,
      four,
      fridayNight,
      booked,
      mondayAtHalfSeven,
      mondayAtTen,
      unknown,
    ]);
  });

  test('has a title for each status that a place has, and for no other', () => {
    const booked = on('Friday', '09:00', '17:00', ['By appointment only']);
    const [open, women] = [
      on('Friday', '09:00', '17:00'),
      on('Friday', '09:00', '17:00', ['Women Only']),
    ];
    const monday = on('Monday', '09:00', '17:00');
    const secret = { ...open, addressNotPublic: true as const };
    const all = [unknown, secret, monday, women, booked, open];
    expect(groupByStatus(all, FRIDAY_NOON)).toEqual([
      { title: 'Open now', services: [open] },
      { title: 'Open now for some people', services: [women] },
      { title: 'Check first: these may be open', services: [booked] },
      { title: 'Closed now', services: [monday] },
      { title: 'Hours not known', services: [unknown] },
      { title: 'Address not public', services: [secret] },
    ]);
    expect(groupByStatus([], FRIDAY_NOON)).toEqual([]);
  });

  test('has secret places last, whatever their status', () => {
    const secret = { ...fridayLunch, addressNotPublic: true as const };
    expect(sortByStatus([secret, unknown], FRIDAY_NOON)).toEqual([unknown, secret]);
  });

  test('leaves nobody out: what has no opening in sight is the last', () => {
    const forGood = {
      ...fridayLunch,
      changes: [{ kind: 'closed' as const, from: '2026-11-01', to: '', reason: '' }],
    };
    expect(sortByStatus([forGood, unknown, fridayLunch], FRIDAY_NOON)).toEqual([
      fridayLunch,
      unknown,
      forGood,
    ]);
  });
});
