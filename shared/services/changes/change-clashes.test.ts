import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/city-time.ts';
import { clashesOf } from './change-clashes.ts';
import type { ChangeRecord } from './change-record.ts';

const TODAY = '2026-11-22';
const services = [
  { _id: 'breakfast', type: 'Breakfast' as const, provider: { _id: 'harbour' } },
  { _id: 'lunch', type: 'Lunch' as const, provider: { _id: 'harbour' } },
  { _id: 'soup', type: 'Lunch' as const, provider: { _id: 'ark' } },
];

const change = (fields: Partial<ChangeRecord>): ChangeRecord => ({
  _id: 'new',
  scope: 'service',
  services: ['breakfast'],
  organisation: 'harbour',
  type: '',
  kind: 'closed',
  from: '2026-12-24',
  to: '2026-12-26',
  slots: [],
  reason: '',
  since: '',
  endedAt: '',
  version: 1,
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...fields,
});
const other = (fields: Partial<ChangeRecord>) => change({ _id: 'other', ...fields });
const why = (one: ChangeRecord, two: ChangeRecord) =>
  clashesOf(one, [two], services, TODAY).map((clash) => clash.why);

describe('a change of the same level stands in the way', () => {
  it.each<[string, Partial<ChangeRecord>, string[]]>([
    ['on the last of its days', { from: '2026-12-26', to: '' }, ['same level']],
    ['not on the day after', { from: '2026-12-27', to: '' }, []],
    ['not for another service', { services: ['lunch'] }, []],
    ['not once it has ended', { endedAt: '2026-11-20T10:00:00.000Z' }, []],
    ['not by itself', { _id: 'new' }, []],
  ])('%s', (_, fields, expected) => {
    expect(why(change({}), other(fields))).toEqual(expected);
  });

  it('of an organisation, a type and the city', () => {
    const levels = [
      { scope: 'organisation', services: [] },
      { scope: 'type', type: 'Lunch', services: [], organisation: null },
      { scope: 'city', services: [], organisation: null },
    ] as const;
    for (const level of levels) {
      expect(why(change(level), other(level))).toEqual(['same level']);
    }
    const [organisation, type] = levels;
    expect(why(change(organisation), other({ ...organisation, organisation: 'ark' }))).toEqual([]);
    expect(why(change(type), other({ ...type, type: 'Showers' }))).toEqual([]);
  });
});

describe('a wider closing', () => {
  const city = { scope: 'city', services: [], organisation: null } as const;

  it('meets narrower hours and as usual, not a narrower closing', () => {
    expect(why(change(city), other({ kind: 'hours' }))).toEqual(['narrower']);
    expect(why(change(city), other({ kind: 'as usual' }))).toEqual(['narrower']);
    expect(why(change(city), other({ kind: 'closed' }))).toEqual([]);
    expect(why(change({ ...city, kind: 'check first' }), other({ kind: 'hours' }))).toEqual([]);
  });

  it('does not meet what is for other services, or wider', () => {
    const lunch = { scope: 'type', type: 'Lunch', services: [], organisation: null } as const;
    expect(why(change(lunch), other({ kind: 'hours' }))).toEqual([]);
    expect(
      why(change(lunch), other({ kind: 'hours', services: ['soup'], organisation: 'ark' })),
    ).toEqual(['narrower']);
    expect(why(change({}), other({ ...city, kind: 'hours' }))).toEqual([]);
  });
});

it('two changes of one level clash exactly if they share a date from today on', () => {
  const span = fc.tuple(
    fc.integer({ min: -5, max: 15 }),
    fc.option(fc.integer({ min: 0, max: 9 })),
  );
  fc.assert(
    fc.property(span, span, (one, two) => {
      const fields = ([start, length]: typeof one) => ({
        from: addDays(TODAY, start),
        to: length === null ? '' : addDays(TODAY, start + length),
      });
      const holds = ([start, length]: typeof one, day: number) =>
        start <= day && (length === null || day <= start + length);
      const isShared = Array.from({ length: 60 }, (_, day) => day).some(
        (day) => holds(one, day) && holds(two, day),
      );
      expect(why(change(fields(one)), other(fields(two))).length > 0).toBe(isShared);
    }),
  );
});
