import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { SLOT_TEXT } from '../../shared/services/service-text.ts';
import { emptySchedule } from '../../shared/time/empty-schedule.ts';
import { DAYS } from '../../shared/time/schedule.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { services } from '../db/tables.ts';
import { addService, emptyDirectory, list } from '../testing/directory.ts';
import { viewer } from '../testing/viewers.ts';

const db = database(env.DB);
const lunch = { type: 'Lunch', serviceAddress: '1 Quay Street, Bristol' };
const MOST = LIMITS.servicesOfOrganisation.value;
const TEXT = LIMITS.serviceTextOfOrganisation;

beforeEach(emptyDirectory);

/** Gives an organisation services without going through the API, as quickly as the database takes them. */
async function fill(providerId: string, count: number, schedule?: string) {
  const { id: _, ...row } = await addService({ providerId, ...(schedule && { schedule }) });
  const rows = Array.from({ length: count - 1 }, (_, at) => ({ ...row, id: `full-${at}` }));
  await env.DB.batch(
    rows.map((one) => {
      const { sql, params } = db.insert(services).values(one).toSQL();
      return env.DB.prepare(sql).bind(...params);
    }),
  );
}

const countOf = (providerId: string) => db.$count(services, eq(services.providerId, providerId));

describe('an organisation', () => {
  it(`has ${MOST} services at most, however many come at the same time`, async () => {
    const owner = await viewer();
    await fill(owner.organisationId, MOST - 1);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => owner.send('POST', '/services', lunch)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({ error: 'An organisation can have up to 300 services.' });
    expect(await countOf(owner.organisationId)).toBe(MOST);
    const other = await viewer();
    expect((await other.send('POST', '/services', lunch)).status).toBe(201);
  });

  it('has so much text in its services at most, in bytes and with its times', async () => {
    const owner = await viewer();
    const schedule = { ...emptySchedule(), Monday: [{ start: '09:00', end: '17:00' }] };
    const note = 'ش'.repeat(10);
    const rest = TEXT.value - 20 - SLOT_TEXT - lunch.serviceAddress.length;
    await addService({
      providerId: owner.organisationId,
      note: 'x'.repeat(rest),
      serviceAddress: '',
    });
    const sent = { ...lunch, note, schedule };
    const { status, body } = await owner.send('POST', '/services', { ...sent, note: `${note}!` });
    expect([status, body.fields]).toEqual([422, { note: TEXT.message }]);
    const made = await owner.send('POST', '/services', sent);
    expect(made.status).toBe(201);
    // The same words once more take no room.
    expect((await owner.send('POST', '/services', sent)).status).toBe(201);

    const at = `/services/${made.body._id}`;
    const longer = await owner.send('PUT', at, { note: `${note}!` });
    expect([longer.status, longer.body.fields]).toEqual([422, { note: TEXT.message }]);
    expect((await owner.send('PUT', at, { note: 'ش' })).status).toBe(200);
  });

  it('has so many opening times in its services at most, those that are the same too', async () => {
    const owner = await viewer();
    const slots = ['00', '06', '12', '18'].map((hour) => ({
      start: `${hour}:00`,
      end: `${hour}:30`,
    }));
    const full = Object.fromEntries(DAYS.map((day) => [day, slots]));
    const week = slots.length * DAYS.length;
    const { value, message } = LIMITS.openingTimesOfOrganisation;
    const count = Math.floor(value / week);
    await fill(owner.organisationId, count, JSON.stringify(full));
    const empty = DAYS.length - Math.floor((value % week) / slots.length);
    const rest = Object.fromEntries(DAYS.slice(empty).map((day) => [day, slots]));
    const another = String(DAYS[empty - 1]);
    const sent = { ...lunch, schedule: { ...rest, [another]: slots.slice(0, 1) } };
    const { status, body } = await owner.send('POST', '/services', sent);
    expect([status, body.fields]).toEqual([422, { [`schedule.${another}`]: message }]);
    const made = await owner.send('POST', '/services', { ...lunch, schedule: rest });
    expect(made.status).toBe(201);
    const at = `/services/${made.body._id}`;
    const more = await owner.send('PUT', at, { schedule: sent.schedule });
    expect([more.status, more.body.fields]).toEqual([422, { [`schedule.${another}`]: message }]);
    expect((await owner.send('PUT', at, { note: 'Ring the bell' })).status).toBe(200);
    expect((await owner.send('PUT', at, { schedule: {} })).status).toBe(200);
  });

  it('has so many words in its services at most, those that are the same too', async () => {
    const owner = await viewer();
    const { value, message } = LIMITS.serviceWordsOfOrganisation;
    const address = 'x'.repeat(value / 4);
    for (let at = 0; at < 3; at++)
      await addService({ providerId: owner.organisationId, serviceAddress: address, note: '' });
    const rest = value / 4 - lunch.serviceAddress.length;
    await addService({
      providerId: owner.organisationId,
      serviceAddress: 'x'.repeat(rest - 3),
      note: '',
    });
    const { status, body } = await owner.send('POST', '/services', { ...lunch, note: 'Ring' });
    expect([status, body.fields]).toEqual([422, { note: message }]);
    expect((await owner.send('POST', '/services', { ...lunch, note: 'Bus' })).status).toBe(201);
  });

  it('keeps what was stored before there was a maximum, and is told at which field', async () => {
    const owner = await viewer();
    const slots = Array.from({ length: 6 }, (_, at) => ({ start: `0${at}:00`, end: `0${at}:30` }));
    const { id } = await addService({
      providerId: owner.organisationId,
      serviceAddress: 'x'.repeat(12_000),
      schedule: JSON.stringify({ ...emptySchedule(), Monday: slots }),
    });
    const [shown] = await list<{ serviceAddress: string }>('/services/public');
    expect(shown?.serviceAddress).toHaveLength(12_000);
    const { status, body } = await owner.send('PUT', `/services/${id}`, { note: 'Ring the bell' });
    expect([status, body.fields]).toEqual([
      422,
      { serviceAddress: LIMITS.address.message, 'schedule.Monday': LIMITS.slotsADay.message },
    ]);
    const mended = { serviceAddress: '1 Quay Street', schedule: { Monday: slots.slice(0, 4) } };
    expect((await owner.send('PUT', `/services/${id}`, mended)).status).toBe(200);
  });
});
