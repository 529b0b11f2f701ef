import { expect, test } from 'vitest';
import { emptySchedule } from '../../time/empty-schedule.ts';
import type { Schedule } from '../../time/schedule.ts';
import type { Timed } from '../status.ts';
import { listForDate } from './dated-list.ts';
import { groupForNow, listForNow, sortByStatus } from './when.ts';

const FRIDAY_NOON = Date.parse('2026-11-20T12:00Z');
type Named = Timed & { _id: string };

const place = (_id: string, schedule: Partial<Schedule>, availability = 'For Everyone'): Named => ({
  _id,
  schedule: { ...emptySchedule(), ...schedule },
  availability: [availability],
  lastCheckedAt: '2026-11-01T00:00:00.000Z',
});
const at = (start: string, end: string) => ({ Friday: [{ start, end }] });
const onSaturday = (start: string) => ({ Saturday: [{ start, end: '18:00' }] });

const all = [
  place('women later', at('15:00', '17:00'), 'Women Only'),
  place('all later', at('16:00', '17:00')),
  place('women open', at('11:00', '13:00'), 'Women Only'),
  place('all open', at('11:00', '14:00')),
  place('women tomorrow', onSaturday('09:00'), 'Women Only'),
  place('all tomorrow', onSaturday('10:00')),
  place('women unknown', {}, 'Women Only'),
  place('all unknown', {}),
];
const names = (services: readonly Named[]) => services.map(({ _id }) => _id);

test('a list for any time has in each status what everyone may come to before what some may', () => {
  expect(names(sortByStatus(all, FRIDAY_NOON))).toEqual([
    ...['all open', 'women open', 'all later', 'women later'],
    ...['all tomorrow', 'women tomorrow', 'all unknown', 'women unknown'],
  ]);
});

test('so does a list of what is open now; the board has what opens by the hour', () => {
  const listed = listForNow(all, FRIDAY_NOON);
  expect(names(listed.later)).toEqual(['all later', 'women later']);
  expect(names(listed.checkFirst)).toEqual(['all unknown', 'women unknown']);
  expect(names(listed.closed)).toEqual(['all tomorrow', 'women tomorrow']);
  expect(names(groupForNow(all, FRIDAY_NOON).later)).toEqual(['women later', 'all later']);
});

test('so does a list for a day, by time among those', () => {
  const { known, unsure, closed } = listForDate(all, '2026-11-20', FRIDAY_NOON);
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  expect(ids(known)).toEqual(['all open', 'all later', 'women open', 'women later']);
  expect(ids(unsure)).toEqual(['all unknown', 'women unknown']);
  expect(ids(closed)).toEqual(['all tomorrow', 'women tomorrow']);
});

test('a place whose address is secret is the last of its group, whoever may come', () => {
  const secret: Named = { ...place('secret', at('11:00', '12:30')), addressNotPublic: true };
  expect(names(sortByStatus([secret, ...all.slice(2, 4)], FRIDAY_NOON))).toEqual([
    ...['all open', 'women open', 'secret'],
  ]);
});
