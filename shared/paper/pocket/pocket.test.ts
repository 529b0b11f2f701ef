import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PublicService } from '../../services/service.ts';
import { paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import { BEFORE_BLOCK, heightOfBlock } from './blocks.ts';
import { type FittedPocket, fitPocket } from './fit.ts';
import { POCKET, POCKET_INNER, POCKET_PANELS, panelPlace } from './format.ts';
import { pocketGuide } from './guide.ts';

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
const place = (name: string, fields: Partial<PublicService> = {}) =>
  paperService({ _id: name, provider: { _id: name, name }, ...fields });
const open = (name: string, fields: Partial<PublicService> = {}) =>
  place(name, { schedule: { ...emptySchedule(), Friday: slots }, ...fields });

const guideOf = (services: PublicService[], date: string | null = null) =>
  pocketGuide(date, { services }, NOW);
const rowsOf = (services: PublicService[]) => guideOf(services).parts.flatMap(({ rows }) => rows);
const fitted = (services: PublicService[], about = ABOUT) => fitPocket(guideOf(services), about);
const partsOf = ({ panels }: FittedPocket) =>
  panels.flat().flatMap((block) => (block.kind === 'part' ? [block] : []));
const wordsOf = ({ panels }: FittedPocket) => JSON.stringify(panels);

describe('a day for a pocket', () => {
  test('has food first, and of each kind what is for everybody before what is for some', () => {
    const { parts, closed, date } = guideOf([
      open('Wash', { type: 'Showers' }),
      open('Women', { limit: 'Women only' }),
      open('All'),
      open('Early', { type: 'Breakfast' }),
      place('Shut', { type: 'Laundry', schedule: { ...emptySchedule(), Sunday: slots } }),
    ]);
    expect(date).toBe('2026-11-20');
    expect(parts.map(({ type, rows }) => [type, ...rows.map(({ name }) => name)])).toEqual([
      ['Breakfast', 'Early'],
      ['Lunch', 'All', 'Women'],
      ['Showers', 'Wash'],
    ]);
    expect(closed).toEqual(['Laundry']);
  });

  test('says times without words, and where nobody knows them the number to ring', () => {
    const all = [{ start: '00:00', end: '24:00' }];
    const twice = [...slots, { start: '17:00', end: '19:00' }];
    const rows = rowsOf([
      open('Always', { schedule: { ...emptySchedule(), Friday: all } }),
      open('Twice', { schedule: { ...emptySchedule(), Friday: twice } }),
      place('Unknown'),
    ]);
    const said = rows.map(({ name, times, call }) => [name, times.join(), call]);
    expect(said).toContainEqual(['Always', '24 h', '']);
    expect(said).toContainEqual(['Twice', '10:00–12:00,17:00–19:00', '']);
    expect(said.find(([name]) => name === 'Unknown')).toEqual([
      'Unknown',
      '',
      expect.stringMatching(/^0117/),
    ]);
  });

  test('names beds on its front and beside their place, with how one gets one', () => {
    const services = [open('Shelter', { type: 'Dinner', beds: 'Walk in' })];
    const [row] = rowsOf(services);
    expect(row?.where).toContain('Beds for the night: walk in');
    const [front] = fitted(services).panels;
    expect(JSON.stringify(front)).toContain(
      'Beds for the night: walk in. Shelter (Dinner), 10:00–12:00.',
    );
  });

  test('says in words that a place has no number, and on its back whom to ask', () => {
    const guide = guideOf([place('Ask', { phone: '' }), place('Ring')]);
    const calls = guide.parts.flatMap(({ rows }) => rows.map(({ name, call }) => [name, call]));
    expect(calls).toContainEqual(['Ask', 'No number.']);
    expect(guide.notes.join()).toContain('No phone number: ask at a day centre.');
    expect(guideOf([place('Ring')]).notes.join()).not.toContain('No phone number');
  });

  test('leaves the end of the night before out, and says until when what goes on into the day', () => {
    const night = { start: '19:00', end: '02:00' };
    const [sanctuary, ...others] = rowsOf([
      place('Over', { schedule: { ...emptySchedule(), Thursday: [night] } }),
      place('Sanctuary', { schedule: { ...emptySchedule(), Thursday: [night], Friday: [night] } }),
      place('Shelter', {
        schedule: { ...emptySchedule(), Thursday: [{ start: '21:00', end: '08:00' }] },
      }),
    ]).sort((a, b) => a.name.localeCompare(b.name));
    expect([sanctuary?.name, sanctuary?.times]).toEqual(['Sanctuary', ['19:00–02:00']]);
    expect(others.map(({ name, times }) => [name, ...times])).toEqual([['Shelter', 'until 08:00']]);
  });

  test('has dated changes and bank holidays of its day', () => {
    const closed = {
      kind: 'closed' as const,
      from: '2026-11-20',
      to: '2026-11-20',
      reason: 'flood',
    };
    const { parts, closed: shut } = guideOf([open('Flooded', { changes: [closed] })]);
    expect([parts, shut]).toEqual([[], ['Lunch']]);
    const christmas = guideOf([open('Lunch place')], '2026-12-25');
    expect(christmas.alerts.join()).toMatch(/Christmas Day is a bank holiday/);
    expect(christmas.parts[0]?.rows[0]?.call).toMatch(/^0117.*Check first/);
    expect(christmas.useUntil).toBe('Only for Friday 25 December 2026');
  });

  test('never names what its provider keeps off walls, and says that there is more', () => {
    const sheet = fitted([open('Mixed'), open('Hidden', { offWalls: true })]);
    expect(wordsOf(sheet)).toContain('Mixed');
    expect(wordsOf(sheet)).not.toContain('Hidden');
    expect(wordsOf(sheet)).toContain('Some places are never on sheets like this');
  });

  test('has the team first that answers by day, whenever it is printed, and each with its hours whole', () => {
    const ring = (date: string, now: number) =>
      pocketGuide(date, { services: [] }, now).help.flatMap(({ calls, lines }) =>
        calls.some(({ picture }) => picture === 'sun' || picture === 'moon')
          ? [`${calls[0]?.picture} ${lines.at(-1)?.split('. ').at(-1)}`]
          : [],
      );
    for (const now of [NOW, Date.parse('2026-11-20T00:00:00Z'), Date.parse('2026-11-20T20:00:00Z')])
      expect(ring('2026-11-20', now)).toEqual([
        'sun 09:00–17:00',
        'moon Before 09:00 and from 17:00, all night',
      ]);
    expect(ring('2026-11-21', NOW)).toEqual([
      'moon All day and all night',
      'sun Closed on this day',
    ]);
  });

  test('takes places of one provider with the same times together', () => {
    const provider = { _id: 'council', name: 'Council' };
    const of = (serviceAddress: string) => open(serviceAddress, { provider, serviceAddress });
    const [row, ...others] = rowsOf([
      of('1 Quay Street, Bristol BS1 6AG'),
      of('The Park, Bristol'),
    ]);
    expect(others).toEqual([]);
    expect([row?.where, row?.count]).toEqual(['1 Quay Street, BS1\u00a06AG; The Park', 2]);
  });
});

describe('a sheet', () => {
  test('has 999 and the numbers for the day and the night on its front, which is beside nothing that is turned', () => {
    const [front, ...others] = fitted([open('Lunch place')]).panels;
    const numbers = front?.flatMap((block) =>
      block.kind === 'help' ? block.calls.map(({ picture }) => picture) : [],
    );
    expect(numbers).toEqual(['siren', 'ambulance', 'sun', 'moon']);
    expect(others).toHaveLength(POCKET_PANELS - 1);
    expect(panelPlace(0)).toEqual({ row: 1, column: 0, isTurned: false });
  });

  test('folds so that each panel of the back is behind one of the front', () => {
    // Folded along its long middle, the upper row comes to lie behind the lower, upright.
    const behind = (panel: number) => {
      const { column } = panelPlace(panel);
      return [0, 1, 2, 3].find((front) => panelPlace(front).column === column);
    };
    expect([4, 5, 6, 7].map(behind)).toEqual([3, 2, 1, 0]);
    expect([4, 5, 6, 7].every((panel) => panelPlace(panel).isTurned)).toBe(true);
  });

  const kinds = fc.constantFrom('Breakfast' as const, 'Lunch' as const, 'Toilets' as const);
  const names = fc.constantFrom('Ark', 'Wide Mmmm Wwww Mmmm', 'Ω'.repeat(100), 'Q 👋 x');
  const notice = {
    ...{ _id: 'n', severity: 'Warning' as const, place: 'all', link: '', ends: 'until Monday' },
    words: 'The river is high. '.repeat(10),
  };

  test('shows or counts every place, and no panel has more than it holds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(names, kinds, fc.boolean()), { maxLength: 60 }),
        fc.boolean(),
        (all, hasNotices) => {
          const services = all.map(([name, type, isKnown], at) =>
            (isKnown ? open : place)(`${at} ${name}`.slice(0, 100), { type }),
          );
          const notices = hasNotices ? [notice, notice, notice] : [];
          const sheet = fitted(services, { ...ABOUT, notices: notices as typeof ABOUT.notices });
          const parts = partsOf(sheet);
          const shown = parts.flatMap(({ rows }) => rows.map(({ count }) => count));
          const counted = parts.map(({ more }) => more);
          const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
          expect(sum(shown) + sum(counted)).toBe(services.length);
          expect(sheet.panels).toHaveLength(POCKET_PANELS);
          for (const panel of sheet.panels) {
            const heights = panel.map(heightOfBlock);
            const between = Math.max(0, panel.length - 1) * BEFORE_BLOCK;
            expect(sum(heights) + between).toBeLessThanOrEqual(POCKET_INNER.height + 0.01);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('has a place of each kind before it has a second of any', () => {
    const many = Array.from({ length: 60 }, (_, at) => open(`Lunch ${at}`));
    const parts = partsOf(fitted([...many, open('Loo', { type: 'Toilets' })]));
    expect(parts.find(({ type }) => type === 'Toilets')?.rows).toHaveLength(1);
    expect(parts.at(-2)?.more).toBeGreaterThan(0);
  });

  test('is set in print views in the same sizes', () => {
    const css = readFileSync('web/print/parts/pocket/Pocket.module.css', 'utf8');
    const sizes = { text: 'text', title: 'title', time: 'time', number: 'number', alarm: 'alarm' };
    for (const [name, key] of Object.entries(sizes))
      expect(css).toContain(`--${name}: ${POCKET[key as keyof typeof POCKET]}pt;`);
    expect(css).toContain(`--panel: ${((POCKET.width * 25.4) / 72).toFixed(2)}mm;`);
    expect(css).toContain(`--gutter: ${POCKET.gutter}pt;`);
    expect(css).toContain(`--before: ${POCKET.before}pt;`);
  });
});
