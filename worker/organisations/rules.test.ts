import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addAccount } from '../testing/accounts.ts';
import {
  addHelpline,
  addOrganisation,
  addService,
  call,
  emptyDirectory,
  list,
} from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';

beforeEach(emptyDirectory);

const REFUSED: [unknown, Record<string, string>][] = [
  [{ name: 'x' }, { name: 'Name must be at least 2 characters' }],
  [{ name: 'x'.repeat(101) }, { name: 'Name must be at most 100 characters' }],
  [{ description: 'Help' }, { description: 'Description must be at least 5 characters.' }],
  [
    { description: 'x'.repeat(1201) },
    { description: 'Description cannot exceed 1200 characters.' },
  ],
  [
    { addresses: ['1 Quay Street', '', 'Quay'] },
    { 'addresses.2': 'Address must be at least 5 characters' },
  ],
  [
    { addresses: Array(6).fill('1 Quay Street') },
    { addresses: 'You can store up to 5 addresses.' },
  ],
  [{ phone: ['12345'] }, { 'phone.0': 'Phone number must be at least 6 characters' }],
  [
    { phone: ['+441179244604', '0117-924'] },
    {
      'phone.1': 'Please enter a valid phone number (digits only, optionally starting with +)',
    },
  ],
  [{ phone: Array(4).fill('01179244604') }, { phone: 'You can store up to 3 phone numbers.' }],
  [{ email: 'harbour' }, { email: 'Invalid email' }],
  [{ website: 'ftp://harbour.test' }, { website: 'Invalid URL' }],
  [
    { socialMedias: ['a', 'b', 'c', 'd'] },
    { socialMedias: 'You can store up to 3 social media entries' },
  ],
  [
    { categorisingOrganisations: ['Weather'] },
    { 'categorisingOrganisations.0': 'Invalid category' },
  ],
];

describe.each(REFUSED)('%j', (input, fields) => {
  it('is refused in the words of the rule, and changes nothing', async () => {
    const { send, organisationId } = await viewer();
    const at = `/organisations/${organisationId}`;
    const before = await send('GET', at);
    expect(await send('PUT', at, input)).toEqual({
      status: 422,
      body: { error: 'Please fix the highlighted errors.', fields },
    });
    expect(await send('GET', at)).toEqual(before);
  });
});

describe('a profile', () => {
  it('is read with its services and its helpline', async () => {
    const { send, organisationId } = await viewer({ organisation: { name: 'Harbour Kitchen' } });
    const at = `/organisations/${organisationId}`;
    expect((await send('GET', at)).body).toEqual({
      _id: organisationId,
      name: 'Harbour Kitchen',
      description: 'Hot meals by the harbour.',
      email: 'hello@harbour.test',
      phone: ['01179244604'],
      addresses: ['1 Quay Street, Bristol'],
      addressPublic: '',
      website: 'https://harbour.test',
      socialMedias: ['', '', 'harbour'],
      categorisingOrganisations: ['Housing Advice'],
      beds: '',
      bedsFor: '',
      role: 'organisation',
      approved: true,
      published: true,
      createdAt: '2026-01-01T00:00:00.000Z',
      version: 1,
      updatedAt: '2026-01-02T03:04:05.000Z',
      lastCheckedAt: '',
      services: [],
      helpline: null,
    });
    const lunch = await addService({ providerId: organisationId, type: 'Lunch' });
    const breakfast = await addService({ providerId: organisationId });
    const helpline = await addHelpline({ providerId: organisationId });
    await addService();
    expect((await send('GET', at)).body).toMatchObject({
      services: [{ _id: breakfast.id }, { _id: lunch.id }],
      helpline: { _id: helpline.id },
    });
  });

  it('is saved whole, as a form sends it', async () => {
    const { send, organisationId } = await viewer();
    const form = {
      name: ' Harbour House ',
      description: 'Beds and breakfast.',
      addresses: ['', '2 Quay Street, Bristol', ' '],
      phone: ['', '01179244604'],
      email: ' Hello@Harbour.Test ',
      website: 'harbour.test',
      socialMedias: ['harbour', '', ''],
      categorisingOrganisations: ['Animals', 'Winter Services', 'Animals'],
    };
    const { status, body } = await send('PUT', `/organisations/${organisationId}`, form);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Harbour House',
      description: 'Beds and breakfast.',
      addresses: ['2 Quay Street, Bristol'],
      phone: ['', '01179244604'],
      email: 'hello@harbour.test',
      website: 'https://harbour.test',
      socialMedias: ['harbour', '', ''],
      categorisingOrganisations: ['Animals', 'Winter Services'],
    });
  });

  it('takes only addresses, and gives its new name to its services', async () => {
    const { send, organisationId } = await viewer();
    await addService({ providerId: organisationId });
    const at = `/organisations/${organisationId}`;
    const before = (await send('GET', at)).body;
    const addresses = [...before.addresses, '2 Quay Street, Bristol'];
    const { body } = await send('PUT', at, { addresses });
    const { updatedAt, lastCheckedAt } = body;
    expect(body).toEqual({ ...before, addresses, version: 2, updatedAt, lastCheckedAt });
    const renamed = await send('PUT', at, { name: 'Harbour House' });
    expect(renamed.body.services).toMatchObject([{ provider: { name: 'Harbour House' } }]);
  });

  it('may lose every optional field', async () => {
    const { send, organisationId } = await viewer();
    const none = {
      addresses: [],
      phone: [],
      email: '',
      website: '',
      socialMedias: [],
      categorisingOrganisations: [],
    };
    expect((await send('PUT', `/organisations/${organisationId}`, none)).body).toMatchObject(none);
  });

  it('is an admin’s own too, which cannot be deleted', async () => {
    const { send, organisationId } = await admin();
    const at = `/organisations/${organisationId}`;
    expect((await send('PUT', at, { name: 'Our Charity' })).body.name).toBe('Our Charity');
    expect((await send('DELETE', at)).status).toBe(403);
    expect((await send('GET', at)).status).toBe(200);
  });
});

it('lists to an admin every organisation, whatever its state, with what it offers', async () => {
  const { send } = await admin();
  const { id } = await addOrganisation({ name: 'Ark', approved: false });
  await addService({ providerId: id });
  await addOrganisation({ name: 'Barn', published: false });
  const { body } = await send('GET', '/organisations');
  expect(body).toMatchObject([
    { name: 'Ark', approved: false, services: [{ type: 'Breakfast' }], helpline: null },
    { name: 'Barn', published: false },
    { name: 'The Charity', role: 'admin' },
  ]);
});

describe('an approval', () => {
  it('puts the organisation into the public list, and does not say its facts were checked', async () => {
    const { send } = await admin();
    const { id } = await addOrganisation({ approved: false });
    expect(await list('/organisations/public')).toEqual([]);
    const { status, body } = await send('PUT', `/organisations/approve/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: id, approved: true, version: 2, lastCheckedAt: '' });
    expect(await list('/organisations/public')).toMatchObject([{ _id: id, version: 2 }]);
  });

  it('given twice is given once', async () => {
    const { send } = await admin();
    const { id } = await addOrganisation({ approved: false });
    const at = `/organisations/approve/${id}`;
    const answers = await Promise.all([send('PUT', at), send('PUT', at), send('PUT', at, {})]);
    for (const { status, body } of answers) expect([status, body.version]).toEqual([200, 2]);
  });

  it('is told to every account of the organisation, once', async () => {
    const { headers } = await admin();
    const { id: organisationId } = await addOrganisation({ approved: false, name: 'Ark' });
    const told = await Promise.all([1, 2].map(() => addAccount({ organisationId })));
    const send = vi.fn();
    const approve = () =>
      call(
        `/organisations/approve/${organisationId}`,
        { method: 'PUT', headers },
        {
          ...env,
          MAIL: { send },
        },
      );
    await Promise.all([approve(), approve()]);
    const sent = send.mock.calls.map(([{ to, subject }]) => [to, subject]);
    expect(sent.sort()).toEqual(
      told.map(({ email }) => [email, 'Ark has been approved – Bristol Handbook']),
    );
  });

  it('is nothing for an organisation that does not exist', async () => {
    expect(await (await admin()).send('PUT', '/organisations/approve/nothing')).toEqual({
      status: 404,
      body: { error: 'There is no such organisation.' },
    });
  });
});

it('deleted takes its services, its helpline and its sign-ins with it, at once', async () => {
  const owner = await viewer();
  await addService({ providerId: owner.organisationId });
  await addHelpline({ providerId: owner.organisationId });
  const { send } = await admin();
  await send('DELETE', `/organisations/${owner.organisationId}`);
  for (const path of ['/services', '/helplines']) {
    expect((await send('GET', path)).body).toEqual([]);
    expect(await list(`${path}/public`)).toEqual([]);
    expect((await owner.send('GET', path)).status).toBe(401);
  }
});
