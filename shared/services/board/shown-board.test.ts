import { describe, expect, test } from 'vitest';
import { paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import type { Schedule } from '../../time/schedule.ts';
import type { PublicService } from '../service.ts';
import { boardAt, boardOn } from './board.ts';
import { firstOn, glanceAt, listFirstNow, listPartsNow, partsOn } from './shown-board.ts';

const FRIDAY_NOON = Date.parse('2026-11-20T12:00Z');

const listed = (
  _id: string,
  type: PublicService['type'],
  schedule: Partial<Schedule>,
  fields: Partial<PublicService> = {},
) => paperService({ _id, type, schedule: { ...emptySchedule(), ...schedule }, ...fields });

const friday = (start: string, end: string) => ({ Friday: [{ start, end }] });
const titles = (services: PublicService[]) =>
  boardAt(services, FRIDAY_NOON).needs.flatMap((need) =>
    listPartsNow(need).map(({ title }) => title),
  );
const glance = (services: PublicService[]) =>
  glanceAt(boardAt(services, FRIDAY_NOON).needs).map(({ title, rows }) => [
    title,
    ...rows.map(({ id }) => id),
  ]);

const lunch = listed('lunch', 'Lunch', friday('11:00', '14:00'));
const dinner = listed('dinner', 'Dinner', friday('18:00', '20:00'));
const unknown = listed('unknown', 'Breakfast', {});

describe('the headings of a need', () => {
  test('say what is open now, what opens later today and what may be', () => {
    expect(titles([unknown, dinner, lunch])).toEqual([
      'Open now',
      'Later today',
      'May be open: call first',
    ]);
  });

  test('contain "Open now" where nothing is, and lead to what opens next', () => {
    expect(titles([dinner])).toEqual(['Open now: nothing. Next:']);
    expect(titles([unknown])).toEqual(['Open now: nothing.', 'May be open: call first']);
  });

  test('lead to the next shower where only toilets are open, whatever its day', () => {
    const toilets = ['a', 'b'].map((id) => listed(id, 'Toilets', friday('09:00', '17:00')));
    const late = listed('late', 'Toilets', friday('18:00', '19:00'));
    const monday = { Monday: [{ start: '09:00', end: '10:00' }] };
    const [wash] = boardAt(
      [...toilets, late, listed('shower', 'Showers', monday)],
      FRIDAY_NOON,
    ).needs;
    expect(
      wash && listPartsNow(wash).map(({ title, rows }) => [title, ...rows.map(({ id }) => id)]),
    ).toEqual([
      ['Open now: toilets only. Next:', 'shower'],
      ['Open now', 'a', 'b'],
      ['Later today', 'late'],
    ]);
    expect(wash && listFirstNow(wash, 3)).toMatchObject({
      lead: 'Open now: toilets only. Next:',
      open: [],
      later: [{ id: 'shower' }],
      all: 'Wash: all places',
    });
  });

  test('leave a shower to ring for before the toilets that are open', () => {
    const toilet = listed('toilet', 'Toilets', friday('09:00', '17:00'));
    const ring = listed('ring', 'Showers', {});
    const shower = listed('shower', 'Showers', { Monday: [{ start: '09:00', end: '10:00' }] });
    expect(titles([toilet, ring, shower])).toEqual([
      'Open now: toilets only. Next:',
      'May be open: call first',
      'Open now',
    ]);
  });

  test('do not call nothing what may be open today', () => {
    const booked = listed('booked', 'Showers', friday('09:00', '14:00'), {
      availability: ['By appointment only'],
    });
    expect(titles([booked])).toEqual(['Open now: nothing sure. Next:']);
    expect(glance([booked])).toEqual([['Open now: nothing sure. Next:', 'booked']]);
  });

  test('of toilets alone say that they are open', () => {
    const toilet = listed('toilet', 'Toilets', friday('09:00', '17:00'));
    expect(titles([toilet])).toEqual(['Open now']);
    expect(titles([toilet, listed('unknown', 'Showers', {})])).toEqual([
      'Open now',
      'May be open: call first',
    ]);
  });

  test('of a day name it', () => {
    const day = { date: '2026-11-22', isToday: false };
    const [need] = boardOn([lunch, unknown], day.date, FRIDAY_NOON);
    expect(need && partsOn(need, day).map(({ title }) => title)).toEqual([
      'Open on Sunday 22 November: none is known',
      'May be open: call first',
    ]);
  });
});

describe('the first lines of a need', () => {
  const open = ['a', 'b', 'c', 'd'].map((id) => listed(id, 'Lunch', friday('11:00', '14:00')));

  test('are of what is open, and one of what opens later', () => {
    const [need] = boardAt([...open, dinner], FRIDAY_NOON).needs;
    const first = need && listFirstNow(need, 3);
    expect(first?.open.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(first?.later.map(({ id }) => id)).toEqual(['dinner']);
    expect(first?.all).toBe('All 4 open now');
    expect(first?.lead).toBe('');
  });

  test('of a day lead to all that are open then', () => {
    const [need] = boardOn(open, '2026-11-20', FRIDAY_NOON);
    expect(need && firstOn(need, 3)).toMatchObject({ all: 'All 4 open that day', mayBe: 0 });
    const [none] = boardOn(open, '2026-11-22', FRIDAY_NOON);
    expect(none && firstOn(none, 3)).toMatchObject({
      lead: 'None is known to be open.',
      all: 'Eat: all places',
    });
  });
});

describe('a glance', () => {
  test('has a line for each need, what is open before what opens next', () => {
    const centre = listed('centre', 'Day Centre', { Monday: [{ start: '10:00', end: '12:00' }] });
    expect(glance([centre, lunch, dinner])).toEqual([
      ['Open now', 'lunch'],
      ['Next', 'centre'],
    ]);
    expect(glance([centre])).toEqual([['Open now: nothing. Next:', 'centre']]);
  });

  test('has what opens next by the time, whatever the need', () => {
    const late = listed('late', 'Dinner', friday('19:00', '20:00'));
    const unsure = listed('unsure', 'Laundry', {}, { unknownDays: ['Saturday'] });
    const centre = listed('centre', 'Day Centre', { Saturday: [{ start: '09:00', end: '12:00' }] });
    const nurse = listed('nurse', 'Health & Dental Care', friday('14:00', '15:00'));
    expect(glance([late, unsure, centre, nurse])).toEqual([
      ['Open now: nothing. Next:', 'nurse', 'late', 'centre', 'unsure'],
    ]);
  });

  test('leads with a shower rather than a toilet, with who lets everyone in, and with what stays open', () => {
    const toilet = listed('toilet', 'Toilets', friday('09:00', '17:00'));
    const shower = listed('shower', 'Showers', friday('15:00', '17:00'));
    expect(glance([lunch, toilet, shower])).toEqual([
      ['Open now', 'lunch'],
      ['Next', 'shower'],
    ]);
    const women = listed('women', 'Lunch', friday('11:00', '13:00'), { limit: 'Women only' });
    expect(glance([women, lunch])).toEqual([['Open now', 'lunch']]);
    const closing = listed('closing', 'Lunch', friday('11:00', '12:10'));
    expect(glance([closing, lunch])).toEqual([['Open now', 'lunch']]);
  });

  test('has what may be open today before what is open on another day', () => {
    const booked = { availability: ['By appointment only'] };
    const today = listed('today', 'Mental Health', friday('15:00', '17:00'), booked);
    const monday = listed('monday', 'Mental Health', {
      Monday: [{ start: '09:00', end: '10:00' }],
    });
    const dish = listed('dish', 'Dinner', { Saturday: [{ start: '18:00', end: '19:00' }] });
    expect(glance([dish, monday, today])).toEqual([
      ['Open now: nothing sure. Next:', 'today', 'dish'],
    ]);
  });

  test('has the first of the hours that are to be checked, and not all', () => {
    const slots = [
      { start: '11:00', end: '14:00' },
      { start: '18:00', end: '20:00' },
    ];
    const booked = listed(
      'booked',
      'Showers',
      { Friday: slots },
      {
        availability: ['By appointment only'],
      },
    );
    const [its] = boardAt([booked], FRIDAY_NOON).needs;
    expect(its?.unsure[0]?.when.after).toBe('to 14:00 and 18:00 to 20:00');
    expect(its && glanceAt([its])[0]?.rows[0]?.when).toMatchObject({
      time: '11:00',
      after: 'to 14:00',
    });
  });

  test('says what holds now, and nothing of what is announced', () => {
    const announced = [{ words: 'Closed Thursday 24 December', to: '2026-12-24' }];
    const parts = glanceAt(boardAt([{ ...lunch, announced }], FRIDAY_NOON).needs);
    expect(parts[0]?.rows[0]).not.toHaveProperty('announced');
  });

  test('never says that nothing is open where something is', () => {
    const toilet = listed('toilet', 'Toilets', friday('09:00', '17:00'));
    const shower = listed('shower', 'Showers', friday('15:00', '17:00'));
    expect(glance([toilet, shower])).toEqual([['Open now', 'toilet']]);
    const women = listed('women', 'Lunch', friday('11:00', '14:00'), { limit: 'Women only' });
    expect(glance([women, dinner])).toEqual([['Open now', 'women']]);
  });
});
