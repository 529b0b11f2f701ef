import { describe, expect, test } from 'vitest';
import type { PublicService } from '../../services/service.ts';
import { paperService } from '../../testing/paper-records.ts';
import { addDays } from '../../time/city-time.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import type { Day, Slot } from '../../time/schedule.ts';
import {
  areaName,
  areasOf,
  explainPrintRefusal,
  subjectOf,
  type TodaysPlace,
  todaySheet,
} from './print-today.ts';
import { placeInARun } from './today-words.ts';

/** A Friday, 9 in the morning. */
const NOW = Date.parse('2026-11-20T09:00:00Z');

const slots = (texts: Partial<Record<Day, string>>) => ({
  ...emptySchedule(),
  ...Object.fromEntries(
    Object.entries(texts).map(([day, text]) => [
      day,
      text.split(', ').map((it): Slot => {
        const [start = '', end = ''] = it.split('-');
        return { start, end };
      }),
    ]),
  ),
});

const at = (texts: Partial<Record<Day, string>>, fields: Partial<PublicService> = {}) =>
  paperService({ schedule: slots(texts), ...fields });

const sheet = (services: PublicService[], date: string | null = null, now = NOW) =>
  todaySheet(date, { services }, now);

const all = ({ places, unsure }: ReturnType<typeof sheet>) => [...places, ...unsure];

const lines = (...args: Parameters<typeof sheet>) =>
  sheet(...args).places.map(
    ({ time, provider, gives }) => `${time} ${gives.map(({ type }) => type).join('+')} ${provider}`,
  );

describe('the day by the hour', () => {
  test('has meals, showers and day centres of this day, the earliest first', () => {
    const services = [
      at({ Friday: '12:00-14:00, 18:00-19:00', Monday: '08:00-09:00' }),
      at({ Friday: '07:30-09:30' }, { type: 'Breakfast' }),
      at({ Friday: '09:00-17:00' }, { type: 'Laundry' }),
    ];
    expect(lines(services)).toEqual([
      '07:30–09:30 Breakfast Harbour Kitchen',
      '12:00–14:00 Lunch Harbour Kitchen',
      '18:00–19:00 Lunch Harbour Kitchen',
    ]);
  });

  test('names a place once for all that it gives at the same time', () => {
    const services = [
      at({ Friday: '10:00-14:00' }, { type: 'Day Centre' }),
      at({ Friday: '10:00-14:00' }),
      at({ Friday: '10:00-14:00' }, { serviceAddress: '2 Quay Street, Bristol' }),
    ];
    expect(lines(services)).toEqual([
      '10:00–14:00 Day Centre+Lunch Harbour Kitchen',
      '10:00–14:00 Lunch Harbour Kitchen',
    ]);
  });

  test('begins with what still runs from the night before, and says All day of what never closes', () => {
    const services = [at({ Thursday: '22:00-02:00' }), at({ Friday: '00:00-24:00' })];
    expect(lines(services)).toEqual([
      'until 02:00 Lunch Harbour Kitchen',
      'All day Lunch Harbour Kitchen',
    ]);
  });

  test('names beds, and how one gets one', () => {
    const [walkIn, ring] = sheet([
      at({ Friday: '20:00-21:00' }, { type: 'Dinner', beds: 'Walk in', note: 'Ring the bell.' }),
      at({ Friday: '22:00-23:00' }, { type: 'Dinner', beds: 'Ring first', bedsFor: 'Women' }),
    ]).places.map((place) => placeInARun(place));
    expect(walkIn).toMatch(/^Dinner, Beds: Harbour Kitchen/);
    expect(walkIn).toContain('Beds for the night: walk in. Ring the bell.');
    expect(ring).toMatch(/^Dinner: Harbour Kitchen/);
    expect(ring).toContain('Beds for the night: ring first. Women.');
  });

  test('says who may come, and before whom to ring', () => {
    const given = (fields: Partial<PublicService>) =>
      all(sheet([at({ Friday: '10:00-12:00' }, fields)]))[0]?.gives[0];
    expect(given({})).toMatchObject({ who: '', check: '' });
    expect(given({ availability: ['Refugee & Asylum Seeker Only'] })).toMatchObject({
      who: 'Refugee & Asylum Seeker Only',
      check: '',
    });
    expect(given({ availability: ['Last Saturday of the Month'] })).toMatchObject({
      who: '',
      check: 'Check first: last Saturday of the Month',
    });
    expect(given({ lastCheckedAt: '' })?.check).toBe('Check first: not checked for 6 months');
  });

  test('says at the end of the note what nobody has checked for three months', () => {
    const given = (lastCheckedAt: string, note = '') =>
      all(sheet([at({ Friday: '10:00-12:00' }, { note, lastCheckedAt })]))[0]?.gives[0];
    expect(given('2026-08-30T09:00:00Z')).toMatchObject({ note: '', check: '' });
    expect(given('2026-07-20T09:00:00Z', 'Ring the bell.')).toMatchObject({
      note: 'Ring the bell. Not checked for 4 months',
      check: '',
    });
    expect(given('2026-05-01T09:00:00Z')).toMatchObject({
      note: '',
      check: 'Check first: not checked for 6 months',
    });
  });
});

describe('what may be open', () => {
  const titles = (services: PublicService[], date: string | null = null) => {
    const { places, unsure, unknown, closed } = sheet(services, date);
    const of = (those: TodaysPlace[]) =>
      those.map(({ time, provider }) => [time, provider].filter(Boolean).join(' '));
    return { places: of(places), unsure: of(unsure), unknown: of(unknown), closed };
  };
  const named = (name: string, fields: Partial<PublicService> = {}) => ({
    ...fields,
    provider: { _id: name, name },
  });

  test('stands apart from what is known to be, and below it what nobody knows the times of', () => {
    const services = [
      paperService(named('No Hours', { note: 'Ring the bell' })),
      at({ Friday: '08:00-09:00' }, named('By Call', { lastCheckedAt: '' })),
      at({ Friday: '10:00-11:00' }, named('Sure')),
      at({ Monday: '10:00-11:00' }, named('Not Today')),
      paperService({ type: 'Toilets' }),
    ];
    expect(titles(services)).toEqual({
      places: ['10:00–11:00 Sure'],
      unsure: ['08:00–09:00 By Call'],
      unknown: ['No Hours'],
      closed: 1,
    });
    const { unsure, unknown } = sheet(services);
    expect([...unsure, ...unknown].map(({ gives }) => gives[0])).toMatchObject([
      { check: 'Check first: not checked for 6 months' },
      { check: '', note: 'Ring the bell' },
    ]);
  });

  test('has a day of unknown times, and everything on a bank holiday', () => {
    const some = at({ Monday: '10:00-11:00' }, named('Some Days', { unknownDays: ['Friday'] }));
    expect(titles([some])).toMatchObject({ unsure: [], unknown: ['Some Days'], closed: 0 });
    const christmas = at({ Friday: '10:00-11:00' }, named('Usual'));
    expect(titles([christmas], '2026-12-25').unsure).toEqual(['10:00–11:00 Usual']);
  });

  test('is not what a change closes: that is counted, a place once', () => {
    const changes = [
      { kind: 'closed' as const, from: '2026-11-20', to: '2026-11-21', reason: 'training' },
    ];
    const closed = at({ Friday: '10:00-11:00' }, { changes });
    expect(titles([closed, { ...closed, _id: 'other' }])).toEqual({
      places: [],
      unsure: [],
      unknown: [],
      closed: 1,
    });
    const open = at({ Friday: '12:00-13:00' });
    expect(titles([closed, open]).closed).toBe(0);
  });

  test('is no evening that ended when a change was made from now', () => {
    const since = '2026-11-20T00:30:00.000Z';
    const changes = [{ kind: 'closed' as const, from: '2026-11-20', to: '', reason: '', since }];
    expect(titles([at({ Thursday: '22:00-02:00' }, { changes })])).toMatchObject({
      places: [],
      closed: 1,
    });
  });
});

describe('which day', () => {
  const ofNextDays = at({ Friday: '10:00-11:00', Saturday: '11:00-12:00' });

  test('is today where no other is asked for, else the one that is', () => {
    expect(sheet([ofNextDays])).toMatchObject({ title: 'Friday 20 November 2026' });
    expect(lines([ofNextDays])).toEqual(['10:00–11:00 Lunch Harbour Kitchen']);
    expect(sheet([ofNextDays], '2027-01-16')).toMatchObject({
      title: 'Saturday 16 January 2027',
      date: '2027-01-16',
    });
    expect(lines([ofNextDays], '2027-01-16')).toEqual(['11:00–12:00 Lunch Harbour Kitchen']);
    expect(sheet([ofNextDays], '2026-12-25').holiday).toBe('Christmas Day');
  });

  test('is any of the next 60; each other one is refused in words', () => {
    for (let ahead = 0; ahead <= 60; ahead++)
      expect(explainPrintRefusal(addDays('2026-11-20', ahead), NOW)).toBe('');
    const choice = 'You can print today, and every day up to Tuesday 19 January 2027.';
    expect(explainPrintRefusal('2026-11-19', NOW)).toBe(
      `Thursday 19 November 2026 is over. ${choice}`,
    );
    expect(explainPrintRefusal('2027-01-20', NOW)).toBe(
      `Wednesday 20 January 2027 is too far ahead. ${choice}`,
    );
  });

  test('is the city’s, whatever the day is in London’s winter or summer night', () => {
    const summer = Date.parse('2026-07-02T23:30:00Z');
    expect(sheet([], null, summer)).toMatchObject({
      date: '2026-07-03',
      title: 'Friday 3 July 2026',
    });
  });

  test('a bank holiday is named; what began on one is to be checked on the morning after', () => {
    expect(sheet([], null, Date.parse('2026-12-25T09:00:00Z')).holiday).toBe('Christmas Day');
    const night = at({ Friday: '22:00-02:00', Sunday: '22:00-02:00' });
    const [place] = sheet([night], '2026-12-29', Date.parse('2026-12-26T09:00:00Z')).places;
    expect(place).toBeUndefined();
    const [boxing] = sheet([night], null, Date.parse('2026-12-26T09:00:00Z')).unsure;
    expect(boxing?.gives[0]?.check).toBe('Check first: it began on a bank holiday');
  });
});

describe('a day that the note names', () => {
  const noted = (texts: Partial<Record<Day, string>>) =>
    at(texts, { note: 'Closed 27 November', checkFirstOn: [{ from: '11-27', to: '11-27' }] });
  const checks = (date: string | null, texts: Partial<Record<Day, string>>, now = NOW) =>
    all(sheet([noted(texts)], date, now)).flatMap(({ gives }) => gives.map(({ check }) => check));

  test('is check first on the sheet of that day, and on no other', () => {
    const days = { Thursday: '10:00-11:00', Friday: '10:00-11:00', Saturday: '10:00-11:00' };
    expect(checks('2026-11-27', days)).toEqual(['Check first: see the note']);
    expect(checks('2026-11-28', days)).toEqual(['']);
    const evening = Date.parse('2026-11-26T20:00:00Z');
    expect(checks(null, days, evening)).toEqual(['']);
  });

  test('keeps what began on it check first on the morning after', () => {
    expect(checks('2026-11-28', { Friday: '22:00-02:00' })).toEqual(['Check first: see the note']);
  });
});

describe('a part of the day', () => {
  const inArea = (serviceAddress: string, fields: Partial<PublicService> = {}) =>
    at({ Friday: '10:00-14:00' }, { serviceAddress, ...fields });
  const services = [
    inArea('1 Quay Street, Bristol, BS1 5AA'),
    inArea('2 Mill Lane, Bristol, BS10 6AA'),
    inArea('3 Hill Road, Bristol, BS2 0AA'),
    inArea('By the ferry, Bristol'),
    at({ Monday: '10:00-14:00' }, { serviceAddress: '4 Quay Street, Bristol, BS1 5AB' }),
  ];
  const addresses = (sheet: ReturnType<typeof todaySheet>) =>
    sheet.places.map(({ address }) => address);

  test('is an area, counted as people count, and those without a postcode are one of their own', () => {
    expect(areasOf(services)).toEqual(['BS1', 'BS2', 'BS10', 'other']);
    expect(areasOf(services).map(areaName).at(-1)).toBe('addresses without a postcode');
  });

  test('has the places of its area and of no other, and counts the closed ones there', () => {
    const sheet = todaySheet(null, { services, area: 'BS1' }, NOW);
    expect(addresses(sheet)).toEqual(['1 Quay Street, Bristol, BS1 5AA']);
    expect(sheet.closed).toBe(1);
  });

  test('leaves no place of the whole day out, and names none twice', () => {
    const parts = areasOf(services).flatMap((area) =>
      addresses(todaySheet(null, { services, area }, NOW)),
    );
    expect(parts.sort()).toEqual(addresses(todaySheet(null, { services }, NOW)).sort());
  });

  test('is a type of help, or one in an area, and says so', () => {
    const toilets = { type: 'Toilets', serviceAddress: '5 Dock Road, Bristol, BS1 5AA' } as const;
    const both = [...services, at({ Friday: '08:00-18:00' }, toilets)];
    const sheet = todaySheet(null, { services: both, types: ['Toilets'], area: 'BS1' }, NOW);
    expect(addresses(sheet)).toEqual(['5 Dock Road, Bristol, BS1 5AA']);
    expect(subjectOf({ type: 'Toilets', area: 'BS1' })).toBe('Toilets in BS1');
    expect(subjectOf({ type: null, area: 'BS1' })).toBe('Food, showers and day centres in BS1');
    expect(subjectOf({ type: null, area: null })).toBe('Food, showers and day centres');
  });
});
