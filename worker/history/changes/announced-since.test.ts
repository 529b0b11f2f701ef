import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, cityTime, dayDateWords } from '../../../shared/time/city-time.ts';
import { DAYS } from '../../../shared/time/schedule.ts';
import { MINUTE } from '../../../shared/time/units.ts';
import { database } from '../../db/client.ts';
import { audit, tombstones } from '../../db/tables.ts';
import { addService, emptyDirectory, testNow, wait } from '../../testing/directory.ts';
import { city, told } from './testing/changes.ts';

const db = database(env.DB);

beforeEach(async () => {
  await emptyDirectory();
  await db.delete(audit);
  await db.delete(tombstones);
});

describe('what is announced of dates', () => {
  const today = () => cityTime(testNow()).date;
  const closed = (inDays: number, fields = {}) => {
    const from = addDays(today(), inDays);
    return { kind: 'closed' as const, from, to: from, ...fields };
  };

  it('stands with what else changed, of the organisation where all of its services do it', async () => {
    const { owner, id } = await city();
    const change = closed(3, { services: [id] });
    await owner.send('POST', '/dated-changes', change);
    expect(await told()).toEqual([
      `Breakfast: Harbour Kitchen: Closed ${dayDateWords(change.from)}`,
    ]);
    await owner.send('PUT', `/services/${id}`, { serviceAddress: '2 Quay Street' });
    const words = `Closed ${dayDateWords(change.from)}`;
    const moved = 'Address changed (old: 1 Quay Street, Bristol. New: 2 Quay Street)';
    expect(await told()).toEqual([`Breakfast: Harbour Kitchen: ${moved}. ${words}`]);
    await owner.send('POST', '/services', { type: 'Lunch', serviceAddress: '1 Quay Street' });
    const whole = closed(5, { scope: 'organisation', reason: 'holiday' });
    await owner.send('POST', '/dated-changes', whole);
    expect(await told()).toEqual([
      `Breakfast: Harbour Kitchen: ${moved}. ${words}`,
      `Harbour Kitchen: Closed ${dayDateWords(whole.from)}: holiday`,
      'Lunch: Harbour Kitchen: New in the handbook',
    ]);
  });

  it('is told since it was saved, or since it is first announced where that was long before', async () => {
    const { owner, id } = await city();
    const change = closed(20, { services: [id], reason: 'staff training' });
    const { from } = change;
    await owner.send('POST', '/dated-changes', change);
    await env.DB.prepare("UPDATE dated_changes SET updated_at = '2026-01-01T00:00:00.000Z'").run();
    const first = addDays(from, -42);
    expect(await told()).toEqual([
      `Breakfast: Harbour Kitchen: Closed ${dayDateWords(from)}: staff training`,
    ]);
    expect(await told(`?since=${first}`)).toHaveLength(1);
    expect(await told(`?since=${addDays(first, 1)}`)).toEqual([]);
  });

  it('that a place is full is told until that ends, within a day on which nothing is written', async () => {
    const { owner } = await city();
    const night = [{ start: '20:00', end: '08:00' }];
    const { id } = await addService({
      providerId: owner.organisationId,
      type: 'Day Centre',
      schedule: JSON.stringify(Object.fromEntries(DAYS.map((day) => [day, night]))),
      lastCheckedAt: new Date(testNow()).toISOString(),
    });
    const { body } = await owner.send('POST', `/services/${id}/full`);
    wait(Date.parse(body.full.until) - testNow() - MINUTE);
    expect(await told()).toEqual([expect.stringMatching(/^Day Centre: Harbour Kitchen: Full/)]);
    wait(MINUTE);
    expect(await told()).toEqual([]);
  });

  it('is told of nobody who is taken down', async () => {
    const { owner, charity, id, organisation } = await city();
    await owner.send('POST', '/dated-changes', closed(3, { services: [id] }));
    await charity.send('PUT', `${organisation}/published`, { published: false });
    expect(await told()).toEqual([]);
  });
});
