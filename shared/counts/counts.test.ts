import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Counted,
  dailyCounts,
  FEWEST,
  monthsUntil,
  publicCounts,
  timesWords,
} from './counts.ts';
import { groupOfKind, kindOfRoute, labelOfKind, PAGE_KINDS } from './page-kinds.ts';

const TODAY = '2026-11-23';

const counted: fc.Arbitrary<Counted[]> = fc.uniqueArray(
  fc.record({
    when: fc.constantFrom('2026-11', '2026-10', '2026-01', '2025-12', '2024-11'),
    kind: fc.constantFrom(...PAGE_KINDS),
    times: fc.nat(30),
  }),
  { selector: ({ when, kind }) => `${when} ${kind}` },
);

describe('counts', () => {
  it('tell no number below ten, and every other as it is', () => {
    fc.assert(
      fc.property(counted, (all) => {
        const { kinds, months } = publicCounts(all, TODAY);
        for (const { kind, thisMonth } of kinds) {
          const times = all.find((it) => it.when === '2026-11' && it.kind === kind)?.times ?? 0;
          expect(thisMonth).toBe(times < FEWEST ? null : times);
        }
        for (const told of [...kinds, ...months].flatMap((row) => Object.values(row)))
          if (typeof told === 'number') expect(told).toBeGreaterThanOrEqual(FEWEST);
      }),
    );
  });

  it('of a year leave out what is older', () => {
    const kind = 'home';
    const { kinds } = publicCounts(
      [
        { when: '2025-12', kind, times: 40 },
        { when: '2025-11', kind, times: 500 },
        { when: '2026-11', kind, times: 2 },
      ],
      TODAY,
    );
    expect(kinds[0]).toEqual({ kind, thisMonth: null, lastMonth: null, year: 42 });
  });

  it('have no month from before anything was counted', () => {
    const { months } = publicCounts([{ when: '2026-10', kind: 'home', times: 40 }], TODAY);
    expect(months.map(({ when, pages }) => [when, pages])).toEqual([
      ['2026-11', null],
      ['2026-10', 40],
    ]);
    expect(publicCounts([], TODAY).months).toHaveLength(1);
  });

  it('of days have each day, the latest first, by how pages are read', () => {
    const days = dailyCounts(
      [
        { when: TODAY, kind: 'home', times: 6 },
        { when: TODAY, kind: 'search', times: 6 },
        { when: '2026-11-22', kind: 'kiosk', times: 9 },
      ],
      TODAY,
    );
    expect(days.slice(0, 2)).toEqual([
      { when: TODAY, pages: 12, kiosks: null, paper: null, copies: null },
      { when: '2026-11-22', pages: null, kiosks: null, paper: null, copies: null },
    ]);
    expect(days.at(-1)?.when).toBe('2026-10-25');
  });

  it('go back over the turn of a year', () => {
    expect(monthsUntil('2026-02-28', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  });

  it.each([
    [null, 'fewer than 10'],
    [10, '10'],
    [12_345, '12,345'],
  ])('%j is read as %j', (times, words) => expect(timesWords(times)).toBe(words));
});

it.each([
  ['/', 'home'],
  ['/timetable/:type', 'timetables'],
  ['/timetable/:file{.+\\.pdf}', 'pdf'],
  ['/poster.pdf', 'pdf'],
  ['/pocket.pdf', 'pdf'],
  ['/print/today', 'print'],
  ['/print/:what', 'print'],
])('the route %s counts as %s', (route, kind) => expect(kindOfRoute(route)).toBe(kind));

it.each([
  '/*',
  '/kiosk',
  '/kiosk/*',
  '/kiosk/services/:type',
  '/print/*',
  '/print',
  '/login',
  '/admin/*',
  '/api/health',
  '/sw.js',
])('the route %s is not counted', (route) => expect(kindOfRoute(route)).toBeUndefined());

it('every kind has a label and a group', () => {
  for (const kind of PAGE_KINDS) expect(labelOfKind(kind) && groupOfKind(kind)).toBeTruthy();
});
