import { expect, it } from 'vitest';
import { fieldMessages } from '../../validation/field-messages.ts';
import { ServiceInput } from './service-input.ts';

const lunch = { type: 'Lunch', serviceAddress: '1 Quay Street, Bristol' };
const times = { start: '10:00', end: '12:00' };

const faultsOf = (fields: object) => {
  const { error } = ServiceInput.safeParse({ ...lunch, ...fields });
  return error ? fieldMessages(error.issues) : {};
};
const slotFaults = (...irregularSlots: object[]) =>
  faultsOf({ irregularSlots: irregularSlots.map((slot) => ({ ...times, ...slot })) });

it.each([
  { day: 'Tuesday', week: 'first' },
  { day: 'Friday', everyOtherFrom: '2026-12-04' },
  { day: 'Monday', season: { from: '11-01', to: '03-31' } },
  { day: 'Monday', week: 'last', season: { from: '02-29', to: '02-29' } },
  { day: 'Saturday', week: 'third', start: '22:00', end: '02:00' },
])('a slot may hold in some weeks: %j', (slot) => {
  expect(slotFaults(slot)).toEqual({});
});

it.each([
  [{ day: 'Tuesday' }, 'irregularSlots.0.week', /in which weeks/],
  [{ day: 'Funday', week: 'first' }, 'irregularSlots.0.day', /day of the week/],
  [
    { day: 'Tuesday', week: 'fifth' },
    'irregularSlots.0.week',
    /first, second, third, fourth, last/,
  ],
  [
    { day: 'Tuesday', everyOtherFrom: '2026-12-04' },
    'irregularSlots.0.everyOtherFrom',
    /is a Friday, not a Tuesday. The next Tuesday is 2026-12-08/,
  ],
  [
    { day: 'Friday', everyOtherFrom: '2026-02-30' },
    'irregularSlots.0.everyOtherFrom',
    /YYYY-MM-DD/,
  ],
  [{ day: 'Friday', everyOtherFrom: '9999-12-31' }, 'irregularSlots.0.everyOtherFrom', /century/],
  [
    { day: 'Friday', week: 'first', everyOtherFrom: '2026-12-04' },
    'irregularSlots.0.everyOtherFrom',
    /not both/,
  ],
  [{ day: 'Friday', week: 'first', end: '10:00' }, 'irregularSlots.0.end', /cannot be the same/],
  [
    { day: 'Friday', season: { from: '02-30', to: '03-01' } },
    'irregularSlots.0.season.from',
    /MM-DD/,
  ],
])('what no calendar has is refused at its field: %j', (slot, field, message) => {
  expect(slotFaults(slot)).toEqual({ [field]: expect.stringMatching(message) });
});

it.each<[string, object, object, boolean]>([
  ['a fourth and a last one', { week: 'fourth' }, { week: 'last' }, true],
  ['a first and a last one', { week: 'first' }, { week: 'last' }, false],
  ['two first ones', { week: 'first' }, { week: 'first' }, true],
  [
    'those of the same weeks',
    { everyOtherFrom: '2026-12-01' },
    { everyOtherFrom: '2026-12-15' },
    true,
  ],
  [
    'those of alternate weeks',
    { everyOtherFrom: '2026-12-01' },
    { everyOtherFrom: '2026-12-08' },
    false,
  ],
  ['a first one and every other week', { week: 'first' }, { everyOtherFrom: '2026-12-08' }, true],
  [
    'winter and summer',
    { season: { from: '11-01', to: '03-31' } },
    { season: { from: '06-01', to: '08-31' } },
    false,
  ],
  [
    'a first one and the end of months',
    { week: 'first' },
    { season: { from: '03-20', to: '03-31' } },
    false,
  ],
])('times that overlap are judged on the date: %s', (_, one, other, isRefused) => {
  const day = 'Tuesday';
  const faults = slotFaults({ day, ...one }, { day, ...other, start: '11:00', end: '13:00' });
  const message = 'Overlapping intervals detected for Tuesday.';
  expect(faults).toEqual(isRefused ? { 'irregularSlots.1.end': message } : {});
  const touching = slotFaults({ day, ...one }, { day, ...other, start: '12:00', end: '13:00' });
  expect(touching).toEqual({});
});

it('a slot of some weeks may not overlap one of every week', () => {
  const irregularSlots = [{ day: 'Tuesday', week: 'first', ...times }];
  const schedule = { Tuesday: [{ start: '11:00', end: '13:00' }] };
  expect(Object.keys(faultsOf({ irregularSlots, schedule }))).toEqual(['irregularSlots.0.end']);
  expect(faultsOf({ irregularSlots, schedule: { Monday: schedule.Tuesday } })).toEqual({});
});

it('a day of which the times are not known has none', () => {
  const schedule = { Tuesday: [times] };
  expect(faultsOf({ unknownDays: ['Monday'], schedule })).toEqual({});
  expect(faultsOf({ unknownDays: ['Monday', 'Tuesday'], schedule })).toEqual({
    unknownDays: 'Tuesday has times. Take them away, or say that its times are known.',
  });
  expect(faultsOf({ unknownDays: ['Monday', 'Monday'] })).toHaveProperty('unknownDays');
});

it('keeps the days in the order of the week', () => {
  const input = { ...lunch, unknownDays: ['Sunday', 'Friday'] };
  expect(ServiceInput.parse(input).unknownDays).toEqual(['Friday', 'Sunday']);
});

it('has a maximum for each list', () => {
  const many = (length: number, entry: object) => Array.from({ length }, () => entry);
  const season = { from: '11-01', to: '03-31' };
  expect(faultsOf({ seasons: many(4, season) })).toHaveProperty('seasons');
  expect(slotFaults(...many(9, { day: 'Friday', week: 'first' }))).toHaveProperty('irregularSlots');
});
