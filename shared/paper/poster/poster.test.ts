import { describe, expect, test } from 'vitest';
import type { PublicService } from '../../services/service.ts';
import { ABOUT, lunch, NOW, namesOf, on, open, place, slots, wordsOf } from '../testing/posters.ts';
import { fitPoster } from './fit.ts';
import { posterOf } from './poster.ts';

describe('a poster of one type', () => {
  test('has the days of each time, places for everybody first, and then those that open first', () => {
    const early = [{ start: '06:30', end: '07:30' }];
    const { title, rows, useUntil } = lunch([
      open('Later'),
      open('Women', { limit: 'Women only', schedule: on({ Monday: early }) }),
      open('Early', { schedule: on({ Monday: early, Sunday: slots }) }),
    ]);
    expect([title, useUntil]).toEqual(['Lunch', 'Take down after Friday 27 November 2026']);
    expect(rows.map(({ name, times }) => [name, ...times])).toEqual([
      [
        'Early',
        { slots: ['06:30–07:30'], days: 'Monday' },
        { slots: ['10:00–12:00'], days: 'Sunday' },
      ],
      ['Later', { slots: ['10:00–12:00'], days: 'Monday, Tuesday and Friday' }],
      ['Women', { slots: ['06:30–07:30'], days: 'Monday' }],
    ]);
    expect(rows[2]?.lines).toContainEqual({ text: 'Women only', isBold: true });
    expect(rows[1]?.lines).toContainEqual({
      text: 'Everyone. 0117\u00a0924\u00a04604',
      isBold: false,
    });
  });

  test('says what nobody has checked for three months, and from six on to check it first', () => {
    const linesSaid = (lastCheckedAt: string) =>
      lunch([open('Old', { lastCheckedAt })]).rows[0]?.lines.map(({ text }) => text);
    expect(linesSaid('2026-11-01T00:00:00Z')).toHaveLength(2);
    expect(linesSaid('2026-07-20T00:00:00Z')).toContain('Not checked for 4 months');
    expect(linesSaid('2026-05-01T00:00:00Z')).toContain('Check first: not checked for 6 months');
  });

  test('says dated changes in bold, and names what is closed or has no times', () => {
    const closed = { kind: 'closed' as const, from: '2026-11-01', to: '', reason: 'flood' };
    const poster = lunch([
      open('Changed', {
        changes: [{ ...closed, from: '2026-11-25', to: '2026-11-26' }],
        announced: [{ words: 'Closed 25 and 26 November: flood', to: '2026-11-26' }],
      }),
      open('Flooded', { changes: [closed] }),
      place('Unknown'),
    ]);
    expect(namesOf(poster)).toEqual(['Changed']);
    const bold = poster.rows[0]?.lines.filter(({ isBold }) => isBold).map(({ text }) => text);
    expect(bold?.join()).toMatch(/^Closed 25 and 26 November/);
    expect(poster.lists.map(({ lead, entries }) => [lead, entries[0]?.name])).toEqual([
      ['Hours not known. Call first:', 'Unknown'],
      ['Closed for now:', 'Flooded'],
    ]);
    // The day before the change.
    expect(poster.useUntil).toBe('Take down after Tuesday 24 November 2026');
  });

  test('tells nobody to call where no number is listed', () => {
    const [list] = lunch([open('Open'), place('Ring'), place('Ask', { phone: '' })]).lists;
    expect(list?.lead).toBe('Hours not known:');
    const says = list?.entries.map(({ text }) =>
      text.includes('No phone number: ask at a day centre'),
    );
    expect(says).toEqual([false, true]);
  });

  test('takes places of one provider with the same times together, and leaves the city unsaid', () => {
    const provider = { _id: 'council', name: 'Council' };
    const of = (serviceAddress: string) => open(serviceAddress, { provider, serviceAddress });
    const { rows } = lunch([of('1 Quay Street, Bristol BS1 6AG'), of('The Park, Bristol')]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.lines[0]?.text).toBe('1 Quay Street, BS1\u00a06AG; The Park');
  });

  test('never names what its provider keeps off walls, and says that there is more', () => {
    const services = [open('Mixed'), open('Hidden', { offWalls: true })];
    const poster = lunch(services);
    expect(namesOf(poster)).toEqual(['Mixed']);
    expect(JSON.stringify(poster)).not.toContain('Hidden');
    expect(poster.notes).toEqual([
      'Some places are never on posters. Ask here, or see the page below.',
    ]);
    const day = posterOf({ type: null, date: null }, { services }, NOW);
    expect(namesOf(day)).toEqual(['Mixed']);
    expect(JSON.stringify(day)).not.toContain('Hidden');
  });
});

describe('a poster of one day', () => {
  test('has what is open then, and hangs until its end', () => {
    const services = [open('Lunch place'), open('Shut', { schedule: on({ Sunday: slots }) })];
    const day = posterOf({ type: null, date: '2026-11-23' }, { services }, NOW);
    expect([day.title, day.under, day.path]).toEqual([
      'Monday',
      '23 November 2026',
      '/?when=2026-11-23',
    ]);
    expect(day.useUntil).toBe('Take down after Monday 23 November 2026');
    expect(day.rows[0]?.times).toEqual([{ slots: ['10:00–12:00'], days: 'Lunch' }]);
    expect(day.notes).toEqual(['1 more place is closed on this day.']);
  });

  test('says a bank holiday before all, and of one type only that', () => {
    const friday = { schedule: on({ Friday: slots }) };
    const services = [open('Lunch place', friday), open('Wash', { ...friday, type: 'Showers' })];
    const day = posterOf({ type: 'Lunch', date: '2026-12-25' }, { services }, NOW);
    expect(day.alerts.join()).toMatch(/Christmas Day is a bank holiday/);
    expect([day.title, day.under]).toEqual(['Lunch', 'Friday 25 December 2026']);
    expect(day.rows).toEqual([]);
    expect(day.unsure.map(({ name, times }) => [name, ...times])).toEqual([
      ['Lunch place', { slots: ['10:00–12:00'], days: '', warning: 'May be closed.' }],
    ]);
    expect(day.alerts.join()).toContain('No place is known to be open on this day.');
  });

  test('has what may be open below what is, with its heading, and gives no room to a heading alone', () => {
    const friday = { schedule: on({ Friday: slots }) };
    const sure = place('Sure', {
      changes: [
        { kind: 'as usual' as const, from: '2026-12-25', to: '2026-12-25', reason: '' },
      ] as PublicService['changes'],
      ...friday,
    });
    const all = [place('Maybe', friday), sure];
    const day = posterOf({ type: 'Lunch', date: '2026-12-25' }, { services: all }, NOW);
    expect([day.rows, day.unsure].map((rows) => rows.map(({ name }) => name))).toEqual([
      ['Sure'],
      ['Maybe'],
    ]);
    expect(day.rows[0]?.times[0]?.warning).toBeUndefined();
    expect(day.alerts.join()).not.toContain('No place');
    const many = Array.from({ length: 30 }, (_, at) => ({
      ...sure,
      _id: `s${at}`,
      provider: { _id: `s${at}`, name: `Sure ${at}` },
    }));
    const full = posterOf(
      { type: 'Lunch', date: '2026-12-25' },
      { services: [...all, ...many] },
      NOW,
    );
    const { rows, unsure } = fitPoster(full, 'A4', ABOUT);
    expect([rows.length > 4, unsure]).toEqual([true, []]);
  });

  test('has the first place of each kind of help before the second of any', () => {
    const at = (name: string, type: PublicService['type'], start: string) =>
      place(name, {
        type,
        schedule: on({ Friday: [{ start, end: '22:00' }] }),
      });
    const services = [
      ...Array.from({ length: 9 }, (_, index) => at(`Morning ${index}`, 'Breakfast', '07:00')),
      at('Evening', 'Dinner', '19:00'),
      at('Wash', 'Showers', '18:00'),
      ...Array.from({ length: 9 }, (_, index) => place(`Unknown ${index}`)),
    ];
    const day = posterOf({ type: null, date: '2026-11-20' }, { services }, NOW);
    const names = namesOf(fitPoster(day, 'A4', ABOUT));
    expect(names.slice(-2)).toEqual(['Wash', 'Evening']);
    expect(names[0]).toBe('Morning 0');
  });

  test('says which times it leaves out of a place that it has, and counts no place twice', () => {
    const hours = Array.from({ length: 9 }, (_, index) => ({
      start: `1${index}:00`,
      end: `1${index}:30`,
    }));
    const services = [place('Kitchen', { schedule: on({ Friday: hours }) })];
    const day = posterOf({ type: null, date: '2026-11-20' }, { services }, NOW);
    const fitted = fitPoster(day, 'A4', ABOUT);
    const shown = fitted.rows.length;
    expect(shown).toBeGreaterThan(1);
    const left = hours.slice(shown).map(({ start, end }) => `${start}–${end}`);
    expect(wordsOf(fitted)).toContain(
      `Kitchen (also Lunch ${left.slice(0, -1).join(', ')} and ${left.at(-1)})`,
    );
    expect(wordsOf(fitted)).not.toContain('more place');
  });

  test('with nothing on it says so', () => {
    expect(lunch([]).notes).toEqual(['No services found.']);
  });
});
