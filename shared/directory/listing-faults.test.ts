import { describe, expect, it } from 'vitest';
import { emptyTexts } from '../fields/field.ts';
import type { Service } from '../services/service.ts';
import { SERVICE_FIELDS } from '../services/service-fields.ts';
import { statusAt } from '../services/status.ts';
import { createAlikeWeeks } from '../services/weeks/alike-weeks.ts';
import { emptySchedule } from '../time/empty-schedule.ts';
import { helplineFaults, organisationFaults, serviceFaults } from './listing-faults.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();

const KITCHEN = {
  _id: 'kitchen',
  name: 'Harbour Kitchen',
  description: 'Hot meals by the harbour.',
  phone: ['01174960123'],
  email: '',
  website: '',
  addresses: ['1 Quay Street, Bristol BS1 4DJ'],
  lastCheckedAt: daysAgo(1),
};

const service = (fields: Partial<Service> = {}): Service => ({
  _id: 's',
  type: 'Breakfast',
  subtype: '',
  beds: '',
  addressPublic: '',
  onWalls: '',
  ...emptyTexts(SERVICE_FIELDS),
  ...createAlikeWeeks(),
  conditions: {},
  provider: { _id: 'kitchen', name: 'Harbour Kitchen' },
  serviceAddress: '1 Quay Street, Bristol BS1 4DJ',
  availability: ['For Everyone'],
  schedule: { ...emptySchedule(), Monday: [{ start: '09:00', end: '10:00' }] },
  published: true,
  version: 1,
  updatedAt: daysAgo(1),
  lastCheckedAt: daysAgo(1),
  ...fields,
});

const faultsOf = (fields: Partial<Service>, provider: Partial<typeof KITCHEN> = {}) =>
  serviceFaults([service(fields)], [{ ...KITCHEN, ...provider }], NOW).get('s');

describe('a service', () => {
  it('with hours, a contact, a known address and a recent change has no fault', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('has no hours where no day has any', () => {
    expect(faultsOf({ schedule: emptySchedule() })).toEqual(['hours']);
  });

  it('has no contact where its organisation has no phone, email or website', () => {
    expect(faultsOf({}, { phone: [] })).toEqual(['contact']);
    expect(faultsOf({}, { phone: [], email: 'a@b.test' })).toEqual([]);
    expect(faultsOf({}, { phone: [''], website: 'https://b.test' })).toEqual([]);
  });

  it.each([
    ['1 quay street bristol, bs1 4dj', []],
    ['1 Quay Street', []],
    ['The Annexe, 1 Quay Street, Bristol BS1 4DJ', []],
    ['11 Quay Street, Bristol BS1 4DJ', ['address']],
    ['2 Low Street, Bristol', ['address']],
    ['', ['address']],
  ])('at %s, of an organisation at 1 Quay Street: %j', (serviceAddress, faults) => {
    expect(faultsOf({ serviceAddress })).toEqual(faults);
  });

  it('matches no address of an organisation that has none', () => {
    expect(faultsOf({}, { addresses: [] })).toEqual(['address']);
  });

  it('is stale after 90 days without a check and old after 180, whatever was changed since, as its public status has it', () => {
    expect(faultsOf({ lastCheckedAt: daysAgo(89) })).toEqual([]);
    for (const days of [90, 179])
      expect(faultsOf({ lastCheckedAt: daysAgo(days) })).toEqual(['stale']);
    for (const lastCheckedAt of [daysAgo(180), '', 'nonsense']) {
      expect(faultsOf({ updatedAt: daysAgo(1), lastCheckedAt })).toEqual(['old']);
      expect(
        statusAt(
          { ...service({ lastCheckedAt }), ...createAlikeWeeks(), irregularSlots: [] },
          [],
          NOW,
        ),
      ).toEqual({
        kind: 'check',
        why: 'not checked',
      });
    }
    expect(faultsOf({ updatedAt: daysAgo(400), lastCheckedAt: daysAgo(10) })).toEqual([]);
  });

  it('is listed where its note says in words what no status knows', () => {
    expect(faultsOf({ note: 'Closed for two weeks every August.' })).toEqual(['note']);
    expect(faultsOf({ note: 'Closed 24 December to 2 January' })).toEqual([]);
    expect(faultsOf({ note: '£2.50' })).toEqual([]);
  });

  it('of an organisation that is not known is judged by itself alone', () => {
    const [faults] = serviceFaults([service({ schedule: emptySchedule() })], [], NOW).values();
    expect(faults).toEqual(['hours']);
  });
});

describe('a phone', () => {
  const dated = { lastCheckedAt: daysAgo(1) };

  it('looks wrong where nobody could be reached by it, of an organisation any of them', () => {
    const phone = ['01174960123', '0117496012'];
    expect(organisationFaults({ ...KITCHEN, phone }, NOW)).toEqual(['phone']);
    const line = { phone: '0117496012', email: '', website: '', ...dated };
    expect(helplineFaults(line, NOW)).toEqual(['phone']);
  });

  it('looks right where it can be rung, and where there is none', () => {
    expect(organisationFaults({ ...KITCHEN, email: 'a@b.test', phone: [''] }, NOW)).toEqual([]);
    expect(helplineFaults({ phone: '116123', email: '', website: '', ...dated }, NOW)).toEqual([]);
  });
});

describe('two services of one place and type', () => {
  const pair = (fields: Partial<Service>) => [
    ...serviceFaults(
      [service({ _id: 'a' }), service({ _id: 'b', ...fields })],
      [KITCHEN, { ...KITCHEN, _id: 'other' }],
      NOW,
    ).values(),
  ];

  it('are both marked, whoever provides them and however the address is written', () => {
    expect(pair({})).toEqual([['double'], ['double']]);
    const another = { provider: { _id: 'other', name: 'Other' } };
    expect(pair({ ...another, serviceAddress: '1 quay street bristol bs1 4dj' })).toEqual([
      ['double'],
      ['double'],
    ]);
  });

  it('are not of one type where their subtypes differ', () => {
    expect(pair({ subtype: 'Outreach' })).toEqual([[], []]);
  });

  it('are not at one place where the address is not known', () => {
    const serviceAddress = 'Bristol (full address not known)';
    const both = serviceFaults(
      [service({ _id: 'a', serviceAddress }), service({ _id: 'b', serviceAddress })],
      [],
      NOW,
    );
    expect([...both.values()]).toEqual([[], []]);
  });
});

it('an organisation and a helpline lack a contact, or are old', () => {
  expect(organisationFaults({ ...KITCHEN, phone: [] }, NOW)).toEqual(['contact']);
  expect(organisationFaults({ ...KITCHEN, lastCheckedAt: daysAgo(200) }, NOW)).toEqual(['old']);
  const line = { phone: '', email: '', website: '', lastCheckedAt: daysAgo(200) };
  expect(helplineFaults(line, NOW)).toEqual(['contact', 'old']);
  expect(helplineFaults({ ...line, phone: '116123', lastCheckedAt: daysAgo(2) }, NOW)).toEqual([]);
});
