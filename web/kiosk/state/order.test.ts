import { expect, it } from 'vitest';
import { emptyTexts } from '../../../shared/fields/field.ts';
import { createNearBy } from '../../../shared/places/near.ts';
import type { Point } from '../../../shared/places/point.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { SERVICE_FIELDS } from '../../../shared/services/service-fields.ts';
import { emptySchedule } from '../../../shared/time/empty-schedule.ts';
import type { Schedule } from '../../../shared/time/schedule.ts';
import { groupsAt, groupTitle, orderTime, sortForScreen } from './order.ts';

const FRIDAY_NOON = Date.parse('2026-11-20T12:00Z');

const service = (
  name: string,
  schedule: Partial<Schedule>,
  more: Partial<PublicService> = {},
): PublicService => ({
  _id: name,
  type: 'Lunch',
  subtype: '',
  ...emptyTexts(SERVICE_FIELDS),
  provider: { _id: name, name },
  serviceAddress: 'Quay',
  availability: ['For Everyone'],
  schedule: { ...emptySchedule(), ...schedule },
  lastCheckedAt: '2026-11-01T00:00:00.000Z',
  phone: '',
  phoneDisplay: 'N/A',
  phoneHref: '',
  ...more,
});

const friday = (start: string, end: string) => ({ Friday: [{ start, end }] });

it('lists what closes soonest first, our own place before the others, and what asks to ring first apart', () => {
  const until = (end: string) => service(`until ${end}`, friday('10:00', end));
  const services = [
    service('next week', { Friday: [{ start: '09:00', end: '10:00' }] }),
    service('tomorrow', { Saturday: [{ start: '09:00', end: '10:00' }] }),
    service('tonight', friday('18:00', '20:00')),
    until('16:00'),
    until('13:00'),
    service('ours', friday('10:00', '15:00')),
    service('women', friday('10:00', '12:30'), { availability: ['Women Only'] }),
    service('ring', friday('10:00', '15:00'), { availability: ['By Appointment only'] }),
  ];
  const groups = groupsAt(services, FRIDAY_NOON, 'ours');
  const names = Object.fromEntries(
    Object.entries(groups).map(([group, those]) => [group, those.map(({ _id }) => _id)]),
  );
  expect(names).toEqual({
    everyone: ['ours', 'until 13:00', 'until 16:00'],
    some: ['women'],
    later: ['tonight'],
    checkFirst: ['ring'],
    closed: ['tomorrow', 'next week'],
  });
});

it('lists the nearest first in each group where somebody wants that, our own place too', () => {
  const services = [
    service('ours', friday('10:00', '15:00')),
    service('near', friday('10:00', '16:00')),
    service('nearer', friday('18:00', '20:00')),
    service('not known', friday('10:00', '13:00')),
  ];
  const at = (north: number): Point[] => [[north, -2.6]];
  const points = { ours: at(51.46), near: at(51.451), nearer: at(51.45) };
  const near = createNearBy({ name: 'here', from: [51.45, -2.6], points });
  const ids = (those: PublicService[]) => those.map(({ _id }) => _id);
  const groups = groupsAt(services, FRIDAY_NOON, 'ours', near);
  expect(ids(groups.everyone)).toEqual(['near', 'ours', 'not known']);
  expect(ids(groups.later)).toEqual(['nearer']);
  expect(ids(sortForScreen(services, null, 'ours', near))).toEqual([
    'nearer',
    'near',
    'ours',
    'not known',
  ]);
});

const minute = 60_000;

it('keeps the order that somebody came to, for an hour at most', () => {
  const made = FRIDAY_NOON;
  expect(orderTime(made, made)).toBe(made);
  expect(orderTime(made, made + 59 * minute)).toBe(made);
  expect(orderTime(made, made + 60 * minute)).toBe(made + 60 * minute);
});

it('makes the order anew where the clock was put back, or the time had not been known', () => {
  expect(orderTime(FRIDAY_NOON, FRIDAY_NOON - 5 * minute)).toBe(FRIDAY_NOON - 5 * minute);
  expect(orderTime(null, FRIDAY_NOON)).toBe(FRIDAY_NOON);
  expect(orderTime(FRIDAY_NOON, null)).toBeNull();
});

it('calls nothing open now that has closed since the list was made', () => {
  expect(groupTitle('everyone', FRIDAY_NOON, true)).toBe('Open now');
  expect(groupTitle('everyone', FRIDAY_NOON, false)).toBe('Open at midday');
  expect(groupTitle('some', FRIDAY_NOON, false)).toBe('Open at midday for some people');
  expect(groupTitle('later', FRIDAY_NOON, false)).toBe('Not yet open at midday');
});
