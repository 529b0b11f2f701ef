import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAYS } from '../../shared/time/schedule.ts';
import { HOUR } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { audit } from '../db/tables.ts';
import {
  addDatedChange,
  addService,
  call,
  emptyDirectory,
  testNow,
  wait,
} from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';

const NIGHT = [{ start: '20:00', end: '08:00' }];
const everyNight = JSON.stringify(Object.fromEntries(DAYS.map((day) => [day, NIGHT])));

beforeEach(emptyDirectory);

async function shelter(fields = {}) {
  const owner = await viewer();
  const made = {
    type: 'Day Centre',
    schedule: everyNight,
    lastCheckedAt: new Date().toISOString(),
  };
  const { id } = await addService({ providerId: owner.organisationId, ...made, ...fields });
  return { owner, id };
}

const publicServices = async () => {
  const answer = await call('/services/public');
  return {
    etag: answer.headers.get('ETag'),
    services: (await answer.json()) as Record<string, unknown>[],
  };
};

describe('a service that is full', () => {
  it('says so in public until noon of the next day, without its hours, and ends by itself', async () => {
    const { owner, id } = await shelter();
    const before = await publicServices();
    const saved = await owner.send('POST', `/services/${id}/full`);
    expect(saved.body).toMatchObject({ full: { what: 'beds' }, version: 1 });
    const until = Date.parse(saved.body.full.until);
    expect(until - testNow()).toBeGreaterThan(20 * HOUR);

    const during = await publicServices();
    expect(during.services).toMatchObject([
      { full: saved.body.full, weeklySchedule: { Monday: NIGHT }, announced: [{}] },
    ]);
    expect(
      Object.values(during.services[0]?.schedule as object).filter((it) => !it.length),
    ).toHaveLength(1);

    wait(until - testNow());
    const after = await publicServices();
    expect(after.services[0]).not.toHaveProperty('full');
    expect(after.services).toEqual(before.services);
    expect(new Set([before, during, after].map(({ etag }) => etag)).size).toBe(3);
  });

  it('has room again with one call, and saying the same twice says it once', async () => {
    const { owner, id } = await shelter();
    await database(env.DB).delete(audit);
    const first = await owner.send('POST', `/services/${id}/full`);
    const second = await owner.send('POST', `/services/${id}/full`);
    expect(second.body).toEqual(first.body);
    const undone = await owner.send('DELETE', `/services/${id}/full`);
    expect(undone.body).not.toHaveProperty('full');
    expect((await publicServices()).services[0]).not.toHaveProperty('full');
    const rows = await database(env.DB).select().from(audit);
    expect(rows.map(({ action, kind, recordId }) => [action, kind, recordId])).toEqual([
      ['service:full', 'service', id],
      ['service:full', 'service', id],
    ]);
    expect(rows[0]?.after).toContain('Full on the night of');
  });

  it('leaves alone who edits it meanwhile, and what they save leaves it full', async () => {
    const { owner, id } = await shelter();
    await owner.send('POST', `/services/${id}/full`);
    const saved = await owner.send('PUT', `/services/${id}`, { note: 'Ring the bell', version: 1 });
    expect(saved).toMatchObject({
      status: 200,
      body: { note: 'Ring the bell', full: { what: 'beds' } },
    });
  });

  it('counts the times of today that a change of the city has put in place', async () => {
    const { owner, id } = await shelter({ type: 'Dinner' });
    const today = new Date(testNow()).toISOString().slice(0, 10);
    const slots = [{ start: '18:00', end: '22:30' }];
    await addDatedChange({ kind: 'hours', slots, from: today, to: today });
    const saved = await owner.send('POST', `/services/${id}/full`);
    // In June the city is an hour ahead.
    expect(saved.body.full).toMatchObject({ what: 'meals', until: `${today}T21:30:00.000Z` });
  });

  it('is no matter of a service that gives neither beds nor meals', async () => {
    const { id } = await shelter({ type: 'Showers' });
    const { send } = await admin();
    expect(await send('POST', `/services/${id}/full`)).toMatchObject({
      status: 422,
      body: { error: 'This is for meals, and for day centres that are open all night.' },
    });
    expect((await send('DELETE', `/services/${id}/full`)).status).toBe(200);
  });
});
