import { expect, test } from 'vitest';
import { emptyTexts } from '../../../shared/fields/field.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { SERVICE_FIELDS } from '../../../shared/services/service-fields.ts';
import { emptySchedule } from '../../../shared/time/empty-schedule.ts';
import { serviceSchema } from './service-schema.ts';

const NOW = Date.parse('2026-11-20T12:00Z');
const service: PublicService = {
  _id: 'showers-1',
  type: 'Showers',
  subtype: '',
  ...emptyTexts(SERVICE_FIELDS),
  provider: { _id: 'harbour', name: 'Harbour Kitchen' },
  serviceAddress: '1 Quay Street, Bristol',
  availability: ['For Everyone'],
  schedule: { ...emptySchedule(), Tuesday: [{ start: '10:00', end: '12:00' }] },
  version: 1,
  updatedAt: '2026-11-01T00:00:00.000Z',
  lastCheckedAt: '2026-11-01T00:00:00.000Z',
  phone: '',
  phoneDisplay: 'N/A',
  phoneHref: '',
};
const schemaOf = (fields: Partial<PublicService>) =>
  serviceSchema({ ...service, ...fields }, 'https://handbook.test', NOW);

test('search engines are told the hours of a service one may rely on', () => {
  expect(schemaOf({})).toMatchObject({
    '@id': 'https://handbook.test/timetable/Showers#showers-1',
    openingHours: ['Tu 10:00-12:00'],
  });
});

test.each([
  ['one should ring before', { availability: ['Please call ahead to arrange'] }],
  ['nobody has checked for half a year', { lastCheckedAt: '2026-01-01T00:00:00.000Z' }],
  ['has no hours', { schedule: emptySchedule() }],
  ['has a day in its note today', { checkFirstOn: [{ from: '11-20', to: '11-20' }] }],
  ['has a day in its note this week', { checkFirstOn: [{ from: '2026-11-26', to: '2027-01-02' }] }],
])('search engines are told no hours of a service that %s', (_which, fields) => {
  expect(schemaOf(fields)).not.toHaveProperty('openingHours');
});

test('a day in its note that is over or far off takes no hours away', () => {
  const checkFirstOn = [
    { from: '2026-11-19', to: '2026-11-19' },
    { from: '12-24', to: '01-02' },
  ];
  expect(schemaOf({ checkFirstOn })).toHaveProperty('openingHours');
});
