import { expect, it } from 'vitest';
import { createNearBy } from '../places/near.ts';
import type { Point } from '../places/point.ts';
import { paperService } from '../testing/paper-records.ts';
import { emptySchedule } from '../time/empty-schedule.ts';
import { nearestText, nearestThree } from './nearest-three.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const at = (north: number): Point[] => [[north, -2.6]];
const near = createNearBy({
  name: 'BS1 4D',
  from: [51.45, -2.6],
  points: {
    near: at(51.451),
    far: at(51.47),
    farther: at(51.48),
    farthest: at(51.5),
    shut: at(51.45),
  },
});
const daily = { ...emptySchedule(), Friday: [{ start: '09:00', end: '17:00' }] };
const service = (_id: string, more: object = {}) =>
  paperService({ _id, schedule: daily, serviceAddress: `${_id} street`, ...more } as never);
const closed = { changes: [{ kind: 'closed', from: '2026-11-01', to: '', reason: '' }] };
const services = [
  ...['farthest', 'far', 'not known', 'farther', 'near'].map((id) => service(id)),
  service('shut', closed),
  service('secret', { addressNotPublic: true }),
];

it('the nearest three are those that can be walked to, and open at some time', () => {
  const ids = nearestThree(services, near, NOW).map(({ id }) => id);
  expect(ids).toEqual(['near', 'far', 'farther']);
  expect(nearestThree(services.slice(2, 3), near, NOW)).toEqual([]);
});

it('as a text message they say what, when, where and how far, and not from where', () => {
  const text = nearestText('Lunch', nearestThree(services, near, NOW));
  expect(text).toMatch(/^Lunch, the nearest first\n\n/);
  expect(text.split('\n\n')).toHaveLength(4);
  for (const words of ['near street', 'About 2 minutes’ walk', '09:00'])
    expect(text).toContain(words);
  expect(text).not.toMatch(/BS1|51\./);
});
