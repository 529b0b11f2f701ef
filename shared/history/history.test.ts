import { describe, expect, it } from 'vitest';
import { startOfDate } from '../time/city-time.ts';
import { describeAction, type HistoryEntry, isReversible } from './history.ts';

it('says what was done', () => {
  expect(describeAction({ action: 'service:update', after: {} })).toBe('Changed');
  expect(describeAction({ action: 'listing:publish', after: { published: false } })).toBe(
    'Taken down',
  );
  expect(describeAction({ action: 'organisation:publish', after: { published: true } })).toBe(
    'Put back',
  );
  expect(describeAction({ action: 'service:burn', after: {} })).toBe('burn');
});

it.each([
  ['2026-01-15', '2026-01-15T00:00:00.000Z'],
  ['2026-07-15', '2026-07-14T23:00:00.000Z'],
  ['2026-03-29', '2026-03-29T00:00:00.000Z'],
  ['2026-10-25', '2026-10-24T23:00:00.000Z'],
])('%s begins in the city at %s', (date, instant) => {
  expect(new Date(startOfDate(date)).toISOString()).toBe(instant);
});

describe('a change that can be put back', () => {
  const change: HistoryEntry = {
    _id: '1',
    at: '2026-11-20T12:00:00Z',
    account: null,
    action: 'service:update',
    kind: 'service',
    recordId: 's',
    name: 'Lunch, Harbour Kitchen',
    isThere: true,
    before: { note: '' },
    after: { note: '£2.50' },
    restorableUntil: null,
  };

  it('is one of fields, by a form or a file, of a record that is there', () => {
    expect(isReversible(change)).toBe(true);
    expect(isReversible({ ...change, action: 'directory:import' })).toBe(true);
  });

  it.each([
    { isThere: false },
    { before: null },
    { after: null },
    { kind: 'account' },
    { action: 'listing:publish', before: { published: true } },
    { action: 'directory:import', before: { approved: false, name: 'a' } },
    // A closing that holds again: no form has the instant at which it was ended.
    { kind: 'dated change', before: { endedAt: '2026-11-20T12:00:00Z' }, after: { endedAt: '' } },
    { before: { version: 1, since: '2026-11-01' }, after: { version: 2, since: '2026-11-02' } },
  ])('is not one with %j', (other) => {
    expect(isReversible({ ...change, ...other })).toBe(false);
  });
});
