import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../time/city-time.ts';
import type { ChangeRecord } from './change-record.ts';
import {
  type Answer,
  type Grid,
  gridNow,
  gridOf,
  partsOf,
  subtractGrid,
} from './holiday-answer.ts';

const dates = ['2026-12-24', '2026-12-25', '2026-12-26'];
const closed: Answer = { kind: 'closed', slots: [] };
const usual: Answer = { kind: 'as usual', slots: [] };
const hours: Answer = { kind: 'hours', slots: [{ start: '10:00', end: '12:00' }] };
const TYPES = { a: 'Lunch', b: 'Breakfast' } as const;
const service = (id: 'a' | 'b') => ({ _id: id, type: TYPES[id], provider: { _id: 'o' } });
const change = (fields: Partial<ChangeRecord>): ChangeRecord => ({
  _id: 'c',
  scope: 'organisation',
  services: [],
  organisation: 'o',
  type: '',
  kind: 'closed',
  from: '2026-12-25',
  to: '2026-12-25',
  slots: [],
  reason: '',
  since: '',
  endedAt: '',
  version: 1,
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...fields,
});

it('makes one change of days in a row and of services that are answered alike', () => {
  const grid = { a: [closed, closed, usual], b: [closed, closed, hours] };
  expect(partsOf(grid, dates)).toEqual([
    { ...closed, services: ['a', 'b'], from: '2026-12-24', to: '2026-12-25' },
    { ...usual, services: ['a'], from: '2026-12-26', to: '2026-12-26' },
    { ...hours, services: ['b'], from: '2026-12-26', to: '2026-12-26' },
  ]);
});

it('begins with what is decided already, for the service or for its organisation', () => {
  const theirs = [
    change({}),
    change({ scope: 'service', services: ['b'], ...hours, from: '2026-12-24', to: '2026-12-25' }),
    change({ scope: 'city', organisation: null, from: '2026-12-26', to: '2026-12-26' }),
  ];
  expect(gridNow([service('a'), service('b')], theirs, dates)).toEqual({
    a: [null, closed, null],
    b: [hours, hours, null],
  });
});

it('writes nothing of what is decided already', () => {
  expect(subtractGrid({ a: [closed, usual, hours] }, { a: [closed, closed, null] })).toEqual({
    a: [null, usual, hours],
  });
});

it('says the same as parts and as a grid', () => {
  const answer = fc.constantFrom(closed, usual, hours);
  const days = fc.integer({ min: 1, max: 11 });
  const grids = days.chain((length) =>
    fc.dictionary(
      fc.string({ minLength: 1 }).filter((it) => it !== '__proto__'),
      fc.array(answer, { minLength: length, maxLength: length }),
      { maxKeys: 5 },
    ),
  );
  fc.assert(
    fc.property(grids, (grid: Grid) => {
      const length = Object.values(grid)[0]?.length ?? 1;
      const span = Array.from({ length }, (_, at) => addDays('2026-12-24', at));
      expect(gridOf(partsOf(grid, span), Object.keys(grid), span)).toEqual({ ...grid });
    }),
  );
});
