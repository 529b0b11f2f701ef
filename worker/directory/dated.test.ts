import { env } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import type { PublicService } from '../../shared/services/service.ts';
import { statusAt } from '../../shared/services/status.ts';
import { describeStatus } from '../../shared/services/status-words.ts';
import { addDays, cityTime, dayDateWords, dayOf } from '../../shared/time/city-time.ts';
import { DAYS, type Schedule } from '../../shared/time/schedule.ts';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { datedChanges } from '../db/tables.ts';
import {
  addService,
  BETWEEN_CALLS,
  call,
  changeDirectory,
  emptyDirectory,
  testNow,
  wait,
} from '../testing/directory.ts';

const slots = [{ start: '09:00', end: '17:00' }];
const week = Object.fromEntries(DAYS.map((day) => [day, slots])) as Schedule;

/** A city date so many days after the next call's. */
const dateIn = (days: number) => addDays(cityTime(testNow() + BETWEEN_CALLS).date, days);
const weekWithout = (...dates: string[]) => ({
  ...week,
  ...Object.fromEntries(dates.map((date) => [dayOf(date), []])),
});

beforeEach(emptyDirectory);

async function addChange(fields: Partial<typeof datedChanges.$inferInsert>) {
  const row = {
    id: crypto.randomUUID(),
    scope: 'city' as const,
    organisationId: null,
    services: '[]',
    type: '',
    kind: 'closed' as const,
    from: dateIn(1),
    to: dateIn(2),
    slots: '[]',
    reason: 'staff training',
    since: '',
    endedAt: '',
    version: 1,
    updatedAt: '2026-05-01T00:00:00.000Z',
    ...fields,
  };
  const db = database(env.DB);
  await db.batch([db.insert(datedChanges).values(row), changeDirectory()]);
}

async function readService(): Promise<PublicService> {
  const answer = await call('/services/public');
  return ((await answer.json()) as PublicService[])[0] as PublicService;
}

const words = (service: PublicService, now: number) =>
  describeStatus(statusAt(service, service.changes, now));

const listed = () =>
  addService({ schedule: JSON.stringify(week), lastCheckedAt: new Date(testNow()).toISOString() });

it('tells a service as it was stored while nothing was decided for its dates', async () => {
  await listed();
  const service = await readService();
  expect(service.schedule).toEqual(week);
  expect(service).not.toHaveProperty('weeklySchedule');
  expect(service).not.toHaveProperty('changes');
  expect(service).not.toHaveProperty('announced');
});

it('announces a change in words 42 days ahead, and until its last day', async () => {
  await listed();
  await addChange({ from: dateIn(43), to: dateIn(43) });
  expect(await readService()).not.toHaveProperty('announced');
  wait(2 * DAY);
  const { announced, changes } = await readService();
  const { from, to } = changes?.[0] ?? { from: '', to: '' };
  const day = dayDateWords(from);
  expect(announced).toEqual([{ words: `Closed ${day}: staff training`, to }]);
  wait(43 * DAY);
  expect(await readService()).not.toHaveProperty('announced');
});

it('takes what is closed out of the coming seven dates, and tells the week and the change beside it', async () => {
  await listed();
  await addChange({});
  const service = await readService();
  expect(service.schedule).toEqual(weekWithout(dateIn(1), dateIn(2)));
  expect(service.weeklySchedule).toEqual(week);
  expect(service.changes).toEqual([
    { kind: 'closed', from: dateIn(1), to: dateIn(2), reason: 'staff training' },
  ]);
  expect(words(service, testNow())).toBe('Open now until 5pm');
  expect(words(service, testNow() + DAY)).toMatch(
    /^Closed today: staff training. Opens \w+ at 9am$/,
  );
});

it('follows the city’s date without a write', async () => {
  await listed();
  await addChange({});
  expect((await readService()).schedule).not.toEqual(week);
  wait(4 * DAY);
  const later = await readService();
  expect(later.schedule).toEqual(week);
  expect(later).not.toHaveProperty('changes');
});

it('gives another ETag on the date on which what is told differs', async () => {
  await listed();
  const tag = async () => (await call('/services/public')).headers.get('ETag');
  const plain = await tag();
  wait(DAY);
  expect(await tag()).toBe(plain);
  await addChange({ to: dateIn(3) });
  const dated = await tag();
  expect(dated).not.toBe(plain);
  wait(DAY);
  expect(await tag()).toBe(dated);
  wait(3 * DAY);
  expect(await tag()).not.toBe(dated);
});

it('lets the service’s own change go before its organisation’s, its type’s and the city’s', async () => {
  const { id, providerId } = await listed();
  await addChange({ reason: 'city' });
  expect((await readService()).changes?.[0]?.reason).toBe('city');
  await addChange({ scope: 'type', type: 'Breakfast', reason: 'type' });
  await addChange({ scope: 'type', type: 'Lunch', reason: 'another type' });
  expect((await readService()).changes?.[0]?.reason).toBe('type');
  await addChange({ scope: 'organisation', organisationId: providerId, reason: 'organisation' });
  expect((await readService()).changes?.[0]?.reason).toBe('organisation');
  await addChange({
    scope: 'service',
    organisationId: providerId,
    services: JSON.stringify([id]),
    kind: 'as usual',
    reason: '',
  });
  const service = await readService();
  expect(service.changes?.map(({ kind, reason }) => reason || kind)).toEqual([
    'as usual',
    'organisation',
    'type',
    'city',
  ]);
  expect(service.schedule).toEqual(week);
});

it('leaves out a change that was ended, and a row that cannot be read', async () => {
  await listed();
  const endedAt = new Date(testNow()).toISOString();
  await addChange({ from: dateIn(-2), to: '', endedAt });
  await addChange({ services: '[7]' });
  expect((await readService()).schedule).toEqual(week);
});
