import { emptyTexts } from '../fields/field.ts';
import type { PublicHelpline } from '../helplines/helpline.ts';
import { HELPLINE_FIELDS } from '../helplines/helpline-fields.ts';
import type { PublicOrganisation } from '../organisations/organisation.ts';
import { ORGANISATION_FIELDS } from '../organisations/organisation-fields.ts';
import type { PublicService } from '../services/service.ts';
import { SERVICE_FIELDS } from '../services/service-fields.ts';
import { emptySchedule } from '../time/empty-schedule.ts';

// Public records for tests of paper: each test names only the fields it is about.

const history = { lastCheckedAt: '2026-11-01T00:00:00.000Z' };

export const paperOrganisation = (
  fields: Partial<PublicOrganisation> = {},
): PublicOrganisation => ({
  _id: 'harbour',
  ...emptyTexts(ORGANISATION_FIELDS),
  name: 'Harbour Kitchen',
  description: 'Hot meals by the harbour.',
  email: 'hello@harbour.test',
  phoneDisplay: ['0117 924 4604'],
  phoneHref: ['tel:+441179244604'],
  addresses: ['1 Quay Street, Bristol'],
  website: 'https://harbour.test',
  socialMedias: ['', '', ''],
  categorisingOrganisations: [],
  ...history,
  ...fields,
});

export const paperService = (fields: Partial<PublicService> = {}): PublicService => ({
  _id: 'lunch',
  ...emptyTexts(SERVICE_FIELDS),
  type: 'Lunch',
  subtype: '',
  provider: { _id: 'harbour', name: 'Harbour Kitchen' },
  serviceAddress: '1 Quay Street, Bristol',
  availability: ['For Everyone'],
  schedule: emptySchedule(),
  phone: '01179244604',
  phoneDisplay: '0117 924 4604',
  phoneHref: 'tel:+441179244604',
  ...history,
  ...fields,
});

export const paperHelpline = (fields: Partial<PublicHelpline> = {}): PublicHelpline => ({
  _id: 'night',
  ...emptyTexts(HELPLINE_FIELDS),
  type: 'General',
  name: 'Night Line',
  description: 'Someone to talk to.',
  phoneDisplay: '116 123',
  phoneHref: 'tel:116123',
  onlineWorkingTime: 'Every night',
  provider: null,
  ...history,
  ...fields,
});
