import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../testing/sample-city.ts';
import { findHelp } from './find-help.ts';

const labelsOf = (text: string, city = SAMPLE_CITY) =>
  findHelp(text, city).groups.flatMap(({ results }) => results.map(({ label }) => label));

describe('a street leads to who is in it, before what its words ask for', () => {
  it.each([
    ['stapleton road', 'inHope – The Wild Goose'],
    ['grosvenor rd', 'Bristol Refugee Rights'],
    ['on cheltenham road', 'Aid Box Community'],
    ['little bishop street', 'The Julian Trust'],
    ['temple street', 'Bristol City Council – Homelessness Prevention Team'],
    ['citizen service point', 'Bristol City Council – Homelessness Prevention Team'],
    ['king square', 'Self Help Community Housing Association'],
  ])('"%s": %s', (text, label) => {
    expect(labelsOf(text).slice(0, 2)).toContain(label);
  });
});

it('who is named after a street stands first, and the others there are found too', () => {
  expect(labelsOf('stokes croft')).toEqual([
    'Stokes Croft Food Project',
    'Self Help Community Housing Association',
    'Near me',
  ]);
});

it('what asks for help whole is no street', () => {
  expect(labelsOf('day centre')[0]).toBe('Day Centre');
});

it('an address that is not public leads to nobody', () => {
  const organisations = SAMPLE_CITY.organisations.map((its) =>
    its.addresses?.some((address) => address.includes('Temple Street'))
      ? { ...its, addressNotPublic: true as const }
      : its,
  );
  expect(labelsOf('temple street', { ...SAMPLE_CITY, organisations })).not.toContain(
    'Bristol City Council – Homelessness Prevention Team',
  );
});

it('a part of the city whose words ask for help is none', () => {
  const services = SAMPLE_CITY.services.map((service, at) =>
    at === 0 ? { ...service, serviceAddress: '1 High Street, Food Market, Bristol' } : service,
  );
  const { groups } = findHelp('food market', { ...SAMPLE_CITY, services });
  const labels = groups.flatMap(({ results }) => results.map(({ label }) => label));
  expect(labels).not.toContain('Near me');
});
