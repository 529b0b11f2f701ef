import { beforeEach, describe, expect, it } from 'vitest';
import { emptyTexts } from '../../shared/fields/field.ts';
import { SERVICE_FIELDS } from '../../shared/services/service-fields.ts';
import { createAlikeWeeks } from '../../shared/services/weeks/alike-weeks.ts';
import { addOrganisation, addService, emptyDirectory } from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';

beforeEach(emptyDirectory);

const lunch = { type: 'Lunch', serviceAddress: '32 Stapleton Road, Bristol' };
const breakfast = { ...lunch, type: 'Breakfast' };
const monday = (...slots: unknown[]) => ({ ...lunch, schedule: { Monday: slots } });
const invalid = (fields: Record<string, string>) => ({
  status: 422,
  body: { error: 'Please fix the highlighted errors.', fields },
});

describe('a new service', () => {
  it('is its organisation’s, listed from now on, checked now', async () => {
    const { send, organisationId } = await viewer({ organisation: { name: 'Harbour Kitchen' } });
    const schedule = { Monday: [{ start: '22:00', end: '02:00' }] };
    const { status, body } = await send('POST', '/services', {
      ...lunch,
      schedule,
      note: ' £2.50 ',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...emptyTexts(SERVICE_FIELDS),
      ...createAlikeWeeks(),
      conditions: {},
      addressPublic: '',
      onWalls: '',
      beds: '',
      ...lunch,
      _id: expect.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
      subtype: '',
      provider: { _id: organisationId, name: 'Harbour Kitchen' },
      availability: ['For Everyone'],
      schedule: expect.objectContaining({ ...schedule, Sunday: [] }),
      note: '£2.50',
      published: true,
      version: 1,
      updatedAt: expect.stringMatching(/^2026-06-01T/),
      lastCheckedAt: body.updatedAt,
    });
    expect(await send('GET', `/services/${body._id}`)).toEqual({ status: 200, body });
    expect((await send('GET', '/services')).body).toEqual([body]);
  });

  it('of an organisation is its own whomever it names', async () => {
    const { send, organisationId } = await viewer();
    const { id: provider } = await addOrganisation();
    const { status, body } = await send('POST', '/services', { ...lunch, provider });
    expect(status).toBe(201);
    expect(body.provider._id).toBe(organisationId);
  });

  it('of an admin is that of the organisation named', async () => {
    const { id: provider } = await addOrganisation({ approved: false });
    const { status, body } = await (await admin()).send('POST', '/services', {
      ...lunch,
      provider,
    });
    expect(status).toBe(201);
    expect(body.provider._id).toBe(provider);
  });

  it.each([undefined, null, '', 'nothing', 7, ['x']])(
    'of an admin who names %j as provider is refused',
    async (provider) => {
      expect(await (await admin()).send('POST', '/services', { ...lunch, provider })).toEqual(
        invalid({ provider: 'Please select an organisation first.' }),
      );
    },
  );

  it('cannot be the charity’s own', async () => {
    const { send, organisationId: provider } = await admin();
    expect(await send('POST', '/services', { ...lunch, provider })).toEqual(
      invalid({ provider: 'Please select an organisation first.' }),
    );
  });
});

const REFUSED: [unknown, Record<string, string>][] = [
  [{ ...lunch, type: 'Haircuts' }, { type: 'Invalid service type' }],
  [{ ...lunch, serviceAddress: ' ' }, { serviceAddress: 'Service address is required' }],
  [
    { ...breakfast, subtype: 'Brunch' },
    {
      subtype:
        'Invalid subtype "Brunch" for service type Breakfast. Allowed: Outreach, Coffee Morning',
    },
  ],
  [
    { ...lunch, subtype: 'Outreach' },
    { subtype: 'Subtype is not allowed for service type "Lunch".' },
  ],
  [
    monday({ start: '9:00', end: '24:01' }),
    {
      'schedule.Monday.0.start': 'Invalid time format (must be HH:MM or 24:00)',
      'schedule.Monday.0.end': 'Invalid time format (must be HH:MM or 24:00)',
    },
  ],
  [
    monday({ start: '24:00', end: '00:00' }),
    {
      'schedule.Monday.0.end':
        'Start and end times cannot be the same (cross-midnight is allowed).',
    },
  ],
  [
    monday({ start: '09:00', end: '11:00' }, { start: '10:00', end: '12:00' }),
    { 'schedule.Monday': 'Overlapping intervals detected for Monday.' },
  ],
  [{ ...lunch, schedule: { Funday: [] } }, { schedule: 'Unknown day: Funday' }],
  [
    { ...lunch, availability: ['For Everyone', 'Last Saturday of the Month'] },
    { availability: 'Choose only one availability.' },
  ],
  [
    { ...lunch, availability: ['Women Only'] },
    {
      availability:
        'Invalid availability "Women Only" for service type Lunch. Allowed: For Everyone, Refugee & Asylum Seeker Only, Last Saturday of the Month',
    },
  ],
  [{ ...lunch, note: 'x'.repeat(201) }, { note: 'Note cannot exceed 200 characters.' }],
];

describe.each(REFUSED)('%j', (input, fields) => {
  it('is refused, made or changed, in the words of the rule, and changes nothing', async () => {
    const { send, organisationId } = await viewer();
    const { id } = await addService({ providerId: organisationId });
    const before = await send('GET', '/services');
    expect(await send('POST', '/services', input)).toEqual(invalid(fields));
    expect(await send('PUT', `/services/${id}`, input)).toEqual(invalid(fields));
    expect(await send('GET', '/services')).toEqual(before);
  });
});

describe('a change', () => {
  it('of one field is checked among those that stay', async () => {
    const { send, organisationId } = await viewer();
    const { id } = await addService({ providerId: organisationId, subtype: 'Coffee Morning' });
    expect(await send('PUT', `/services/${id}`, { type: 'Lunch' })).toEqual(
      invalid({ subtype: 'Subtype is not allowed for service type "Lunch".' }),
    );
    const both = { type: 'Lunch', subtype: '' };
    expect((await send('PUT', `/services/${id}`, both)).body).toMatchObject(both);
  });

  it('to no availability means everyone, and to no slots that hours are not known', async () => {
    const { send, organisationId } = await viewer();
    const { id } = await addService({
      providerId: organisationId,
      availability: '["Refugee & Asylum Seeker Only"]',
    });
    await send('PUT', `/services/${id}`, monday({ start: '09:00', end: '10:00' }));
    const { body } = await send('PUT', `/services/${id}`, { availability: [], schedule: {} });
    expect(body).toMatchObject({ availability: ['For Everyone'], schedule: { Monday: [] } });
  });

  it('of its provider is ignored, an admin’s too', async () => {
    const { id, providerId } = await addService();
    const { id: provider } = await addOrganisation();
    const { body } = await (await admin()).send('PUT', `/services/${id}`, { provider });
    expect(body.provider._id).toBe(providerId);
  });
});

it('lists an organisation its own services and an admin all, of one type or provider if asked', async () => {
  const { send, organisationId } = await viewer();
  const charity = await admin();
  const mine = await addService({ providerId: organisationId });
  const lunchOfMine = await addService({ providerId: organisationId, type: 'Lunch' });
  const theirs = await addService({ type: 'Lunch', published: false });
  const ids = async (of: typeof send, query = '') =>
    (await of('GET', `/services${query}`)).body.map(({ _id }: { _id: string }) => _id);

  expect(await ids(send)).toEqual([mine.id, lunchOfMine.id]);
  expect(await ids(send, '?type=Lunch')).toEqual([lunchOfMine.id]);
  expect(await ids(send, `?provider=${organisationId}`)).toEqual([mine.id, lunchOfMine.id]);
  expect(await ids(send, `?provider=${theirs.providerId}`)).toEqual([]);

  expect((await ids(charity.send)).sort()).toEqual([mine.id, lunchOfMine.id, theirs.id].sort());
  expect(await ids(charity.send, `?provider=${theirs.providerId}&type=Lunch`)).toEqual([theirs.id]);
  expect(await ids(charity.send, '?type=Breakfast&type=Lunch&provider=')).toEqual([mine.id]);
  expect(await ids(charity.send, '?type=__proto__')).toEqual([]);
});
