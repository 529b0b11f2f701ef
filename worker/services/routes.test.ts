import { beforeEach, expect, it } from 'vitest';
import { emptyTexts } from '../../shared/fields/field.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { SERVICE_FIELDS } from '../../shared/services/service-fields.ts';
import { addOrganisation, addService, emptyDirectory, list } from '../testing/directory.ts';

beforeEach(emptyDirectory);

const services = (query = '') => list<PublicService>(`/services/public${query}`);

it('shows a service with its provider and the number to ring, and nothing else', async () => {
  const provider = await addOrganisation({ name: 'Harbour Kitchen', phone: '["01179244604"]' });
  const service = await addService({ providerId: provider.id, note: 'Ring the side bell' });
  // Whom beds are for is said where there are some.
  const { bedsFor, ...texts } = emptyTexts(SERVICE_FIELDS);
  expect(await services()).toEqual([
    {
      ...texts,
      _id: service.id,
      type: 'Breakfast',
      subtype: '',
      provider: { _id: provider.id, name: 'Harbour Kitchen' },
      serviceAddress: '1 Quay Street, Bristol',
      availability: ['For Everyone'],
      schedule: JSON.parse(service.schedule),
      note: 'Ring the side bell',
      version: 1,
      updatedAt: '2026-01-02T03:04:05.000Z',
      lastCheckedAt: '',
      phone: '01179244604',
      phoneDisplay: '0117 924 4604',
      phoneHref: 'tel:+441179244604',
    },
  ]);
});

it('says that it gives beds, how one gets one and for whom, only where it does', async () => {
  await addService({ beds: 'Walk in', bedsFor: 'Women over 18' });
  await addService({ beds: 'Some day' });
  const [walkIn, unknown] = await services();
  expect(walkIn).toMatchObject({ beds: 'Walk in', bedsFor: 'Women over 18' });
  expect(Object.keys(unknown ?? {})).not.toContain('beds');
});

it('shows N/A and no link where the provider has no phone', async () => {
  const provider = await addOrganisation({ phone: '[]' });
  await addService({ providerId: provider.id });
  expect(await services()).toMatchObject([{ phone: '', phoneDisplay: 'N/A', phoneHref: '' }]);
});

it('hides a service that was taken down, and those of anyone not public', async () => {
  await addService({ published: false });
  for (const hidden of [{ approved: false }, { published: false }, { role: 'admin' as const }])
    await addService({ providerId: (await addOrganisation(hidden)).id });
  expect(await services()).toEqual([]);
});

it('gives one type when asked, and an unknown type is an empty list', async () => {
  await addService({ type: 'Breakfast' });
  await addService({ type: 'Wi-Fi & Computer Access' });
  const types = async (query: string) => (await services(query)).map(({ type }) => type);
  expect(await types('?type=Breakfast')).toEqual(['Breakfast']);
  expect(await types('?type=Wi-Fi%20%26%20Computer+Access')).toEqual(['Wi-Fi & Computer Access']);
  expect(await types('?type=breakfast')).toEqual([]);
  expect(await types('?type=__proto__')).toEqual([]);
  expect(await types('?type=%E0%A4%A')).toEqual([]);
  expect(await types('?type=Breakfast&type=Lunch')).toEqual(['Breakfast']);
  expect(await types('?type=')).toHaveLength(2);
});

it('lists timetables in their order, then by provider and address', async () => {
  const [zebra, ark] = await Promise.all([
    addOrganisation({ name: 'Zebra House' }),
    addOrganisation({ name: 'The Ark' }),
  ]);
  await addService({ providerId: ark.id, type: 'Health & Dental Care' });
  await addService({ providerId: ark.id, type: 'Toilets' });
  await addService({ providerId: ark.id, type: 'Clothes' });
  await addService({ providerId: zebra.id, type: 'Lunch', serviceAddress: '10 Hill' });
  await addService({ providerId: zebra.id, type: 'Lunch', serviceAddress: '9 Hill' });
  await addService({ providerId: ark.id, type: 'Lunch', serviceAddress: 'Quay' });
  const shown = (await services()).map((s) => `${s.type}, ${s.provider.name}, ${s.serviceAddress}`);
  expect(shown).toEqual([
    'Lunch, The Ark, Quay',
    'Lunch, Zebra House, 9 Hill',
    'Lunch, Zebra House, 10 Hill',
    'Clothes, The Ark, 1 Quay Street, Bristol',
    'Toilets, The Ark, 1 Quay Street, Bristol',
    'Health & Dental Care, The Ark, 1 Quay Street, Bristol',
  ]);
});
