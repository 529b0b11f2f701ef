import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import sample from '../../data/bristol.json';
import { database } from '../db/client.ts';
import { audit, outbox, services, tombstones } from '../db/tables.ts';
import {
  addDatedChange,
  addHelpline,
  addOrganisation,
  addService,
  call,
  emptyDirectory,
} from '../testing/directory.ts';
import { mailsTo } from '../testing/mailbox.ts';
import { admin } from '../testing/viewers.ts';

const db = database(env.DB);

beforeEach(async () => {
  await emptyDirectory();
  await db.delete(audit);
  await db.delete(tombstones);
});

type Charity = Awaited<ReturnType<typeof admin>>;

const taken = async ({ headers }: Charity, name: string) => {
  const answer = await call(`/export/${name}`, { headers });
  expect(answer.status).toBe(200);
  return answer.text();
};
const file = async (charity: Charity) => JSON.parse(await taken(charity, 'directory.json'));

async function bring({ send }: Charity, input: object) {
  const { body: preview } = await send('POST', '/import/preview', input);
  return { preview, ...(await send('POST', '/import', { ...input, token: preview.token })) };
}

const publicLists = async () =>
  Promise.all(
    ['organisations', 'services', 'helplines'].map(async (noun) => {
      const text = await (await call(`/${noun}/public`)).text();
      return text.replaceAll(/"(createdAt|updatedAt|lastCheckedAt)":"[^"]*"/g, '"$1":""');
    }),
  );

it('reads what is here for the page that matches rows, of which nobody is told as of an export', async () => {
  const charity = await admin();
  await addService({ providerId: (await addOrganisation({ name: 'Kitchen' })).id });
  await db.delete(outbox);
  const { status, body } = await charity.send('GET', '/import/present');
  expect([status, await db.select().from(outbox)]).toEqual([200, []]);
  expect(body).toEqual(await file(charity));
  expect(await mailsTo(charity.email)).toMatchObject([
    { text: expect.stringContaining('stolen sign-in') },
  ]);
});

describe('a directory taken out and brought in', () => {
  it('is the same to the byte after everything was wiped, apart from when it was written', async () => {
    const charity = await admin();
    expect((await bring(charity, { file: sample, checked: true })).status).toBe(200);
    const [edited] = await db.select().from(services).limit(1);
    await charity.send('PUT', `/services/${edited?.id}`, { note: 'Edited here' });
    const [before, out] = [await publicLists(), await taken(charity, 'directory.json')];
    expect(before.join().length).toBeGreaterThan(50_000);
    expect(await taken(charity, 'directory.json')).toBe(out);

    await emptyDirectory();
    const again = await admin();
    expect(await publicLists()).toEqual(['[]', '[]', '[]']);
    expect((await bring(again, { file: JSON.parse(out) })).status).toBe(200);
    expect(await publicLists()).toEqual(before);
    expect(await taken(again, 'directory.json')).toBe(out);
  });

  it('carries what is taken down and what waits for approval, and not the charity itself', async () => {
    const charity = await admin();
    const { id } = await addOrganisation({ published: false, approved: false });
    await addService({ providerId: id, published: false });
    await addHelpline({ published: false });
    const out = await file(charity);
    expect(out).toMatchObject({
      organisations: [{ approved: false, published: false, services: [{ published: false }] }],
      helplines: [{ published: false }],
    });
    const { preview } = await bring(charity, { file: out });
    expect(preview).toMatchObject({ added: [], changed: [], unchanged: 3, faults: [] });
  });
});

describe('dated changes taken out and brought in', () => {
  it('are the same after everything was wiped, and brought in again they change nothing', async () => {
    const charity = await admin();
    const { id: providerId } = await addOrganisation();
    const { id } = await addService({ providerId });
    const slots = [{ start: '18:00', end: '02:00' }];
    await addDatedChange({ services: [id], organisation: providerId, kind: 'hours', slots });
    await addDatedChange({ organisation: providerId, from: '2026-05-01', to: '' });
    await addDatedChange({ scope: 'type', type: 'Lunch' });
    const [before, out] = [await publicLists(), await taken(charity, 'directory.json')];
    expect(before.join()).toContain('"changes":[{"kind":"hours"');

    await emptyDirectory();
    const again = await admin();
    expect((await bring(again, { file: JSON.parse(out) })).preview.added).toHaveLength(5);
    expect(await publicLists()).toEqual(before);
    expect(await taken(again, 'directory.json')).toBe(out);
    const { preview } = await bring(again, { file: JSON.parse(out), overwrite: true });
    expect(preview).toMatchObject({ added: [], changed: [], unchanged: 5, faults: [] });
  });

  it('stay as they were edited here, and stay away once deleted, unless it overwrites', async () => {
    const charity = await admin();
    const change = await addDatedChange({ organisation: (await addOrganisation()).id });
    const out = await file(charity);
    const path = `/dated-changes/${change.id}`;
    await charity.send('PUT', path, { reason: 'snow' });
    const { preview } = await bring(charity, { file: out });
    expect(preview).toMatchObject({ changed: [], kept: [{ kind: 'dated change' }] });
    await charity.send('DELETE', path);
    const second = await bring(charity, { file: out });
    expect(second.preview).toMatchObject({ added: [], keptDeleted: [{ kind: 'dated change' }] });
    await bring(charity, { file: out, overwrite: true });
    expect((await charity.send('GET', path)).body).toMatchObject({ reason: 'staff training' });
    const { entries } = (await charity.send('GET', `/history?record=${change.id}`)).body;
    expect(entries[0]).toMatchObject({ action: 'directory:import', after: { kind: 'closed' } });
  });

  it('are refused where they belong elsewhere or name the services of others', async () => {
    const charity = await admin();
    const { id } = await addOrganisation();
    const out = await file(charity);
    const closed = { kind: 'closed', from: '2026-12-24', to: '2026-12-26' };
    out.organisations[0].datedChanges = [
      { ...closed, services: ['of-somebody-else'] },
      { ...closed, scope: 'city' },
      { ...closed, scope: 'organisation', to: '2026-12-01' },
    ];
    const { preview } = await bring(charity, { file: out });
    expect(preview.faults).toEqual([
      {
        path: 'organisations[0].datedChanges[0].services',
        message: 'Must be services of this organisation.',
      },
      { path: 'organisations[0].datedChanges[1].scope', message: 'Does not belong here.' },
      {
        path: 'organisations[0].datedChanges[2].to',
        message: 'The last day cannot be before the first.',
      },
    ]);
    expect(preview.added).toEqual([]);
    expect(id).toBe(out.organisations[0]._id);
  });
});

describe('an import', () => {
  it('says first what it would add, change, keep and leave out, and writes nothing by that', async () => {
    const charity = await admin();
    const input = { file: sample };
    await bring(charity, input);
    const [edited] = await db.select().from(services).limit(1);
    await charity.send('PUT', `/services/${edited?.id}`, { note: 'Edited here' });
    const out = await file(charity);
    const [one] = out.organisations;
    const changed = {
      ...out,
      organisations: [
        { ...one, description: 'Described anew.', services: [] },
        { name: 'Ark', description: 'Beds for the night.', services: [] },
        { name: 'B', description: 'Too short a name.', services: [] },
      ],
      helplines: [],
    };
    const stood = await file(charity);
    const { body } = await charity.send('POST', '/import/preview', { file: changed });
    expect(body).toMatchObject({
      added: [{ kind: 'organisation', what: 'Ark', of: '' }],
      changed: [
        {
          what: one.name,
          before: { description: one.description },
          after: { description: 'Described anew.' },
        },
      ],
      faults: [{ path: 'organisations[2].name' }],
    });
    expect(await file(charity)).toEqual(stood);

    const { body: whole } = await charity.send('POST', '/import/preview', input);
    expect(whole.kept.map(({ id }: { id: string }) => id)).toEqual([edited?.id]);
    expect(whole.kept).toMatchObject([{ after: { note: edited?.note } }]);
    const { body: all } = await charity.send('POST', '/import/preview', {
      ...input,
      overwrite: true,
    });
    expect(all.changed).toMatchObject([{ id: edited?.id, after: { note: edited?.note } }]);
  });

  it('writes only what was looked at: not another file, nor after a change', async () => {
    const charity = await admin();
    const input = { file: { organisations: [], helplines: [helpline('Night Line')] } };
    const { body } = await charity.send('POST', '/import/preview', input);
    const other = { file: { organisations: [], helplines: [helpline('Day Line')] } };
    const send = (what: object) => charity.send('POST', '/import', { ...what, token: body.token });
    expect((await send(other)).status).toBe(409);
    expect((await send({ ...input, overwrite: true })).status).toBe(409);
    const added = await addHelpline();
    expect((await send(input)).status).toBe(409);
    expect((await file(charity)).helplines).toMatchObject([{ _id: added.id }]);
  });

  it('is written once of two at the same time', async () => {
    const charity = await admin();
    const input = { file: { organisations: [], helplines: [helpline('Night Line')] } };
    const { body } = await charity.send('POST', '/import/preview', input);
    const send = () => charity.send('POST', '/import', { ...input, token: body.token });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is in the history, record by record', async () => {
    const charity = await admin();
    await bring(charity, { file: { organisations: [], helplines: [helpline('Night Line')] } });
    await bring(charity, {
      file: { organisations: [], helplines: [{ ...helpline('Night Line'), phone: '116000' }] },
    });
    const { body } = await charity.send('GET', '/history');
    expect(body.entries).toMatchObject([
      {
        action: 'directory:import',
        account: { email: charity.email },
        name: 'Night Line',
        before: { phone: '116123' },
        after: { phone: '116000' },
      },
      { action: 'directory:import', before: null, after: { name: 'Night Line', published: true } },
    ]);
  });

  it('does not bring back what was deleted here, unless told to', async () => {
    const charity = await admin();
    const input = { file: { organisations: [], helplines: [helpline('Night Line')] } };
    await bring(charity, input);
    const [{ _id }] = (await file(charity)).helplines;
    await charity.send('DELETE', `/helplines/${_id}`);
    expect((await bring(charity, input)).preview.keptDeleted).toMatchObject([{ id: _id }]);
    expect((await file(charity)).helplines).toEqual([]);
    await bring(charity, { ...input, overwrite: true });
    expect((await file(charity)).helplines).toMatchObject([{ _id }]);
  });

  it('takes a whole city, and no more than 8 MB', async () => {
    const charity = await admin();
    const organisations = Array.from({ length: 200 }, (_, n) => ({
      name: `Organisation ${n}`,
      description: 'x'.repeat(1000),
      services: Array.from({ length: 10 }, (_, m) => ({
        type: 'Lunch',
        serviceAddress: `${m} Quay Street, Bristol`,
      })),
    }));
    const { preview, status } = await bring(charity, { file: { organisations, helplines: [] } });
    expect([preview.added.length, status]).toEqual([2200, 200]);
    const file = { organisations: 'x'.repeat(9e6) };
    expect((await charity.send('POST', '/import/preview', { file })).status).toBe(413);
  });
});

const helpline = (name: string) => ({
  name,
  description: 'Someone to talk to.',
  phone: '116123',
});

describe('a spreadsheet', () => {
  it('names its columns, and can be read by one that takes formulas', async () => {
    const charity = await admin();
    for (const [n, name] of ['=1+1', '+44', '-1', '@SUM(A1)', '\tx', '\rx'].entries())
      await addOrganisation({ name, description: `Number ${n}`, addresses: '["1, Quay \\"A\\""]' });
    const text = await taken(charity, 'organisations.csv');
    expect(text).toMatch(/^Id,Name,Description,Addresses,/);
    for (const start of ["'=1+1", "'+44", "'-1", "'@SUM", "'\tx", "'\rx"])
      expect(text).toContain(start);
    expect(text).not.toMatch(/(^|,)"?[=+\-@\t\r]/m);
    expect(text).toContain('"1, Quay ""A"""');
  });

  it('has a row for each service and helpline, with whose it is', async () => {
    const charity = await admin();
    const { id } = await addOrganisation({ name: 'Ark' });
    const schedule = '{"Monday":[{"start":"09:00","end":"10:00"}]}';
    await addService({
      providerId: id,
      schedule,
      note: '£2',
      lastCheckedAt: '2026-11-01T09:30:00.000Z',
    });
    await addHelpline({ providerId: id });
    await addHelpline({ name: 'Day Line' });
    expect(await taken(charity, 'services.csv')).toContain(
      ',Ark,Breakfast,,"1 Quay Street, Bristol"',
    );
    expect(await taken(charity, 'services.csv')).toMatch(
      /,09:00-10:00,,,,,,,,,,£2,+2026-11-01,Yes/,
    );
    const lines = (await taken(charity, 'helplines.csv')).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(',Ark,General,Night Line');
  });
});
