import { describe, expect, test } from 'vitest';
import { paperService } from '../../../testing/paper-records.ts';
import { emptySchedule } from '../../../time/empty-schedule.ts';
import { DAYS } from '../../../time/schedule.ts';
import { timetableSection } from '../timetables.ts';
import { gridOf } from './grid.ts';
import { branchOf } from './providers.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const open = { ...emptySchedule(), Monday: [{ start: '10:00', end: '12:00' }] };
const council = { _id: 'council', name: 'City Council' };

const rowsOf = (...services: ReturnType<typeof paperService>[]) =>
  timetableSection('Breakfast', services, NOW).rows;
const at = (_id: string, serviceAddress: string, fields = {}) =>
  paperService({ _id, type: 'Breakfast', schedule: open, serviceAddress, ...fields });

describe('a timetable as a sheet for a noticeboard', () => {
  test('says of a place across its row where it is, what it gives, to whom, and whom to ring', () => {
    const { groups, unknown } = gridOf(rowsOf(at('a', '1 High Street, Bristol BS1 1AA')));
    expect(groups).toHaveLength(1);
    expect(groups[0]?.name).toBe('');
    expect(groups[0]?.rows[0]?.facts).toMatch(/^1 High Street, Bristol BS1\u00a01AA\. /);
    expect(unknown).toEqual([]);
  });

  test('leads with the branch where a provider has several, and names the provider once', () => {
    const branches = ['Victoria Park, Bedminster, Bristol', 'East Street, Bristol'];
    const { groups } = gridOf(
      rowsOf(...branches.map((address, n) => at(`${n}`, address, { provider: council }))),
    );
    expect(groups.map(({ name }) => name)).toEqual(['City Council']);
    expect(groups[0]?.rows.map(({ name }) => name)).toEqual(['Victoria Park', 'East Street']);
    expect(groups[0]?.rows[0]?.facts).toMatch(/^Bedminster, Bristol/);
  });

  test('gathers at the end what has no time that is known, and says that once', () => {
    const daily = { unknownDays: ['Monday' as const], schedule: emptySchedule() };
    const { groups, unknown } = gridOf(
      rowsOf(
        at('never', 'A Street', { schedule: emptySchedule() }),
        at('known', 'B Street'),
        at('monday', 'C Street', { ...daily, timesInWords: ['Open Monday, times not known'] }),
      ),
    );
    expect(groups.flatMap(({ rows }) => rows.map(({ row }) => row.address))).toEqual(['B Street']);
    expect(unknown.map(({ row }) => row.address)).toEqual(['A Street', 'C Street']);
    expect(unknown[1]?.facts).toContain('Open Monday');
    expect(unknown[1]?.facts).not.toContain('not known');
  });
});

test('says once that a place is open every day at times that nobody knows', () => {
  const every = { schedule: emptySchedule(), unknownDays: DAYS, note: 'In the morning' };
  const rows = rowsOf(
    at('every', 'A Street', { ...every, timesInWords: ['Open every day, times not known'] }),
  );
  const [row] = rows;
  expect([row?.note, row?.hours]).toMatchObject([
    'In the morning',
    { text: 'Open every day, times not known. Call first.' },
  ]);
  expect(gridOf(rows).unknown[0]?.facts).toContain('Open every day. In the morning');
});

test('tells to call above its places of unknown hours where each has a number, else of each whom to ask', () => {
  const unknown = { schedule: emptySchedule() };
  const [ring, ask] = [
    at('ring', 'A Street', unknown),
    at('ask', 'B Street', { ...unknown, phone: '' }),
  ];
  expect(gridOf(rowsOf(ring)).unknownTitle).toBe('Hours not known. Call first.');
  const mixed = gridOf(rowsOf(ring, ask));
  expect(mixed.unknownTitle).toBe('Hours not known. Call first, where there is a number.');
  expect(
    mixed.unknown.map(({ facts }) => facts.includes('No phone number: ask at a day centre')),
  ).toEqual([false, true]);
});

test.each([
  ['Victoria Park, Somerset Terrace, Bristol', 'Victoria Park', 'Somerset Terrace, Bristol'],
  ['15, High Street', '15, High Street', ''],
  ['15 High Street, Bristol', '15 High Street', 'Bristol'],
  ['The Hall', 'The Hall', ''],
])('of the address %s the branch is %s', (address, branch, rest) => {
  expect(branchOf(address)).toEqual({ branch, rest });
});
