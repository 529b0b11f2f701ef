import { beforeEach, describe, expect, it } from 'vitest';
import { emptyTexts } from '../../shared/fields/field.ts';
import { HELPLINE_FIELDS } from '../../shared/helplines/helpline-fields.ts';
import { addHelpline, addOrganisation, emptyDirectory } from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';

beforeEach(emptyDirectory);

const line = { name: 'Day Line', description: 'Someone to talk to.', phone: '01179244604' };
const SECOND = { status: 409, body: { error: 'This organisation already has a helpline.' } };
const invalid = (fields: Record<string, string>) => ({
  status: 422,
  body: { error: 'Please fix the highlighted errors.', fields },
});

describe('a new helpline', () => {
  it('is its organisation’s, of the General type unless it says another', async () => {
    const { send, organisationId } = await viewer();
    const { status, body } = await send('POST', '/helplines', { ...line, website: 'harbour.test' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...emptyTexts(HELPLINE_FIELDS),
      ...line,
      _id: expect.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
      type: 'General',
      email: '',
      website: 'https://harbour.test',
      onlineWorkingTime: '',
      provider: organisationId,
      published: true,
      version: 1,
      updatedAt: expect.stringMatching(/^2026-06-01T/),
      lastCheckedAt: body.updatedAt,
    });
    expect((await send('GET', '/helplines')).body).toEqual([body]);
  });

  it('of an organisation is its own whomever it names, and its only one', async () => {
    const { send, organisationId } = await viewer();
    const { id: provider } = await addOrganisation();
    const first = await send('POST', '/helplines', { ...line, provider });
    expect(first.body.provider).toBe(organisationId);
    expect(await send('POST', '/helplines', { ...line, provider })).toEqual(SECOND);
    await send('DELETE', `/helplines/${first.body._id}`);
    expect((await send('POST', '/helplines', line)).status).toBe(201);
  });

  it('asked for twice at once is made once', async () => {
    const { send } = await viewer();
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', '/helplines', line)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await send('GET', '/helplines')).body).toHaveLength(1);
  });

  it.each([undefined, null, ''])('of an admin who names %j is nobody’s', async (provider) => {
    const { send } = await admin();
    for (const _ of [1, 2]) {
      const { status, body } = await send('POST', '/helplines', { ...line, provider });
      expect([status, body.provider]).toEqual([201, null]);
    }
  });

  it('of an admin may be that of an organisation without one', async () => {
    const { send, organisationId: charity } = await admin();
    const { id: provider } = await addOrganisation();
    const made = await send('POST', '/helplines', { ...line, provider });
    expect([made.status, made.body.provider]).toEqual([201, provider]);
    expect(await send('POST', '/helplines', { ...line, provider })).toEqual(SECOND);
    for (const wrong of ['nothing', charity])
      expect(await send('POST', '/helplines', { ...line, provider: wrong })).toEqual(
        invalid({ provider: 'Please select an organisation first.' }),
      );
  });
});

const REFUSED: [unknown, Record<string, string>][] = [
  [{ ...line, type: 'Weather' }, { type: 'Invalid helpline type' }],
  [{ ...line, name: '  ' }, { name: 'Name is required' }],
  [{ ...line, description: 'Talk' }, { description: 'Description must be at least 5 characters.' }],
  [
    { ...line, description: 'x'.repeat(1001) },
    { description: 'Description cannot exceed 1000 characters.' },
  ],
  [{ ...line, phone: '12345' }, { phone: 'Please enter a valid phone number' }],
  [{ ...line, phone: '0117 924 4604' }, { phone: 'Please enter a valid phone number' }],
  [{ ...line, phone: '1234567890123456' }, { phone: 'Please enter a valid phone number' }],
  [{ ...line, email: 'harbour' }, { email: 'Invalid email address' }],
  [{ ...line, website: 'not a page' }, { website: 'Invalid URL' }],
  [
    { ...line, phone: '' },
    { phone: 'At least one contact method (phone, email, or website) is required' },
  ],
];

describe.each(REFUSED)('%j', (input, fields) => {
  it('is refused, made or changed, in the words of the rule, and changes nothing', async () => {
    const { send } = await admin();
    const { id } = await addHelpline();
    const before = await send('GET', '/helplines');
    expect(await send('POST', '/helplines', input)).toEqual(invalid(fields));
    expect(await send('PUT', `/helplines/${id}`, input)).toEqual(invalid(fields));
    expect(await send('GET', '/helplines')).toEqual(before);
  });
});

describe('a change', () => {
  it('may take away any way to reach it but the last', async () => {
    const { send, organisationId } = await viewer();
    const { id } = await addHelpline({ providerId: organisationId, email: 'a@harbour.test' });
    expect((await send('PUT', `/helplines/${id}`, { phone: '' })).status).toBe(200);
    expect(await send('PUT', `/helplines/${id}`, { email: '' })).toEqual(
      invalid({ phone: 'At least one contact method (phone, email, or website) is required' }),
    );
  });

  it('by an admin may give it to an organisation without one, or to nobody', async () => {
    const { send } = await admin();
    const { id } = await addHelpline();
    const provider = (await addOrganisation()).id;
    const taken = (await addOrganisation()).id;
    await addHelpline({ providerId: taken });
    const put = (body: object) => send('PUT', `/helplines/${id}`, body);
    expect((await put({ provider })).body.provider).toBe(provider);
    expect((await put({ name: 'Late Line' })).body.provider).toBe(provider);
    expect(await put({ provider: taken })).toEqual(SECOND);
    expect((await put({ provider: null })).body.provider).toBeNull();
  });

  it('by an organisation keeps it its own', async () => {
    const { send, organisationId } = await viewer();
    const { id } = await addHelpline({ providerId: organisationId });
    const { id: provider } = await addOrganisation();
    for (const other of [provider, null, ''])
      expect((await send('PUT', `/helplines/${id}`, { provider: other })).body.provider).toBe(
        organisationId,
      );
  });
});

it('lists an organisation its own helpline and an admin all, of one type or provider if asked', async () => {
  const { send, organisationId } = await viewer();
  const charity = await admin();
  const mine = await addHelpline({ providerId: organisationId, name: 'Mine' });
  const nobodys = await addHelpline({ name: 'Nobody’s', type: 'Victim of a crime' });
  const ids = async (of: typeof send, query = '') =>
    (await of('GET', `/helplines${query}`)).body.map(({ _id }: { _id: string }) => _id);

  expect(await ids(send)).toEqual([mine.id]);
  expect(await ids(send, '?type=Victim%20of%20a%20crime')).toEqual([]);
  expect(await ids(charity.send)).toEqual([mine.id, nobodys.id]);
  expect(await ids(charity.send, `?provider=${organisationId}`)).toEqual([mine.id]);
  expect(await ids(charity.send, '?type=Victim%20of%20a%20crime')).toEqual([nobodys.id]);
});
