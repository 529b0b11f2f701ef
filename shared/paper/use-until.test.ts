import { describe, expect, test } from 'vitest';
import type { PublicService } from '../services/service.ts';
import { paperService } from '../testing/paper-records.ts';
import type { DatedChange } from '../time/dated-change.ts';
import { emptySchedule } from '../time/empty-schedule.ts';
import { DAYS } from '../time/schedule.ts';
import { describeCheckAgain, describeLastDay, describeTakeDown } from './use-until.ts';

const TODAY = '2026-11-22';
const slots = [{ start: '10:00', end: '12:00' }];
const everyDay = Object.fromEntries(DAYS.map((day) => [day, slots])) as PublicService['schedule'];
const open = (...changes: DatedChange[]) => paperService({ schedule: everyDay, changes });
const closed = (from: string, to: string): DatedChange => ({
  kind: 'closed',
  from,
  to,
  reason: '',
});
const usual = (from: string, to: string): DatedChange => ({
  ...closed(from, to),
  kind: 'as usual',
});

describe('a sheet on a wall is to be taken down', () => {
  test('after a week, where nothing changes before', () => {
    expect(describeTakeDown([], TODAY)).toBe('Take down after Sunday 29 November 2026');
    expect(describeTakeDown([open()], TODAY)).toBe('Take down after Sunday 29 November 2026');
  });

  test('the day before the next dated change of a place on it, or a bank holiday', () => {
    expect(describeTakeDown([open(closed('2026-11-26', '2026-11-26'))], TODAY)).toBe(
      'Take down after Wednesday 25 November 2026',
    );
    expect(describeTakeDown([open()], '2026-12-20')).toBe(
      'Take down after Thursday 24 December 2026',
    );
  });

  test('and one in a pocket is to be checked again after the same day', () => {
    expect(describeCheckAgain([open()], TODAY)).toBe(
      'Check again after Sunday 29 November 2026: hours change',
    );
  });

  test('not before a change that holds already', () => {
    expect(describeTakeDown([open(closed('2026-11-20', '2027-03-01'))], TODAY)).toBe(
      'Take down after Sunday 29 November 2026',
    );
  });
});

describe('a paper with times may hang', () => {
  test('until the day before the next bank holiday on which one of its places would be open', () => {
    expect(describeLastDay([open()], TODAY)).toBe('Use until Thursday 24 December 2026');
    expect(describeLastDay([open()], '2026-12-25')).toBe('Use until Friday 25 December 2026');
    const mondays = { ...emptySchedule(), Monday: slots };
    expect(describeLastDay([paperService({ schedule: mondays })], TODAY)).toBe(
      'Use until Sunday 27 December 2026',
    );
  });

  test('over bank holidays for which it announces what holds, or that it names', () => {
    const christmas = usual('2026-12-25', '2026-12-28');
    expect(describeLastDay([open(christmas)], TODAY)).toBe('Use until Thursday 31 December 2026');
    expect(describeLastDay([open()], TODAY, 90)).toBe('Use until Thursday 25 March 2027');
  });

  test('until the day before a change that is too far ahead to be announced', () => {
    const holidays = usual('2026-12-25', '2027-01-01');
    expect(describeLastDay([open(closed('2026-12-01', '2026-12-02'), holidays)], TODAY)).toBe(
      'Use until Thursday 25 March 2027',
    );
    expect(describeLastDay([open(closed('2027-02-01', '2027-02-03'), holidays)], TODAY)).toBe(
      'Use until Sunday 31 January 2027',
    );
  });

  test('until a place opens again of which it shows no hours', () => {
    expect(describeLastDay([open(closed('2026-11-01', '2027-01-31'))], TODAY)).toBe(
      'Use until Sunday 31 January 2027',
    );
  });

  test('without a last day where nothing comes within half a year', () => {
    expect(describeLastDay([], TODAY)).toBe('');
    expect(describeLastDay([paperService({ schedule: emptySchedule() })], TODAY)).toBe('');
    expect(describeLastDay([open(closed('2026-11-01', ''))], TODAY)).toBe('');
  });
});
