import { describe, expect, it } from 'vitest';
import { startOfDate } from '../time/city-time.ts';
import { emptySchedule } from '../time/schedule.ts';
import { describeAction, differences, type HistoryEntry, isReversible } from './history.ts';

describe('a change in words', () => {
  it('names the fields that differ as forms do, and nothing else', () => {
    const before = { note: '', published: true, version: 3, updatedAt: 'x' };
    const after = { note: '£2.50', published: false, version: 4, updatedAt: 'y' };
    expect(differences({ before, after })).toEqual([
      { field: 'Note', before: '', after: '£2.50' },
      { field: 'Shown to the public', before: 'Yes', after: 'No' },
    ]);
  });

  it('gives a schedule by the days that changed', () => {
    const schedule = emptySchedule();
    const slots = [
      { start: '09:00', end: '10:00' },
      { start: '22:00', end: '02:00' },
    ];
    const after = { schedule: { ...schedule, Tuesday: slots } };
    expect(differences({ before: { schedule }, after })).toEqual([
      { field: 'Tuesday', before: '', after: '09:00–10:00\n22:00–02:00' },
    ]);
  });

  it('tells a phone or a handle that only changed its place', () => {
    expect(
      differences({
        before: { phone: ['01174960123'], socialMedias: ['ark', '', ''] },
        after: { phone: ['', '', '01174960123'], socialMedias: ['', 'ark', ''] },
      }),
    ).toEqual([
      { field: 'Primary Phone', before: '01174960123', after: '' },
      { field: 'Emergency Phone', before: '', after: '01174960123' },
      { field: 'Facebook', before: 'ark', after: '' },
      { field: 'Instagram', before: '', after: 'ark' },
    ]);
    expect(differences({ before: { phone: '116123' }, after: { phone: '116000' } })).toEqual([
      { field: 'Phone', before: '116123', after: '116000' },
    ]);
  });

  it('gives all that a deleted organisation had', () => {
    const before = {
      name: 'Harbour Kitchen',
      addresses: ['1 Quay Street', '2 Quay Street'],
      services: [{ type: 'Lunch', serviceAddress: '1 Quay Street' }],
      helpline: { name: 'Night Line', type: 'General' },
      accounts: [{ _id: 'a', email: 'a@harbour.test' }],
    };
    expect(differences({ before, after: null })).toEqual([
      { field: 'Name', before: 'Harbour Kitchen', after: '' },
      { field: 'Addresses', before: '1 Quay Street\n2 Quay Street', after: '' },
      { field: 'Services', before: 'Lunch, 1 Quay Street', after: '' },
      { field: 'Helpline', before: 'Night Line', after: '' },
      { field: 'Sign-ins', before: 'a@harbour.test', after: '' },
    ]);
  });

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
  ])('is not one with %j', (other) => {
    expect(isReversible({ ...change, ...other })).toBe(false);
  });
});
