import { expect, test } from 'vitest';
import type { DatedChange } from '../../time/dated-change.ts';
import { announce } from './announcements.ts';

const TODAY = '2026-11-20';
const change = (over: Partial<DatedChange>): DatedChange => ({
  kind: 'closed',
  from: '2026-12-24',
  to: '2027-01-02',
  reason: '',
  ...over,
});
const words = (...changes: DatedChange[]) => announce(changes, TODAY).map((it) => it.words);

test('a change is announced in full 42 days ahead, until its last day', () => {
  expect(words(change({}))).toEqual(['Closed Thursday 24 December to Saturday 2 January']);
  expect(words(change({ from: '2027-01-01' }))).toEqual([
    'Closed Friday 1 January to Saturday 2 January',
  ]);
  expect(words(change({ from: '2027-01-02' }))).toEqual([]);
  expect(words(change({ from: '2026-11-01', to: TODAY }))).toEqual([
    'Closed Sunday 1 November to Friday 20 November',
  ]);
  expect(words(change({ from: '2026-11-01', to: '2026-11-19' }))).toEqual([]);
});

test('with its reason, its hours, and the days in between that stay as usual', () => {
  const usual = change({ kind: 'as usual', from: '2026-12-28', to: '2026-12-28' });
  const hours = change({
    kind: 'hours',
    from: '2026-12-31',
    to: '2026-12-31',
    slots: [{ start: '10:00', end: '12:00' }],
  });
  expect(words(usual, hours, change({ reason: 'Christmas' }))).toEqual([
    'Closed Thursday 24 December to Saturday 2 January: Christmas. As usual Monday 28 December',
    'Open 10:00–12:00 Thursday 31 December',
  ]);
  expect(words(usual)).toEqual(['Open as usual Monday 28 December']);
});

test('until further notice', () => {
  expect(words(change({ from: TODAY, to: '', reason: 'flood' }))).toEqual([
    'Closed until further notice: flood',
  ]);
  expect(words(change({ kind: 'check first', from: '2026-12-01', to: '' }))).toEqual([
    'Check first from Tuesday 1 December until further notice',
  ]);
});

test('what a stronger change covers on all its days is not announced', () => {
  const stronger = change({ kind: 'check first', from: '2026-12-20', to: '2027-01-03' });
  expect(words(stronger, change({}))).toEqual([
    'Check first Sunday 20 December to Sunday 3 January',
  ]);
});

test('whatever else was decided for dates that are over or further off', () => {
  const over = change({ kind: 'as usual', from: '2026-11-01', to: '2026-11-02' });
  const far = change({ from: '2027-08-02', to: '2027-08-15' });
  expect(words(over, far, change({}))).toEqual([
    'Closed Thursday 24 December to Saturday 2 January',
  ]);
});
