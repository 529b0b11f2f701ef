import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { audit, tombstones } from '../db/tables.ts';
import { json, signedIn } from '../testing/accounts.ts';
import { counted } from '../testing/counted.ts';
import { addHelpline, addService, call, emptyDirectory, wait } from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';

// Which writes the public can see: each raises the version that every snapshot, paper and phone's copy follows; no other
// does. Any write of a record raises the revision.

const service = { type: 'Lunch', serviceAddress: '1 Quay Street' };
const helpline = { name: 'Quay Line', description: 'Someone to talk to.', phone: '116123' };

beforeEach(async () => {
  await emptyDirectory();
  const db = database(env.DB);
  await db.delete(audit);
  await db.delete(tombstones);
});

async function city(organisation: { approved?: boolean; published?: boolean } = {}) {
  const owner = await viewer({ organisation });
  const charity = await admin();
  const { id } = await addService({ providerId: owner.organisationId });
  const { id: hidden } = await addService({ providerId: owner.organisationId, published: false });
  const { id: line } = await addHelpline({ providerId: owner.organisationId });
  const { id: nobodys } = await addHelpline();
  const { organisationId } = owner;
  return { owner, charity, id, hidden, line, nobodys, own: `/organisations/${organisationId}` };
}

type City = Awaited<ReturnType<typeof city>>;
type Act = (city: City) => Promise<{ status: number }>;

async function deleted({ charity }: City, path: string) {
  await charity.send('DELETE', path);
  const { entries } = (await charity.send('GET', '/history')).body;
  return `/history/${entries[0]._id}/restore`;
}

async function imported({ charity }: City, organisation: object) {
  const input = {
    file: { organisations: [{ ...organisation, description: 'Hot meals.' }], helplines: [] },
    overwrite: false,
    checked: false,
  };
  const { token } = (await charity.send('POST', '/import/preview', input)).body;
  return () => charity.send('POST', '/import', { ...input, token });
}

const SEEN: [what: string, act: Act][] = [
  [
    'an organisation saves its profile',
    ({ owner, own }) => owner.send('PUT', own, { name: 'Ark' }),
  ],
  ['it adds a service', ({ owner }) => owner.send('POST', '/services', service)],
  ['it saves a service', ({ owner, id }) => owner.send('PUT', `/services/${id}`, { note: 'Ring' })],
  ['it deletes a service', ({ owner, id }) => owner.send('DELETE', `/services/${id}`)],
  [
    'it saves its helpline',
    ({ owner, line }) => owner.send('PUT', `/helplines/${line}`, { name: 'B' }),
  ],
  ['it deletes its helpline', ({ owner, line }) => owner.send('DELETE', `/helplines/${line}`)],
  [
    'an admin adds a helpline of nobody',
    ({ charity }) => charity.send('POST', '/helplines', helpline),
  ],
  [
    'an admin saves a helpline of nobody',
    ({ charity, nobodys }) => charity.send('PUT', `/helplines/${nobodys}`, { name: 'B' }),
  ],
  [
    'an admin takes an organisation down',
    ({ charity, own }) => charity.send('PUT', `${own}/published`, { published: false }),
  ],
  [
    'an admin takes a service down',
    ({ charity, id }) => charity.send('PUT', `/services/${id}/published`, { published: false }),
  ],
  [
    'an admin puts a service back',
    ({ charity, hidden }) =>
      charity.send('PUT', `/services/${hidden}/published`, { published: true }),
  ],
  [
    'an admin takes a helpline down',
    ({ charity, line }) =>
      charity.send('PUT', `/helplines/${line}/published`, { published: false }),
  ],
  ['an admin deletes an organisation', ({ charity, own }) => charity.send('DELETE', own)],
];

const UNSEEN: [what: string, act: Act][] = [
  [
    'an admin saves the own profile',
    ({ charity }) =>
      charity.send('PUT', `/organisations/${charity.organisationId}`, { name: 'The charity' }),
  ],
  [
    'a service that is taken down is saved',
    ({ owner, hidden }) => owner.send('PUT', `/services/${hidden}`, { note: 'Ring' }),
  ],
  [
    'a service that is taken down is deleted',
    ({ owner, hidden }) => owner.send('DELETE', `/services/${hidden}`),
  ],
];

const OF_ANY_ORGANISATION = [...SEEN, ...UNSEEN].filter(
  ([what]) => !/of nobody|own profile|organisation down/.test(what),
);

describe('the public version rises where', () => {
  it.each(SEEN)('%s', async (_what, act) => {
    const there = await city();
    expect(await counted(() => act(there))).toEqual({
      isDone: true,
      version: 1,
      revision: 1,
      isDated: true,
    });
  });

  it('an organisation is approved, or put back', async () => {
    const { charity } = await city();
    const pending = await viewer({ organisation: { approved: false } });
    const down = await viewer({ organisation: { published: false } });
    for (const path of [
      `/organisations/approve/${pending.organisationId}`,
      `/organisations/${down.organisationId}/published`,
    ])
      expect(await counted(() => charity.send('PUT', path, { published: true }))).toMatchObject({
        isDone: true,
        version: 1,
      });
  });

  it.each(['/services/', '/helplines/', '/organisations/'])(
    'one of %s is restored',
    async (path) => {
      const there = await city();
      const id =
        { '/services/': there.id, '/helplines/': there.line }[path] ?? there.owner.organisationId;
      const restore = await deleted(there, path + id);
      expect(await counted(() => there.charity.send('POST', restore))).toMatchObject({
        isDone: true,
        version: 1,
      });
    },
  );

  it('a file brings something public', async () => {
    const there = await city();
    const act = await imported(there, { name: 'New Ark' });
    expect(await counted(act)).toMatchObject({ isDone: true, version: 1, revision: 1 });
  });

  it('a record is checked on another day than the last, though nothing of it changed', async () => {
    const { owner, id } = await city();
    const save = () => owner.send('PUT', `/services/${id}`, {});
    expect(await counted(save)).toMatchObject({ isDone: true, version: 1 });
    expect(await counted(save)).toMatchObject({ isDone: true, version: 0, revision: 1 });
    wait(DAY);
    const headers = await signedIn(owner);
    const saveAgain = () => call(`/services/${id}`, json('PUT', {}, headers));
    expect(await counted(saveAgain)).toMatchObject({ isDone: true, version: 1 });
  });
});

describe('the public version stays where', () => {
  it.each(UNSEEN)('%s', async (_what, act) => {
    const there = await city();
    expect(await counted(() => act(there))).toMatchObject({
      isDone: true,
      version: 0,
      revision: 1,
      isDated: false,
    });
  });

  it.each(OF_ANY_ORGANISATION)('the organisation is taken down and %s', async (_what, act) => {
    const there = await city({ published: false });
    expect(await counted(() => act(there))).toMatchObject({
      isDone: true,
      version: 0,
      revision: 1,
    });
  });

  it('somebody is changed or deleted before being approved', async () => {
    const { charity } = await city();
    const { organisationId } = await viewer({ organisation: { approved: false } });
    const path = `/organisations/${organisationId}`;
    const acts = [
      () => charity.send('PUT', path, { name: 'Another name' }),
      () => charity.send('PUT', `${path}/published`, { published: false }),
      () => charity.send('PUT', `/organisations/approve/${organisationId}`),
      () => charity.send('DELETE', path),
    ];
    for (const act of acts) expect(await counted(act)).toMatchObject({ isDone: true, version: 0 });
  });

  it('a file brings only what is taken down', async () => {
    const there = await city();
    const act = await imported(there, { name: 'Hidden Ark', published: false });
    expect(await counted(act)).toMatchObject({ isDone: true, version: 0, revision: 1 });
  });
});
