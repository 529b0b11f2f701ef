import { expect, test } from 'vitest';
import { emptyTexts } from '../../../shared/fields/field.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { SERVICE_FIELDS } from '../../../shared/services/service-fields.ts';
import { addDays } from '../../../shared/time/city-time.ts';
import { emptySchedule } from '../../../shared/time/empty-schedule.ts';
import { addDates } from '../../../shared/time/irregular-slots.ts';
import { DAYS } from '../../../shared/time/schedule.ts';
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
  ['is open for a season', { seasons: [{ from: '11-01', to: '03-31' }] }],
  ['has a day of unknown times', { unknownDays: ['Friday' as const] }],
  [
    'is closed until further notice',
    { changes: [{ kind: 'closed' as const, from: '2027-03-01', to: '', reason: '' }] },
  ],
  ['has no hours', { schedule: emptySchedule() }],
  ['has a day in its note today', { checkFirstOn: [{ from: '11-20', to: '11-20' }] }],
  ['has a day in its note this week', { checkFirstOn: [{ from: '2026-11-26', to: '2027-01-02' }] }],
])('search engines are told no hours of a service that %s', (_which, fields) => {
  expect(schemaOf(fields)).not.toHaveProperty('openingHours');
});

test.each([
  ['its meals of today', '2026-11-24T10:30Z', '2026-11-24T12:00Z', '10:00', '12:00', '2026-11-24'],
  ['the beds of a night', '2026-11-24T23:00Z', '2026-11-25T12:00Z', '21:00', '08:00', '2026-11-24'],
  [
    'those of the night before',
    '2026-11-25T01:00Z',
    '2026-11-25T12:00Z',
    '21:00',
    '08:00',
    '2026-11-24',
  ],
])(
  'search engines are told that a place is closed that has run out of %s',
  (_, since, until, start, end, date) => {
    const schedule = { ...emptySchedule(), Tuesday: [{ start, end }] };
    const what = end === '08:00' ? ('beds' as const) : ('meals' as const);
    const full = {
      what,
      since: new Date(since).toISOString(),
      until: new Date(until).toISOString(),
    };
    const told = { ...service, schedule: { ...emptySchedule(), ...schedule }, full };
    const { specialOpeningHoursSpecification: special } = serviceSchema(
      told,
      'https://handbook.test',
      Date.parse(since),
    ) as { specialOpeningHoursSpecification: object[] };
    const closed = { validFrom: date, validThrough: date, opens: '00:00', closes: '00:00' };
    expect(special).toEqual([{ '@type': 'OpeningHoursSpecification', ...closed }]);
  },
);

test('a day in its note that is over or far off takes no hours away', () => {
  const checkFirstOn = [
    { from: '2026-11-19', to: '2026-11-19' },
    { from: '12-24', to: '01-02' },
  ];
  expect(schemaOf({ checkFirstOn })).toHaveProperty('openingHours');
});

test('search engines are told the dates that differ from the week, and what is closed on them', () => {
  const [first] = addDates(
    [{ day: 'Wednesday', week: 'first', start: '09:00', end: '10:00' }],
    '2026-11-20',
  );
  const changes = [{ kind: 'closed' as const, from: '2027-06-01', to: '2027-06-08', reason: '' }];
  const { openingHours, specialOpeningHoursSpecification } = schemaOf({
    irregularSlots: first ? [first] : [],
    changes,
  }) as Record<string, object[]>;
  expect(openingHours).toEqual(['Tu 10:00-12:00']);
  const told = specialOpeningHoursSpecification?.map((it) => Object.values(it).slice(1).join(' '));
  expect(told).toEqual([
    '2026-12-02 2026-12-02 09:00 10:00',
    '2027-06-01 2027-06-01 00:00 00:00',
    '2027-06-08 2027-06-08 00:00 00:00',
  ]);
});

test('dates beside each other that have the same hours are told as one', () => {
  const daily = Object.fromEntries(
    DAYS.map((day) => [day, [{ start: '09:00', end: '17:00' }]]),
  ) as PublicService['schedule'];
  const changes = [{ kind: 'closed' as const, from: '2026-12-01', to: '2027-11-19', reason: '' }];
  expect(schemaOf({ schedule: daily, changes })).toMatchObject({
    specialOpeningHoursSpecification: [{ validFrom: '2026-12-01', validThrough: '2027-11-19' }],
  });
});

test('nothing is told of a week that more dates differ from than anybody reads', () => {
  const changes = Array.from({ length: 25 }, (_, week) => {
    const date = addDays('2026-11-24', 7 * week);
    return { kind: 'closed' as const, from: date, to: date, reason: '' };
  });
  expect(schemaOf({ changes: changes.slice(1) })).toHaveProperty('openingHours');
  expect(schemaOf({ changes })).not.toHaveProperty('openingHours');
  expect(schemaOf({ changes })).not.toHaveProperty('specialOpeningHoursSpecification');
});
