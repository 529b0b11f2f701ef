import { beforeEach, expect, it } from 'vitest';
import { emptyTexts } from '../../shared/fields/field.ts';
import type { PublicHelpline } from '../../shared/helplines/helpline.ts';
import { HELPLINE_FIELDS } from '../../shared/helplines/helpline-fields.ts';
import { addHelpline, addOrganisation, emptyDirectory, list } from '../testing/directory.ts';

beforeEach(emptyDirectory);

const helplines = (query = '') => list<PublicHelpline>(`/helplines/public${query}`);

it('shows a helpline with its number to read and to ring, and nothing else', async () => {
  const { id } = await addHelpline();
  expect(await helplines()).toEqual([
    {
      ...emptyTexts(HELPLINE_FIELDS),
      _id: id,
      type: 'General',
      name: 'Night Line',
      description: 'Someone to talk to.',
      phone: '116123',
      email: '',
      website: '',
      onlineWorkingTime: '',
      provider: null,
      version: 1,
      updatedAt: '2026-01-02T03:04:05.000Z',
      lastCheckedAt: '',
      phoneDisplay: '116 123',
      phoneHref: 'tel:116123',
    },
  ]);
});

it('shows those without a provider and those of public organisations, by name', async () => {
  await addHelpline({ name: 'Zed' });
  await addHelpline({ name: 'Ark', providerId: (await addOrganisation()).id });
  await addHelpline({ name: 'Taken down', published: false });
  for (const hidden of [{ approved: false }, { published: false }, { role: 'admin' as const }])
    await addHelpline({ name: 'Hidden', providerId: (await addOrganisation(hidden)).id });
  expect((await helplines()).map(({ name }) => name)).toEqual(['Ark', 'Zed']);
});

it('gives one type when asked, and an unknown type is an empty list', async () => {
  await addHelpline({ type: 'General' });
  await addHelpline({ type: 'Addiction (Alcohol, Drugs, Gambling)' });
  const type = encodeURIComponent('Addiction (Alcohol, Drugs, Gambling)');
  expect(await helplines(`?type=${type}`)).toMatchObject([
    { type: 'Addiction (Alcohol, Drugs, Gambling)' },
  ]);
  expect(await helplines('?type=Nothing')).toEqual([]);
});
