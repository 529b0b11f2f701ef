import { describe, expect, it } from 'vitest';
import type { Organisation } from '../../../shared/organisations/organisation.ts';
import { OrganisationInput } from '../../../shared/organisations/organisation-input.ts';
import {
  ORGANISATION_WORDS,
  offeredCategories,
  prepareOrganisation,
  typedOrganisation,
} from './organisation-form.ts';

const STORED: Organisation = {
  _id: 'o1',
  name: 'Harbour Kitchen',
  description: 'Hot food for anyone.',
  email: '',
  phone: ['01174960123'],
  addresses: [],
  addressPublic: '',
  website: 'https://harbour.example',
  socialMedias: ['', 'harbour'],
  categorisingOrganisations: ['Winter Services'],
  beds: '',
  bedsFor: '',
  role: 'organisation',
  approved: true,
  published: true,
  createdAt: '2026-01-01T00:00:00Z',
  version: 1,
  updatedAt: '2026-01-01T00:00:00Z',
  lastCheckedAt: '2026-01-01T00:00:00Z',
};

describe('an organisation that is edited', () => {
  it('has a place for each address, phone and handle that it may be given', () => {
    expect(typedOrganisation(STORED)).toMatchObject({
      addresses: [''],
      phone: ['01174960123', '', ''],
      socialMedias: ['', 'harbour', ''],
    });
  });

  it('is saved as it was stored when nothing is changed', async () => {
    const saved = OrganisationInput.parse(await prepareOrganisation(typedOrganisation(STORED)));
    expect(saved).toMatchObject({
      name: STORED.name,
      email: '',
      phone: STORED.phone,
      addresses: [],
      website: STORED.website,
      categorisingOrganisations: ['Winter Services'],
    });
  });

  it('keeps an emergency phone as one when the other two are cleared', async () => {
    const typed = { ...typedOrganisation(STORED), phone: ['', '', '0117 496 0123'] };
    const saved = OrganisationInput.parse(await prepareOrganisation(typed));
    expect(saved.phone).toEqual(['', '', '01174960123']);
    const again = typedOrganisation({ ...STORED, phone: saved.phone ?? [] });
    expect(again.phone).toEqual(['', '', '01174960123']);
  });

  it('shows each phone and handle by what it is where two versions are compared', () => {
    expect(ORGANISATION_WORDS.phone?.show?.(['', '', '01174960123'])).toBe(
      'Emergency Phone: 01174960123',
    );
    expect(ORGANISATION_WORDS.socialMedias?.show?.(['', 'harbour', ''])).toBe('Instagram: harbour');
  });

  it('is offered the public categories, and Winter Services only where it has it', () => {
    expect(offeredCategories([])).toHaveLength(6);
    expect(offeredCategories(['Winter Services'])).toContain('Winter Services');
  });
});
