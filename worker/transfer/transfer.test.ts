import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import sample from '../../data/bristol.json';
import { database } from '../db/client.ts';
import { audit, outbox, services, tombstones } from '../db/tables.ts';
import { addHelpline, addOrganisation, addService, emptyDirectory } from '../testing/directory.ts';
import { mailsTo } from '../testing/mailbox.ts';
import { admin } from '../testing/viewers.ts';
import { bring, readPublicLists, takeDirectory, takeOut } from './testing/exchange.ts';

const db = database(env.DB);

beforeEach(async () => {
  await emptyDirectory();
  await db.delete(audit);
  await db.delete(tombstones);
});

it('reads what is here for the page that matches rows, of which nobody is told as of an export', async () => {
  const charity = await admin();
  await addService({ providerId: (await addOrganisation({ name: 'Kitchen' })).id });
  await db.delete(outbox);
  const { status, body } = await charity.send('GET', '/import/present');
  expect([status, await db.select().from(outbox)]).toEqual([200, []]);
  expect(body).toEqual(await takeDirectory(charity));
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
    const [before, out] = [await readPublicLists(), await takeOut(charity, 'directory.json')];
    expect(before.join().length).toBeGreaterThan(50_000);
    expect(await takeOut(charity, 'directory.json')).toBe(out);

    await emptyDirectory();
    const again = await admin();
    expect(await readPublicLists()).toEqual(['[]', '[]', '[]']);
    expect((await bring(again, { file: JSON.parse(out) })).status).toBe(200);
    expect(await readPublicLists()).toEqual(before);
    expect(await takeOut(again, 'directory.json')).toBe(out);
  });

  it('carries what is taken down and what waits for approval, and not the charity itself', async () => {
    const charity = await admin();
    const { id } = await addOrganisation({ published: false, approved: false });
    await addService({ providerId: id, published: false });
    await addHelpline({ published: false });
    const out = await takeDirectory(charity);
    expect(out).toMatchObject({
      organisations: [{ approved: false, published: false, services: [{ published: false }] }],
      helplines: [{ published: false }],
    });
    const { preview } = await bring(charity, { file: out });
    expect(preview).toMatchObject({ added: [], changed: [], unchanged: 3, faults: [] });
  });
});

describe('an import', () => {
  it('says first what it would add, change, keep and leave out, and writes nothing by that', async () => {
    const charity = await admin();
    const input = { file: sample };
    await bring(charity, input);
    const [edited] = await db.select().from(services).limit(1);
    await charity.send('PUT', `/services/${edited?.id}`, { note: 'Edited here' });
    const out = await takeDirectory(charity);
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
    const stood = await takeDirectory(charity);
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
    expect(await takeDirectory(charity)).toEqual(stood);

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
    expect((await takeDirectory(charity)).helplines).toMatchObject([{ _id: added.id }]);
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
    const [{ _id }] = (await takeDirectory(charity)).helplines;
    await charity.send('DELETE', `/helplines/${_id}`);
    expect((await bring(charity, input)).preview.keptDeleted).toMatchObject([{ id: _id }]);
    expect((await takeDirectory(charity)).helplines).toEqual([]);
    await bring(charity, { ...input, overwrite: true });
    expect((await takeDirectory(charity)).helplines).toMatchObject([{ _id }]);
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
    const text = await takeOut(charity, 'organisations.csv');
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
    expect(await takeOut(charity, 'services.csv')).toContain(
      ',Ark,Breakfast,,"1 Quay Street, Bristol"',
    );
    expect(await takeOut(charity, 'services.csv')).toMatch(
      /,09:00-10:00,,,,,,,,,,£2,+2026-11-01,Yes/,
    );
    const lines = (await takeOut(charity, 'helplines.csv')).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(',Ark,General,Night Line');
  });
});
