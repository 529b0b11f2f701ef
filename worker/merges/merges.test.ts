import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../shared/site/site.ts';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import {
  accounts,
  askings,
  audit,
  datedChanges,
  helplines,
  merges,
  services,
  tombstones,
} from '../db/tables.ts';
import { runJobs } from '../jobs/scheduled.ts';
import {
  addDatedChange,
  addHelpline,
  addOrganisation,
  addReport,
  addService,
  call,
  emptyDirectory,
  list,
  testNow,
  wait,
} from '../testing/directory.ts';
import { mailsTo } from '../testing/mailbox.ts';
import { facts, merge, twins } from '../testing/merged.ts';
import { admin, viewer } from '../testing/viewers.ts';

// docs/product.md#merging-twins

const db = database(env.DB);

beforeEach(async () => {
  await emptyDirectory();
  await db.delete(audit);
  await db.delete(tombstones);
});

describe('two listings of one organisation', () => {
  it('become one, with the values that were chosen and all that was the other’s', async () => {
    const { charity, other, keep, drop, moved, line } = await twins();
    const { status, body } = await merge(charity, keep, drop, { take: ['phone'] });
    expect({ status, keep: body.keep }).toEqual({ status: 201, keep: keep.id });
    expect((await charity.send('GET', `/organisations/${keep.id}`)).body).toMatchObject({
      name: 'Harbour Kitchen',
      phone: ['0117222222'],
      services: [{ type: 'Lunch' }, { type: 'Dinner', _id: moved.id }],
      helpline: { _id: line.id },
    });
    const shown = await list<{ _id: string; formerly?: string[] }>('/organisations/public');
    expect(shown.filter(({ _id }) => _id === drop.id)).toEqual([]);
    expect(shown.find(({ _id }) => _id === keep.id)?.formerly).toEqual([drop.id]);
    // Who signed in for the one keeps doing so, for the other.
    expect((await other.send('GET', '/auth/verify')).body.organisation).toMatchObject({
      _id: keep.id,
    });
    expect((await other.send('GET', `/services/${moved.id}`)).status).toBe(200);
  });

  it('are two again as they were, with everything that was theirs', async () => {
    const { charity, keep, drop, moved } = await twins();
    await addDatedChange({ organisation: drop.id });
    await addDatedChange({ organisation: drop.id, services: [moved.id] });
    await addReport({ kind: 'organisation', listingId: drop.id, organisationId: drop.id });
    await db
      .insert(askings)
      .values({ organisationId: drop.id, askedAt: '2026-05-30T00:00:00.000Z' });
    const before = await facts();
    const { body } = await merge(charity, keep, drop, { take: ['phone', 'name', 'website'] });
    expect(await facts()).not.toEqual(before);
    const undone = await charity.send('POST', `/merges/${body._id}/undo`);
    expect(undone).toMatchObject({ status: 200, body: { left: [] } });
    expect(await facts()).toEqual(before);
    expect([await db.select().from(merges), await db.select().from(tombstones)]).toEqual([[], []]);
    expect((await charity.send('POST', `/merges/${body._id}/undo`)).status).toBe(404);
  });

  it('keep what somebody has changed since, and say so', async () => {
    const { charity, other, keep, drop, moved } = await twins();
    const { body } = await merge(charity, keep, drop, { take: ['phone', 'website'] });
    await other.send('PUT', `/organisations/${keep.id}`, { phone: ['0117333333'] });
    await other.send('PUT', `/services/${moved.id}`, { note: 'Ring the side bell.' });
    const { body: undone } = await charity.send('POST', `/merges/${body._id}/undo`);
    expect(undone.left).toEqual(['Phone numbers of Harbour Kitchen']);
    const one = (await charity.send('GET', `/organisations/${keep.id}`)).body;
    expect(one).toMatchObject({ phone: ['0117333333'], website: 'https://harbour.test' });
    const two = (await charity.send('GET', `/organisations/${drop.id}`)).body;
    expect(two).toMatchObject({
      phone: ['0117222222'],
      services: [{ note: 'Ring the side bell.' }],
    });
  });

  it('cannot be parted once the one that stayed is gone, which is said', async () => {
    const { charity, keep, drop } = await twins();
    const { body } = await merge(charity, keep, drop);
    await charity.send('DELETE', `/organisations/${keep.id}`);
    const { status, body: said } = await charity.send('POST', `/merges/${body._id}/undo`);
    expect([status, said.error]).toEqual([409, expect.stringContaining('not there any more')]);
  });

  it('are told apart for 30 days, and lead to one for ever', async () => {
    const { charity, keep, drop } = await twins();
    const { body } = await merge(charity, keep, drop);
    wait(31 * DAY);
    const later = await admin();
    expect((await later.send('GET', '/merges')).body.merges).toEqual([]);
    expect((await later.send('POST', `/merges/${body._id}/undo`)).status).toBe(404);
    await runJobs(env, testNow());
    expect(await db.select({ before: merges.before, to: merges.keptId }).from(merges)).toEqual([
      { before: '', to: keep.id },
    ]);
    const { status, headers } = await call(`/organisations/${drop.id}`, { headers: later.headers });
    expect([status, headers.get('Location')]).toEqual([308, `/api/organisations/${keep.id}`]);
    wait(-31 * DAY);
  });

  it('are in the history, the one that went too, and the public is told of none that closed', async () => {
    const { charity, keep, drop } = await twins();
    await merge(charity, keep, drop, { take: ['phone'] });
    const entries = async (id: string) =>
      (await charity.send('GET', `/history?record=${id}`)).body.entries;
    expect(await entries(drop.id)).toMatchObject([
      { name: 'The Harbour Kitchen', after: null, before: { mergedWith: 'Harbour Kitchen' } },
    ]);
    expect(await entries(keep.id)).toMatchObject([
      { after: { phone: ['0117222222'], mergedWith: 'The Harbour Kitchen' } },
    ]);
    const { changes } = (await list<never>('/changes?since=2026-05-01')) as unknown as {
      changes: { change: string }[];
    };
    expect(changes.filter(({ change }) => change === 'closed')).toEqual([]);
  });

  it('show nothing that one of them kept from the public', async () => {
    const charity = await admin();
    const keep = await addOrganisation({ name: 'Open House' });
    const hidden = await addOrganisation({ name: 'House', published: false });
    const down = await addService({ providerId: hidden.id });
    const secret = await addOrganisation({ name: 'Safe House', addressPublic: 'no' });
    await addService({ providerId: secret.id, serviceAddress: '7 Quiet Lane, Bristol' });
    const { body } = await merge(charity, keep, hidden);
    expect((await merge(charity, keep, secret)).status).toBe(201);
    const shown = JSON.stringify(await list('/services/public'));
    expect(shown).not.toContain(down.id);
    expect(shown).not.toContain('Quiet Lane');
    await charity.send('POST', `/merges/${body._id}/undo`);
    const [row] = await db.select().from(services).where(eq(services.id, down.id));
    expect(row).toMatchObject({ published: true, providerId: hidden.id });
  });

  it('tell the people of the one that went, and nobody else, once; and again when they are two', async () => {
    const owner = await viewer({ organisation: { name: 'Harbour Kitchen' } });
    const { charity, other, drop } = await twins();
    const colleague = await viewer({ organisationId: drop.id });
    const keep = { id: owner.organisationId };
    const { body } = await merge(charity, keep, drop);
    const told = async (of: { email: string }) =>
      (await mailsTo(of.email))
        .map(({ text }) => text)
        .filter((text) => /one listing|two listings/i.test(text));
    for (const one of [other, colleague]) {
      const [mail = '', ...more] = await told(one);
      expect(more).toEqual([]);
      expect(mail).toContain('has made them one listing: Harbour Kitchen.');
      expect(mail).toContain('Now you can edit Harbour Kitchen');
      expect(mail).toContain(`${site().email} or ${site().phoneDisplay}`);
    }
    expect(await told(owner)).toEqual([]);
    // A sign-in that was removed meanwhile is told nothing more.
    await db.delete(accounts).where(eq(accounts.id, colleague.id));
    await runJobs(env, testNow());
    await charity.send('POST', `/merges/${body._id}/undo`);
    await charity.send('POST', `/merges/${body._id}/undo`);
    await runJobs(env, testNow());
    expect((await told(other)).slice(1)).toEqual([
      expect.stringContaining('They are two listings again.'),
    ]);
    expect([(await told(colleague)).length, await told(owner)]).toEqual([1, []]);
  });

  it('with a helpline each have one, which says what was chosen', async () => {
    const { charity, keep, drop, line } = await twins();
    const own = await addHelpline({ providerId: keep.id, name: 'Own Line' });
    const before = await facts();
    const { body } = await merge(charity, keep, drop, { takeHelpline: true });
    const shown = await list<{ _id: string; name: string; formerly?: string[] }>(
      '/helplines/public',
    );
    expect(shown).toMatchObject([{ _id: own.id, name: 'Night Line', formerly: [line.id] }]);
    await charity.send('POST', `/merges/${body._id}/undo`);
    expect(await facts()).toEqual(before);
  });

  it.each<
    [string, (own: Awaited<ReturnType<typeof twins>>) => Promise<{ status: number }>, number]
  >([
    ['that is itself', ({ charity, keep }) => merge(charity, keep, keep), 422],
    [
      'that waits for approval',
      async ({ charity, keep }) => merge(charity, keep, await addOrganisation({ approved: false })),
      409,
    ],
    [
      'that is the charity’s own',
      ({ charity, keep }) => merge(charity, keep, { id: charity.organisationId }),
      409,
    ],
    [
      'that was changed since they were compared',
      ({ charity, keep, drop }) =>
        charity.send('POST', '/merges', {
          kind: 'organisation',
          keep: keep.id,
          drop: drop.id,
          versions: { keep: 1, drop: 7 },
        }),
      409,
    ],
  ])('are not merged with one %s', async (_why, attempt, status) => {
    const own = await twins();
    const before = await facts();
    expect((await attempt(own)).status).toBe(status);
    expect((await facts())[1]).toEqual(before[1]);
    expect(await db.select().from(merges)).toEqual([]);
  });
});

describe('two services', () => {
  it('of one organisation become one, with the dates of both, and two again', async () => {
    const charity = await admin();
    const { id: providerId } = await addOrganisation();
    const keep = await addService({ providerId, note: 'Free.' });
    const drop = await addService({ providerId, note: '£1.', subtype: '' });
    await addDatedChange({ organisation: providerId, services: [drop.id] });
    const before = await facts();
    const { status, body } = await merge(charity, keep, drop, { kind: 'service', take: ['note'] });
    expect(status).toBe(201);
    const [shown] = await list<object>('/services/public');
    expect(shown).toMatchObject({ _id: keep.id, note: '£1.', formerly: [drop.id] });
    expect(await db.select({ of: datedChanges.services }).from(datedChanges)).toEqual([
      { of: JSON.stringify([keep.id]) },
    ]);
    await charity.send('POST', `/merges/${body._id}/undo`);
    expect(await facts()).toEqual(before);
  });

  it('of two organisations, or of two types, stay two', async () => {
    const charity = await admin();
    const keep = await addService();
    const another = await addService({ providerId: keep.providerId, type: 'Lunch' });
    for (const drop of [await addService(), another])
      expect((await merge(charity, keep, drop, { kind: 'service' })).status).toBe(409);
  });
});

it('a helpline of nobody becomes its organisation’s', async () => {
  const charity = await admin();
  const { id: providerId } = await addOrganisation();
  const [keep, drop] = [await addHelpline(), await addHelpline({ providerId })];
  const { body } = await merge(charity, keep, drop, { kind: 'helpline', take: ['description'] });
  expect(await list('/helplines/public')).toMatchObject([{ _id: keep.id, provider: providerId }]);
  await charity.send('POST', `/merges/${body._id}/undo`);
  expect(await db.select({ id: helplines.id, of: helplines.providerId }).from(helplines)).toEqual(
    expect.arrayContaining([
      { id: keep.id, of: null },
      { id: drop.id, of: providerId },
    ]),
  );
});

it('an address leads on through merges of what was merged, and in circles nowhere', async () => {
  const charity = await admin();
  const [one, two, three] = [await addHelpline(), await addHelpline(), await addHelpline()];
  await merge(charity, two, one, { kind: 'helpline' });
  await merge(charity, three, two, { kind: 'helpline' });
  const { headers } = charity;
  const { headers: said } = await call(`/helplines/${one.id}`, { headers });
  expect(said.get('Location')).toBe(`/api/helplines/${three.id}`);
  expect(await list('/helplines/public')).toMatchObject([{ formerly: [one.id, two.id] }]);
});

it('what looks like twins is offered until an admin says that it is none', async () => {
  const charity = await admin();
  await addOrganisation({ name: 'St Anne’s House', phone: '[]', email: '', website: '' });
  await addOrganisation({ name: 'Saint Annes House', phone: '[]', email: '', website: '' });
  await addOrganisation({ name: 'Another', phone: '["01179244604"]', addresses: '[]' });
  await addOrganisation({ name: 'A third', phone: '["01179244604"]', addresses: '[]' });
  const { twins } = (await charity.send('GET', '/merges')).body;
  expect(twins).toMatchObject([{ kind: 'organisation', why: 'the same name' }]);
  const [{ one, other }] = twins;
  await charity.send('POST', '/merges/no-twins', { one: one._id, other: other._id });
  expect((await charity.send('GET', '/merges')).body.twins).toEqual([]);
});
