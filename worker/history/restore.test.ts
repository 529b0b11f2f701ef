import { env } from 'cloudflare:test';
import { eq, getTableColumns } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../shared/time/units.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { accounts, audit, services, tombstones } from '../db/tables.ts';
import { login, PASSWORD } from '../testing/accounts.ts';
import {
  addHelpline,
  addOrganisation,
  addService,
  call,
  emptyDirectory,
  list,
  testNow,
} from '../testing/directory.ts';
import { everything } from '../testing/everything.ts';
import { KINDS } from '../testing/kinds.ts';
import { mailsTo, tokenIn } from '../testing/mailbox.ts';
import { admin, type Said, viewer } from '../testing/viewers.ts';

const db = database(env.DB);

beforeEach(async () => {
  await emptyDirectory();
  await db.delete(audit);
  await db.delete(tombstones);
});

async function restoreLast({ send }: { send: (...call: [string, string]) => Promise<Said> }) {
  const { body } = await send('GET', '/history');
  const { _id } = body.entries.find(({ action }: { action: string }) => /:delete$/.test(action));
  return send('POST', `/history/${_id}/restore`);
}

const lists = async () => ({
  organisations: await list<object>('/organisations/public'),
  services: await list<object>('/services/public'),
  helplines: await list<object>('/helplines/public'),
});

describe.each(KINDS)('a $kind deleted by mistake', ({ path, add }) => {
  it('comes back as it was, with its id, and is public again', async () => {
    const [owner, charity] = [await viewer(), await admin()];
    const at = `${path}/${await add(owner.organisationId)}`;
    const [{ body: before }, shown] = [await charity.send('GET', at), await lists()];
    await charity.send('DELETE', at);
    expect(await lists()).not.toMatchObject(shown);

    expect((await restoreLast(charity)).status).toBe(200);
    const { body: after } = await charity.send('GET', at);
    const { version, updatedAt, ...same } = before;
    expect(after).toMatchObject({ ...same, version: version + 1 });
    expect(await lists()).toMatchObject(
      JSON.parse(
        JSON.stringify(shown, (key, value) =>
          /^(version|updatedAt)$/.test(key) ? undefined : value,
        ),
      ),
    );
    expect(await db.select().from(tombstones)).toEqual([]);
  });

  it('comes back once', async () => {
    const [owner, charity] = [await viewer(), await admin()];
    const at = `${path}/${await add(owner.organisationId)}`;
    await charity.send('DELETE', at);
    const answers = await Promise.all([restoreLast(charity), restoreLast(charity)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await restoreLast(charity)).status).toBe(409);
  });
});

describe('an organisation deleted by mistake', () => {
  it('comes back with its services, its helpline and its sign-ins, who choose a password', async () => {
    const email = `${crypto.randomUUID()}@handbook.test`;
    const [owner, charity] = [await viewer({ email }), await admin()];
    const { organisationId: providerId } = owner;
    for (const type of ['Lunch', 'Dinner']) await addService({ providerId, type });
    await addHelpline({ providerId });
    const at = `/organisations/${providerId}`;
    const { body: before } = await charity.send('GET', at);
    await charity.send('DELETE', at);
    expect((await mailsTo(email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Harbour Kitchen is no longer in'),
    ]);
    expect((await restoreLast(charity)).status).toBe(200);
    const { body: after } = await charity.send('GET', at);
    expect(after.services.map(({ _id }: { _id: string }) => _id)).toEqual(
      before.services.map(({ _id }: { _id: string }) => _id),
    );
    expect(after.helpline._id).toBe(before.helpline._id);

    expect((await login(email)).status).toBe(401);
    const mail = (await mailsTo(email)).find(({ text }) => text.includes('again'));
    const token = mail ? tokenIn(mail) : '';
    const password = { password: PASSWORD, confirmPassword: PASSWORD };
    const set = await call(`/auth/reset-password/${token}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(password),
    });
    expect(set.status).toBe(200);
    expect((await login(email)).status).toBe(200);
  });

  it('stays away, whole, where somebody else has its sign-in email by now', async () => {
    const [owner, charity] = [await viewer(), await admin()];
    await addService({ providerId: owner.organisationId });
    await charity.send('DELETE', `/organisations/${owner.organisationId}`);
    await db.update(accounts).set({ email: owner.email }).where(eq(accounts.id, charity.id));
    const stood = await everything();
    const { status, body } = await restoreLast(charity);
    expect(status).toBe(409);
    expect(body.error).toMatch(/^Somebody else signs in/);
    expect(await everything()).toEqual(stood);
  });
});

it('says why a service or helpline cannot come back', async () => {
  const [owner, charity] = [await viewer(), await admin()];
  const { organisationId: providerId } = owner;
  const service = await addService({ providerId });
  await charity.send('DELETE', `/services/${service.id}`);
  const { body } = await charity.send('GET', '/history');
  await charity.send('DELETE', `/organisations/${providerId}`);
  const restored = await charity.send('POST', `/history/${body.entries[0]._id}/restore`);
  expect(restored).toMatchObject({
    status: 409,
    body: { error: 'Its organisation is not there any more. Restore that first.' },
  });

  const { id } = await addOrganisation();
  const line = await addHelpline({ providerId: id });
  await charity.send('DELETE', `/helplines/${line.id}`);
  await addHelpline({ providerId: id });
  expect((await restoreLast(charity)).body).toEqual({
    error: 'Its organisation has another helpline by now.',
  });
});

it('brings nothing back for which there is no room by now', async () => {
  const [owner, charity] = [await viewer(), await admin()];
  const { organisationId: providerId } = owner;
  const { id } = await addService({ providerId });
  await charity.send('DELETE', `/services/${id}`);
  const { value, message } = LIMITS.servicesOfOrganisation;
  const { id: other } = await addService({ providerId });
  const columns = Object.values(getTableColumns(services));
  const copy = columns
    .map(({ name }) => (name === 'id' ? `'other-' || json_each.key` : `services.${name}`))
    .join(', ');
  await env.DB.prepare(
    `INSERT INTO services (${columns.map(({ name }) => name).join(', ')}) SELECT ${copy} FROM services, json_each(?2) WHERE services.id = ?1`,
  )
    .bind(other, JSON.stringify(Array(value - 1).fill(0)))
    .run();
  const stood = await everything();
  expect(await restoreLast(charity)).toMatchObject({ status: 409, body: { error: message } });
  expect(await everything()).toEqual(stood);
  await db.delete(services).where(eq(services.id, other));
  expect((await restoreLast(charity)).status).toBe(200);
});

it('refuses what is not a deletion, or is older than 30 days', async () => {
  const [owner, charity] = [await viewer(), await admin()];
  const { id } = await addService({ providerId: owner.organisationId });
  await owner.send('PUT', `/services/${id}`, { note: 'x' });
  const { body } = await charity.send('GET', '/history');
  expect((await charity.send('POST', `/history/${body.entries[0]._id}/restore`)).status).toBe(409);

  await owner.send('DELETE', `/services/${id}`);
  const deletedAt = (instant: number) =>
    db
      .update(audit)
      .set({ at: toIso(instant) })
      .where(eq(audit.action, 'service:delete'));
  await deletedAt(testNow() - 30 * DAY);
  expect((await restoreLast(charity)).status).toBe(409);
  await deletedAt(testNow() - 30 * DAY + MINUTE);
  expect((await restoreLast(charity)).status).toBe(200);
  expect((await charity.send('POST', '/history/nothing/restore')).status).toBe(404);
});
