import { expect, it } from 'vitest';
import { emptyTexts } from '../../shared/fields/field.ts';
import type { PublicHelpline } from '../../shared/helplines/helpline.ts';
import type { PublicOrganisation } from '../../shared/organisations/organisation.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { SERVICE_FIELDS } from '../../shared/services/service-fields.ts';
import { emptySchedule } from '../../shared/time/empty-schedule.ts';
import {
  emergencySheet,
  helplinesSheet,
  openSheet,
  organisationSheet,
  organisationsSheet,
  serviceSheet,
  servicesSheet,
} from './sheets.ts';

const lunch: PublicService = {
  _id: 'lunch',
  type: 'Lunch',
  subtype: '',
  ...emptyTexts(SERVICE_FIELDS),
  provider: { _id: 'goose', name: 'The Wild Goose' },
  serviceAddress: '32 Stapleton Road',
  availability: ['For Everyone'],
  schedule: { ...emptySchedule(), Monday: [{ start: '12:00', end: '14:00' }] },
  version: 1,
  updatedAt: '',
  lastCheckedAt: '',
  phone: '08001234567',
  phoneDisplay: '0800 123 4567',
  phoneHref: 'tel:+448001234567',
};

const goose: PublicOrganisation = {
  _id: 'goose',
  name: 'The Wild Goose',
  description: 'We listen and we help. '.repeat(60),
  email: 'goose@handbook.test',
  phone: ['08001234567'],
  phoneDisplay: ['0800 123 4567'],
  phoneHref: ['tel:+448001234567'],
  addresses: Array.from(
    { length: 5 },
    (_, n) => `${n} Stapleton Road, Easton, Bristol BS5 0QY, by the blue door`,
  ),
  website: '',
  socialMedias: [],
  categorisingOrganisations: [],
  createdAt: '',
  version: 1,
  updatedAt: '',
  lastCheckedAt: '',
};

it('says of a service when, where, for whom and whom to ring, days that are closed included', () => {
  expect(serviceSheet(lunch)).toMatchObject({
    title: 'The Wild Goose',
    above: 'Lunch',
    facts: [
      { name: 'Who can come', lines: ['For Everyone'] },
      { name: 'When', lines: ['Monday: 12:00–14:00', 'Tuesday to Sunday: Closed'] },
      { name: 'Address', lines: ['32 Stapleton Road'] },
      { name: 'Phone', lines: ['0800 123 4567 (free call)'] },
    ],
    path: '/timetable/Lunch#lunch',
  });
});

it('leaves out what is not known, but never that hours are not', () => {
  const bare = { ...lunch, schedule: emptySchedule(), serviceAddress: '', phone: '' };
  expect(serviceSheet(bare).facts).toEqual([
    { name: 'Who can come', lines: ['For Everyone'] },
    { name: 'When', lines: ['Hours not known. Call first.'] },
  ]);
});

it('holds as many of a list as one page does, and says how many more there are', () => {
  const services = Array.from({ length: 40 }, (_, n) => ({ ...lunch, _id: String(n) }));
  const { items, more } = servicesSheet('Lunch', services);
  expect(items.length).toBeGreaterThan(4);
  expect(items.length + more).toBe(40);
  expect(servicesSheet('Lunch', services.slice(0, 3))).toMatchObject({ more: 0 });
});

it('says of what is open which kind of help it is, and its week because paper has no clock', () => {
  expect(openSheet([lunch])).toMatchObject({
    title: 'What is open',
    items: [
      {
        name: 'Lunch: The Wild Goose',
        lines: expect.arrayContaining([expect.stringMatching(/^For Everyone\. Mon.*12/)]),
      },
    ],
    path: '/',
  });
});

it('prints of each helpline and organisation of a list whom to ring, and when or where', () => {
  const { phone, phoneDisplay, phoneHref } = lunch;
  const helpline = { type: 'General', name: 'To talk to', phone, phoneDisplay, phoneHref };
  const hours = { onlineWorkingTime: 'Day and night' };
  expect(helplinesSheet([{ ...helpline, ...hours } as PublicHelpline]).items).toEqual([
    { name: 'To talk to (General)', lines: ['0800 123 4567 (free call). Day and night'] },
  ]);
  expect(organisationsSheet('Animals', [goose], '/org-category/Animals')).toMatchObject({
    title: 'Animals',
    items: [{ name: 'The Wild Goose', lines: ['0800 123 4567 (free call)', goose.addresses[0]] }],
    path: '/org-category/Animals',
  });
});

it('prints every emergency number, with hours because paper has no clock', () => {
  const { facts, items } = emergencySheet();
  expect(JSON.stringify(items)).toContain('0808 200 0247');
  expect(JSON.stringify(items)).toContain('Not checked yet');
  expect(facts.flatMap(({ lines }) => lines)).toContain('Call 999, then press 55');
  expect(items.flatMap(({ lines }) => lines).join(' ')).toMatch(/9am to 5pm.*From 5pm on weekdays/);
});

it('keeps every number and address of an organisation, and shortens what it says of itself', () => {
  const { text, facts, more } = organisationSheet(goose, [lunch]);
  expect(facts.map(({ name }) => name)).toEqual(['Primary Phone', 'Addresses', 'Email']);
  expect(facts[1]?.lines).toHaveLength(5);
  expect(text).toMatch(/\b(We|listen|and|we|help\.) …$/);
  expect(text.length).toBeLessThan(goose.description.length);
  expect(more).toBe(1);
  expect(organisationSheet({ ...goose, description: 'We listen.' }, [lunch])).toMatchObject({
    text: 'We listen.',
    more: 0,
  });
});
