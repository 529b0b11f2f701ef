import { describe, expect, test } from 'vitest';
import type { FieldValues } from './entry.ts';
import { netChanges } from './net-changes.ts';
import { OPEN, openCity } from './testing/city.ts';

const told = ({ world, entries }: ReturnType<typeof openCity>) =>
  netChanges(world, entries).changes.map(({ change, kind, name, what }) =>
    [change, kind, name, ...what].join(' '),
  );

function harbour() {
  const it = openCity();
  it.add('organisation', 'o', { name: 'Harbour', phone: ['1'], ...OPEN });
  it.add('service', 's', { type: 'Lunch', provider: 'o', note: '', published: true });
  it.begin();
  return it;
}

describe('what changed since a day', () => {
  test('is what was added, and for a service whose it is', () => {
    const it = harbour();
    it.add('service', 't', { type: 'Showers', provider: 'o', published: true });
    expect(netChanges(it.world, it.entries).changes).toEqual([
      {
        change: 'added',
        kind: 'service',
        _id: 't',
        name: 'Harbour',
        type: 'Showers',
        what: [],
        at: '2026-11-10',
      },
    ]);
  });

  test('is which public fields changed, in words, and nothing of the others', () => {
    const it = harbour();
    it.change('service', 's', { note: 'Ring', schedule: { Monday: [] }, version: 7, secret: 'x' });
    it.change('organisation', 'o', { name: 'Quayside', phone: ['2'] });
    expect(told(it)).toEqual([
      'changed organisation Quayside new name (old: Harbour. New: Quayside) phone changed (old: 1. New: 2)',
      'changed service Quayside times changed note changed',
    ]);
  });

  test('says of times the old ones and the new', () => {
    const it = openCity();
    const week = { Monday: [{ start: '10:00', end: '12:00' }] };
    it.add('organisation', 'o', { name: 'Harbour', ...OPEN });
    it.add('service', 's', { type: 'Lunch', provider: 'o', schedule: week, published: true });
    it.begin();
    it.change('service', 's', { schedule: { Tuesday: [{ start: '11:00', end: '13:00' }] } });
    expect(told(it)).toEqual([
      'changed service Harbour times changed (old: Monday 10:00–12:00. New: Tuesday 11:00–13:00)',
    ]);
    it.change('service', 's', { schedule: {}, seasons: [{ from: '11-01', to: '03-31' }] });
    expect(told(it)).toEqual([
      'changed service Harbour times changed (old: Monday 10:00–12:00. New: not known)',
    ]);
    it.change('service', 's', { schedule: week });
    expect(told(it)).toEqual(['changed service Harbour times changed']);
  });

  test('is nothing where it was changed back, or deleted and restored', () => {
    const it = harbour();
    it.change('service', 's', { note: 'Ring' });
    it.change('service', 's', { note: '' });
    const record = it.remove('organisation', 'o') as FieldValues;
    it.restore('organisation', 'o', record);
    expect(told(it)).toEqual([]);
  });

  test('is nothing where the public reads conditions that the history has as a subtype', () => {
    const it = harbour();
    it.change('service', 's', { subtype: 'Lunch', conditions: {}, availability: ['Women Only'] });
    const record = it.remove('service', 's') as FieldValues;
    it.restore('service', 's', record);
    it.begin();
    it.remove('service', 's');
    it.restore('service', 's', record);
    it.world.service.set('s', { ...record, conditions: { womenOnly: 'yes', menOnly: 'no' } });
    expect(told(it)).toEqual([]);
    it.change('service', 's', { conditions: { womenOnly: 'yes', menOnly: 'no', dogs: 'yes' } });
    expect(told(it)).toEqual(['changed service Harbour who may come changed']);
  });

  test('names what was deleted as the public knew it last, with all that went with it', () => {
    const it = harbour();
    it.change('organisation', 'o', { name: 'Quayside' });
    it.remove('service', 's');
    it.change('organisation', 'o', { name: 'The Quay' });
    expect(told(it)).toEqual([
      'changed organisation The Quay new name (old: Harbour. New: The Quay)',
      'closed service The Quay',
    ]);
    it.remove('organisation', 'o');
    expect(told(it)).toEqual(['closed organisation The Quay', 'closed service The Quay']);
    expect(netChanges(it.world, it.entries).isSomeHidden).toBe(false);
  });

  test('names nothing that is taken down, what it was called or what was deleted of it, but says that there is', () => {
    const it = harbour();
    it.change('organisation', 'o', { published: false });
    it.change('organisation', 'o', { name: 'A secret' });
    it.remove('service', 's');
    expect(netChanges(it.world, it.entries)).toEqual({ changes: [], isSomeHidden: true });
    it.remove('organisation', 'o');
    expect(netChanges(it.world, it.entries)).toEqual({ changes: [], isSomeHidden: true });
  });

  test('names nothing that was brought back and is taken down now', () => {
    const it = harbour();
    const record = it.remove('service', 's') as FieldValues;
    it.restore('service', 's', record);
    it.change('service', 's', { published: false });
    expect(netChanges(it.world, it.entries)).toEqual({ changes: [], isSomeHidden: true });
  });

  test('says of what is back only what is new of it', () => {
    const it = harbour();
    it.change('organisation', 'o', { published: false });
    it.change('organisation', 'o', { phone: ['2'] });
    it.change('organisation', 'o', { published: true });
    expect(netChanges(it.world, it.entries)).toMatchObject({
      changes: [{ what: ['phone changed'] }],
      isSomeHidden: false,
    });
  });

  test('never names who is not approved yet, and calls them added once they are', () => {
    const it = openCity();
    it.add('organisation', 'o', { name: 'Ark', approved: false, published: true });
    it.add('service', 's', { type: 'Lunch', provider: 'o', published: true });
    it.change('organisation', 'o', { name: 'The Ark' });
    expect(told(it)).toEqual([]);
    it.change('organisation', 'o', { approved: true });
    expect(told(it)).toEqual(['added organisation The Ark', 'added service The Ark']);
  });

  test('is nothing where it came and went in between', () => {
    const it = harbour();
    it.add('helpline', 'h', { name: 'Night Line', provider: null, published: true });
    it.remove('helpline', 'h');
    expect(told(it)).toEqual([]);
  });

  test('calls what was put back added, if it was down when the time began', () => {
    const it = harbour();
    it.change('service', 's', { published: false });
    it.begin();
    it.change('service', 's', { published: true });
    expect(told(it)).toEqual(['added service Harbour']);
  });

  test('leaves out the charity itself and every account', () => {
    const it = openCity();
    it.add('organisation', 'c', { name: 'Charity', role: 'admin', ...OPEN });
    const change = { at: '2026-11-20', kind: 'account', recordId: 'a', before: null, after: {} };
    expect(netChanges(it.world, [change, ...it.entries]).changes).toEqual([]);
  });
});
