import { beforeEach, expect, it } from 'vitest';
import { emptyTexts } from '../../shared/fields/field.ts';
import type { PublicOrganisation } from '../../shared/organisations/organisation.ts';
import { ORGANISATION_FIELDS } from '../../shared/organisations/organisation-fields.ts';
import { addOrganisation, emptyDirectory, list } from '../testing/directory.ts';

beforeEach(emptyDirectory);

const organisations = (query = '') => list<PublicOrganisation>(`/organisations/public${query}`);

it('shows what an organisation publishes of itself, and nothing else', async () => {
  const { id } = await addOrganisation({ phone: '["01179244604","+14155520240"]' });
  expect(await organisations()).toEqual([
    {
      ...emptyTexts(ORGANISATION_FIELDS),
      bedsFor: undefined,
      _id: id,
      name: 'Harbour Kitchen',
      description: 'Hot meals by the harbour.',
      email: 'hello@harbour.test',
      phone: ['01179244604', '+14155520240'],
      addresses: ['1 Quay Street, Bristol'],
      website: 'https://harbour.test',
      socialMedias: ['', '', 'harbour'],
      categorisingOrganisations: ['Housing Advice'],
      createdAt: '2026-01-01T00:00:00.000Z',
      version: 1,
      updatedAt: '2026-01-02T03:04:05.000Z',
      lastCheckedAt: '',
      phoneDisplay: ['0117 924 4604', '+1 415 552 0240'],
      phoneHref: ['tel:+441179244604', 'tel:+14155520240'],
    },
  ]);
});

it('says how one gets a bed there and for whom, and nothing of beds where it gives none', async () => {
  await addOrganisation({ name: 'Harbour House', beds: 'Ring first', bedsFor: 'Women over 18' });
  await addOrganisation({ name: 'No Beds' });
  const [house, none] = await organisations();
  expect(house).toMatchObject({ beds: 'Ring first', bedsFor: 'Women over 18' });
  expect(Object.keys(none ?? {})).not.toContain('beds');
});

it("hides who is not approved, who was taken down, and the charity's own account", async () => {
  await addOrganisation({ approved: false });
  await addOrganisation({ published: false });
  await addOrganisation({ role: 'admin' });
  expect(await organisations()).toEqual([]);
});

it('lists names as a library files them, and has no type to filter by', async () => {
  for (const name of ['Theatre Arts', 'the Zed', 'The Julian Trust', 'emmaus', 'Éclair', 'Logos'])
    await addOrganisation({ name });
  const names = (await organisations('?type=Breakfast')).map(({ name }) => name);
  expect(names).toEqual([
    'Éclair',
    'emmaus',
    'The Julian Trust',
    'Logos',
    'Theatre Arts',
    'the Zed',
  ]);
});
