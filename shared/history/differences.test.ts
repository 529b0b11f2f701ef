import { describe, expect, it } from 'vitest';
import { emptySchedule } from '../time/empty-schedule.ts';
import { listDifferences } from './differences.ts';

describe('a change in words', () => {
  it('names the fields that differ as forms do, and nothing else', () => {
    const before = { note: '', published: true, version: 3, updatedAt: 'x' };
    const after = { note: '£2.50', published: false, version: 4, updatedAt: 'y' };
    expect(listDifferences({ before, after })).toEqual([
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
    expect(listDifferences({ before: { schedule }, after })).toEqual([
      { field: 'Tuesday', before: '', after: '09:00–10:00\n22:00–02:00' },
    ]);
  });

  it('tells a phone or a handle that only changed its place', () => {
    expect(
      listDifferences({
        before: { phone: ['01174960123'], socialMedias: ['ark', '', ''] },
        after: { phone: ['', '', '01174960123'], socialMedias: ['', 'ark', ''] },
      }),
    ).toEqual([
      { field: 'Primary Phone', before: '01174960123', after: '' },
      { field: 'Emergency Phone', before: '', after: '01174960123' },
      { field: 'Facebook', before: 'ark', after: '' },
      { field: 'Instagram', before: '', after: 'ark' },
    ]);
    expect(listDifferences({ before: { phone: '116123' }, after: { phone: '116000' } })).toEqual([
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
    expect(listDifferences({ before, after: null })).toEqual([
      { field: 'Name', before: 'Harbour Kitchen', after: '' },
      { field: 'Addresses', before: '1 Quay Street\n2 Quay Street', after: '' },
      { field: 'Services', before: 'Lunch, 1 Quay Street', after: '' },
      { field: 'Helpline', before: 'Night Line', after: '' },
      { field: 'Sign-ins', before: 'a@harbour.test', after: '' },
    ]);
  });
});
