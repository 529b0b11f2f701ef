import { describe, expect, test } from 'vitest';
import type { PublicService, ServiceType } from '../../services/service.ts';
import { paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import type { Look } from '../print-choice.ts';
import { todaySheet } from '../today/print-today.ts';
import { fitDayPaper, isOnePage, layOutWholeDay } from './fit.ts';

/** A Friday, 9 in the morning. */
const NOW = Date.parse('2026-11-20T09:00:00Z');

const openAt = (start: string, end: string, fields: Partial<PublicService> = {}) =>
  paperService({ schedule: { ...emptySchedule(), Friday: [{ start, end }] }, ...fields });

/** So many places of a type, each of its own name. */
const many = (count: number, type: ServiceType, start = '12:00', end = '14:00', more = {}) =>
  Array.from({ length: count }, (_, at) => {
    const name = `${type} Kitchen ${at + 1}`;
    return openAt(start, end, { type, provider: { _id: name, name }, ...more });
  });

const about = (look: Partial<Look> = {}) => ({
  look: { size: 'clear', paper: 'A4', ...look } as Look,
  title: 'Friday 20 November 2026',
  subject: 'Food, showers and day centres',
  front: {
    correctOn: 'Correct on Friday 20 November 2026',
    useUntil: 'Take down after Friday 20 November 2026',
    sampleNotice: '',
    notices: [],
  },
  origin: 'https://handbook.test',
  path: '/print/today',
});

const fitDay = (services: PublicService[], { look = {}, minute = 0 } = {}) => {
  const day = todaySheet(null, { services }, NOW);
  const { sheet, notes } = fitDayPaper(day, about(look), minute);
  const isWhole = isOnePage(day, about(look));
  const all = [...sheet.places, ...sheet.unsure, ...sheet.unknown];
  return { day, notes, isWhole, names: all.map(({ provider }) => provider), all };
};

/** How many places a note names, and how many more it counts. */
function countMissed(note: string) {
  const names = note.match(/Kitchen \d+/g)?.length ?? 0;
  const more = Number(/(\d+) more places?/.exec(note)?.[1] ?? 0);
  return { names, more };
}

describe('a day on one page', () => {
  test('is all of the day where that has room, as the whole says it', () => {
    const { day, isWhole, names, notes } = fitDay([...many(4, 'Lunch'), openAt('08:00', '09:00')]);
    expect(isWhole).toBe(true);
    expect(names).toHaveLength(5);
    expect(notes).toEqual(layOutWholeDay(day).notes);
  });

  test('names what has no room or counts it, so that nothing is lost in silence', () => {
    const { names, notes, isWhole } = fitDay(many(60, 'Lunch'));
    const [note = ''] = notes;
    const missed = countMissed(note);
    expect(isWhole).toBe(false);
    expect(names.length).toBeGreaterThan(8);
    expect(missed.names).toBeGreaterThan(2);
    expect(names.length + missed.names + missed.more).toBe(60);
    expect(note).toMatch(/^Not on this page: .*\. See the address above, or ask here\.$/);
  });

  test('holds fewer places in larger letters, and more on larger paper', () => {
    const services = many(200, 'Lunch');
    const [large = 0, clear = 0, wide = 0] = [{ size: 'large' }, {}, { paper: 'A3' }].map(
      (look) => fitDay(services, { look: look as Partial<Look> }).names.length,
    );
    expect(large).toBeGreaterThan(2);
    expect(clear).toBeGreaterThan(large);
    expect(wide).toBeGreaterThan(clear);
  });

  test('has of each kind of help the first before the second of any, by the hour', () => {
    const services = [
      ...many(40, 'Breakfast', '08:00', '09:00'),
      ...many(3, 'Dinner', '18:00', '19:00'),
      ...many(1, 'Showers', '10:00', '11:00'),
    ];
    const { all } = fitDay(services);
    const kinds = all.map(({ gives }) => gives[0]?.type);
    expect(kinds.filter((it) => it === 'Dinner')).toHaveLength(3);
    expect(kinds.filter((it) => it === 'Showers')).toHaveLength(1);
    expect(kinds.filter((it) => it === 'Breakfast').length).toBeGreaterThan(3);
    const times = all.map(({ time }) => time);
    expect(times).toEqual([...times].sort());
  });

  test('has places for everybody before those for some, and what is open before what may be', () => {
    const some = many(40, 'Lunch', '08:00', '09:00', { availability: ['Women Only'] });
    const [everyone] = many(1, 'Lunch', '16:00', '17:00').map((it) => ({
      ...it,
      provider: { _id: 'all', name: 'For All' },
    }));
    const maybe = many(40, 'Dinner', '07:00', '08:00', { lastCheckedAt: '' });
    const { names } = fitDay([...some, ...maybe, everyone as PublicService]);
    expect(names).toContain('For All');
    expect(names.filter((it) => it.startsWith('Dinner'))).toEqual([]);
  });

  test('leaves out first what is over, and says how much that is', () => {
    const services = [
      ...many(40, 'Breakfast', '06:00', '07:00'),
      ...many(5, 'Dinner', '18:00', '19:00'),
    ];
    const { names, notes } = fitDay(services, { minute: 9 * 60 });
    expect(names.filter((it) => it.startsWith('Dinner'))).toHaveLength(5);
    const breakfasts = names.length - 5;
    expect(notes).toContain(`${40 - breakfasts} times are over for today.`);
    expect(notes.join()).not.toContain('Not on this page');
  });

  test('counts the times that it leaves out of a place that it shows, and not the place', () => {
    const twice = many(60, 'Lunch').map((it) => ({
      ...it,
      provider: { _id: 'one', name: 'One Kitchen' },
      schedule: {
        ...emptySchedule(),
        Friday: Array.from({ length: 40 }, (_, at) => ({
          start: `10:${10 + at}`,
          end: `11:${10 + at}`,
        })),
      },
    }));
    // It stands on the page, with as many of its times as have room.
    const { notes, names } = fitDay(twice.slice(0, 1));
    expect(notes).toEqual([
      `Not on this page: ${40 - names.length} more times. See the address above, or ask here.`,
    ]);
  });
});
