import { describe, expect, test } from 'vitest';
import type { FieldValues } from './entry.ts';
import { netChanges } from './net-changes.ts';
import { OPEN, openCity } from './testing/city.ts';

/** A city with one organisation and its lunch, before anybody looks. */
function harbour(organisation: FieldValues = {}, service: FieldValues = {}) {
  const it = openCity();
  it.add('organisation', 'o', { name: 'Harbour', ...OPEN, ...organisation });
  it.add('service', 's', { type: 'Lunch', provider: 'o', published: true, ...service });
  it.begin();
  return it;
}

const told = ({ world, entries }: ReturnType<typeof openCity>, guarded: string[] = []) =>
  netChanges(world, entries, new Set(guarded)).changes.flatMap(({ what }) => what);

describe('what changed says the old and the new', () => {
  test('of a name, of numbers and of places, those that changed alone', () => {
    const it = harbour({
      phone: ['01179244604', '', '01179000001'],
      addresses: ['1 Quay Street', '2 Mill Lane'],
    });
    it.change('organisation', 'o', {
      name: 'Quayside',
      phone: ['01179244604', '', '01179000002'],
      addresses: ['1 Quay Street', '3 Hill Road.'],
    });
    expect(told(it)).toEqual([
      'new name (old: Harbour. New: Quayside)',
      'address changed (old: 2 Mill Lane. New: 3 Hill Road)',
      'phone changed (old: 0117 900 0001. New: 0117 900 0002)',
    ]);
  });

  test('of where a service is and of its kind', () => {
    const it = harbour({}, { serviceAddress: '1 Quay Street', subtype: '' });
    it.change('service', 's', { serviceAddress: '2 Mill Lane', subtype: 'Vegetarian' });
    expect(told(it)).toEqual([
      'kind changed (new: Vegetarian)',
      'address changed (old: 1 Quay Street. New: 2 Mill Lane)',
    ]);
  });

  test('of who may come, in the words of its page, once', () => {
    const it = harbour({}, { availability: ['For Everyone'], conditions: {} });
    it.change('service', 's', { availability: ['Women Only'], conditions: { dogs: 'yes' } });
    const [words = '', ...others] = told(it);
    expect(others).toEqual([]);
    expect(words).toMatch(/^who may come changed \(old: For Everyone\. New: Women only/);
  });

  test('of a helpline, its number and its hours', () => {
    const it = openCity();
    it.add('helpline', 'h', { name: 'Line', phone: '01179000001', onlineWorkingTime: '9 to 5' });
    it.begin();
    it.change('helpline', 'h', { phone: '116123', onlineWorkingTime: '9 to 6' });
    expect(told(it)).toEqual([
      'phone changed (old: 0117 900 0001. New: 116 123)',
      'hours changed (old: 9 to 5. New: 9 to 6)',
    ]);
  });
});

describe('what somebody has taken back is not said again', () => {
  const QUIET = ['new name', 'address changed', 'phone changed'];
  const old = { name: 'Harbour', phone: ['01179000001'], addresses: ['1 Quay Street'] };
  const change = (it: ReturnType<typeof openCity>) =>
    it.change('organisation', 'o', {
      name: 'Quayside',
      phone: ['01179000002'],
      addresses: ['2 Mill Lane'],
    });

  test('where nothing takes its place', () => {
    const it = harbour(old);
    it.change('organisation', 'o', { phone: [''], addresses: [] });
    expect(told(it)).toEqual(['address changed', 'phone changed']);
  });

  test('nor a mobile number, which may be somebody’s own', () => {
    const it = harbour({ phone: ['07700900123'] });
    it.change('organisation', 'o', { phone: ['01179000002'] });
    expect(told(it)).toEqual(['phone changed (new: 0117 900 0002)']);
  });

  test('nor anything of what was taken down meanwhile, or deleted and restored', () => {
    const down = harbour(old);
    down.change('organisation', 'o', { published: false });
    change(down);
    down.change('organisation', 'o', { published: true });
    expect(told(down)).toEqual(QUIET);
    const gone = harbour(old);
    gone.restore('organisation', 'o', gone.remove('organisation', 'o') as FieldValues);
    change(gone);
    expect(told(gone)).toEqual(QUIET);
  });

  test('nor of an organisation with a place that is not for everybody, but its times', () => {
    const week = { Monday: [{ start: '10:00', end: '12:00' }] };
    const it = harbour(old, { schedule: week, serviceAddress: '1 Quay Street' });
    change(it);
    it.change('service', 's', { serviceAddress: '3 Hill Road', schedule: {} });
    expect(told(it, ['o'])).toEqual([
      'address changed',
      'times changed (old: Monday 10:00–12:00. New: not known)',
      ...QUIET,
    ]);
  });

  test('nor of one that had such a place meanwhile, in whichever of its services', () => {
    for (const secret of [
      (it: ReturnType<typeof openCity>) => it.change('service', 's', { addressPublic: 'no' }),
      (it: ReturnType<typeof openCity>) =>
        it.add('service', 't', { type: 'Lunch', provider: 'o', addressPublic: 'no' }),
      (it: ReturnType<typeof openCity>) =>
        it.change('organisation', 'o', { categorisingOrganisations: ['Housing Advice'] }),
    ]) {
      const it = harbour(old);
      secret(it);
      it.change('service', 's', { addressPublic: 'yes' });
      change(it);
      expect(told(it).join()).not.toMatch(/old:|Harbour|Quay Street/);
    }
  });

  test('nor of anybody, where nobody knows whose place was secret', () => {
    const it = harbour(old);
    change(it);
    const entry = { at: '2026-11-09', kind: 'service', recordId: 'unknown' };
    it.entries.push({ ...entry, before: { addressPublic: 'no' }, after: { addressPublic: 'yes' } });
    expect(told(it)).toEqual(QUIET);
  });
});
