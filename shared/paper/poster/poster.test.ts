import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PublicService } from '../../services/service.ts';
import { paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import type { Schedule } from '../../time/schedule.ts';
import { linesOf } from '../fitting/letters.ts';
import { PAPERS } from '../print-choice.ts';
import { type FittedPoster, fitPoster } from './fit.ts';
import { POSTER_FORMATS } from './format.ts';
import { posterOf } from './poster.ts';

/** A Friday. */
const NOW = Date.parse('2026-11-20T09:00:00Z');
const ABOUT = {
  title: 'Handbook',
  correctOn: 'Correct on Friday 20 November 2026',
  sampleNotice: '',
  notices: [],
  origin: 'https://handbook.test',
};

const slots = [{ start: '10:00', end: '12:00' }];
const on = (schedule: Partial<Schedule>) => ({ ...emptySchedule(), ...schedule });
const place = (name: string, fields: Partial<PublicService> = {}) =>
  paperService({ _id: name, provider: { _id: name, name }, ...fields });
const open = (name: string, fields: Partial<PublicService> = {}) =>
  place(name, { schedule: on({ Monday: slots, Tuesday: slots, Friday: slots }), ...fields });

const lunch = (services: PublicService[]) =>
  posterOf({ type: 'Lunch', date: null }, { services }, NOW);
const namesOf = ({ rows }: { rows: { name: string }[] }) => rows.map(({ name }) => name);
const wordsOf = ({ notes }: FittedPoster) => notes.map(({ lead, text }) => lead + text).join(' ');

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
      `Kitchen (also ${left.slice(0, -1).join(', ')} and ${left.at(-1)})`,
    );
    expect(wordsOf(fitted)).not.toContain('more place');
  });

  test('with nothing on it says so', () => {
    expect(lunch([]).notes).toEqual(['No services found.']);
  });
});

describe('one sheet', () => {
  const names = fc.array(fc.constantFrom('Ark', 'Wide Mmmm Wwww', 'Ω'.repeat(100), 'Q 👋 x'), {
    minLength: 1,
    maxLength: 8,
  });

  test('names or counts every place that it has no room for', () => {
    fc.assert(
      fc.property(fc.array(names, { maxLength: 40 }), fc.constantFrom(...PAPERS), (all, paper) => {
        const services = all.map((words, at) =>
          (at % 4 === 0 ? place : open)(`${at} ${words.join(' ')}`.slice(0, 100)),
        );
        const poster = lunch(services);
        const fitted = fitPoster(poster, paper, ABOUT);
        const shown = new Set(namesOf(fitted));
        const said = wordsOf(fitted);
        const unsaid = services.filter(
          ({ provider: { name } }) => !shown.has(name) && !said.includes(name),
        );
        const counted = /(\d+) more places?\./.exec(said)?.[1] ?? '0';
        expect(Number(counted)).toBe(unsaid.length);
      }),
      { numRuns: 60 },
    );
  });

  test('takes one more place where the names of the others leave it room', () => {
    const rowsOf = (count: number, long: number, paper: (typeof PAPERS)[number]) => {
      const note = 'Hot food and tea. '.repeat(6);
      const services = Array.from({ length: count }, (_, at) =>
        open(`P${at}`, { note: at < long ? note : '' }),
      );
      return fitPoster(lunch(services), paper, ABOUT).rows.length;
    };
    expect([rowsOf(6, 3, 'A4'), rowsOf(7, 1, 'A4'), rowsOf(8, 2, 'A3')]).toEqual([5, 6, 7]);
  });

  test('says how many places of one provider it leaves out', () => {
    const provider = { _id: 'council', name: 'Council' };
    const of = (_: unknown, at: number) =>
      open(`c${at}`, {
        provider,
        schedule: on({ Monday: [{ start: `0${at % 9}:00`, end: '20:00' }] }),
      });
    const poster = lunch(Array.from({ length: 9 }, of));
    const fitted = fitPoster(poster, 'A4', ABOUT);
    const left = poster.rows.length - fitted.rows.length;
    expect(left).toBeGreaterThan(1);
    expect(wordsOf(fitted)).toContain(`Council (${left} places)`);
  });

  test('says where somebody says that it is wrong: by a code where there is room, else where no place loses its own', () => {
    const sheetOf = (count: number, paper: (typeof PAPERS)[number]) =>
      fitPoster(lunch(Array.from({ length: count }, (_, at) => open(`Place ${at}`))), paper, ABOUT);
    const said = 'Something wrong? handbook.test/w';
    for (const paper of PAPERS) {
      const few = sheetOf(2, paper);
      expect(few.wrong).toBe(said);
      expect(few.footer.filter(({ text }) => text.includes(said))).toEqual([]);
      const many = sheetOf(30, paper);
      expect([many.wrong, many.footer.some(({ text }) => text.includes(said))]).toEqual(['', true]);
      // Five lines of foot stand beside the code, and of the larger letters of A3 four.
      expect(many.footer).toHaveLength(paper === 'A4' ? 5 : 4);
    }
  });

  test('of A3 holds more than one of A4', () => {
    const poster = lunch(Array.from({ length: 30 }, (_, at) => open(`Place ${at}`)));
    const [a4, a3] = PAPERS.map((paper) => fitPoster(poster, paper, ABOUT).rows.length);
    expect(a4).toBeGreaterThanOrEqual(5);
    expect(a3).toBeGreaterThan(a4 ?? 0);
  });

  test('is set as its styles are', () => {
    const css = readFileSync('web/print/parts/poster/Poster.module.css', 'utf8');
    for (const paper of PAPERS) {
      const [, rules = ''] =
        new RegExp(`data-page="${paper.toLowerCase()}-poster"\\] \\{([^}]*)`).exec(css) ?? [];
      const format = POSTER_FORMATS[paper];
      for (const name of [
        'title',
        'under',
        'time',
        'group',
        'days',
        'name',
        'text',
        'footer',
        'gap',
      ] as const)
        expect(rules).toContain(`--${name}: ${format[name]}pt;`);
      expect(rules).toContain(`--times: ${Math.round((format.times * 25.4) / 72)}mm;`);
      expect(rules).toContain(`--margin: ${Math.round((format.margin * 25.4) / 72)}mm;`);
      expect(Math.min(format.time, format.group)).toBeGreaterThanOrEqual(40);
      expect(format.title).toBeGreaterThanOrEqual(72);
    }
  });

  test('breaks a text where the next word has no room', () => {
    expect(['', 'aa', 'aa aa', 'W'.repeat(29)].map((text) => linesOf(text, 30, 20))).toEqual([
      0, 1, 2, 18,
    ]);
  });
});
