import { describe, expect, it } from 'vitest';
import { readHours } from '../helplines/read-hours.ts';
import type { Timed } from '../services/status.ts';
import { emptySchedule } from '../time/empty-schedule.ts';
import type { Slot } from '../time/schedule.ts';
import { answersToday, describeRestOfToday, laterToday } from './rest-of-today.ts';

const TUESDAY = '2026-11-24';
const at = (time: string) => Date.parse(`${TUESDAY}T${time}:00Z`);
const slot = (times: string): Slot => {
  const [start = '', end = ''] = times.split('–');
  return { start, end };
};
const on = (tuesday: string[], fields: Partial<Timed> = {}): Timed => ({
  schedule: { ...emptySchedule(), Tuesday: tuesday.map(slot) },
  lastCheckedAt: '2026-11-01T00:00:00Z',
  availability: ['For Everyone'],
  ...fields,
});

describe('the rest of today', () => {
  const twice = on(['10:00–15:00', '20:00–22:00']);

  it('of a place that opens again in the evening says when', () => {
    expect(describeRestOfToday(twice, at('10:00'))).toBe(
      'Open now until 3pm. Later today: 8pm to 10pm',
    );
    expect(describeRestOfToday(twice, at('14:45'))).toBe(
      'Closes at 3pm, call first. Later today: 8pm to 10pm',
    );
  });

  it('of a place that has not opened yet says until when too, and each of its times', () => {
    expect(describeRestOfToday(twice, at('16:00'))).toBe('Opens later today: 8pm to 10pm');
    expect(describeRestOfToday(twice, at('08:00'))).toBe(
      'Opens later today: 10am to 3pm and 8pm to 10pm',
    );
    expect(laterToday(on(['08:00–09:00', '10:00–11:00', '22:00–02:00']), at('07:00'))).toBe(
      '8am to 9am, 10am to 11am and 10pm to 2am',
    );
  });

  it('says nothing of what is over, or runs on without a break', () => {
    expect(describeRestOfToday(twice, at('20:30'))).toBe('Open now until 10pm');
    expect(laterToday(twice, at('22:30'))).toBe('');
    expect(laterToday(on(['10:00–15:00', '15:00–22:00']), at('10:00'))).toBe('');
    const fromYesterday = on(['06:00–09:00']);
    fromYesterday.schedule.Monday = [slot('22:00–06:00')];
    expect(describeRestOfToday(fromYesterday, at('05:00'))).toBe('Open now until 9am');
  });

  it('says no hour that may not hold, or at which nothing is left', () => {
    const maybe = [{ kind: 'check first' as const, from: TUESDAY, to: TUESDAY, reason: 'repairs' }];
    expect(laterToday({ ...twice, changes: maybe }, at('10:00'))).toBe('');
    const full = {
      what: 'meals' as const,
      since: `${TUESDAY}T09:00:00Z`,
      until: `${TUESDAY}T23:59:00Z`,
    };
    expect(laterToday({ ...twice, full }, at('10:00'))).toBe('');
  });
});

const answering = (hours: string, instant = at('10:00'), added?: Record<string, string>) => {
  const answers = readHours(hours);
  const line = { onlineWorkingTime: hours, lastCheckedAt: '2026-11-01T00:00:00Z' };
  return answersToday({ ...line, ...(answers && { answers }) }, instant, added);
};

it('a line that answers now says on paper until when, and never "now"', () => {
  expect(answering('24 hours a day')).toBe('Answers day and night');
  expect(answering('Mon-Fri 8am-8pm')).toBe('Answers until 8pm');
  expect(answering('Every day 10am to 2am', at('23:00'))).toBe('Answers until 2am');
  expect(answering('Mon-Fri 9am-1pm and 2pm-5pm')).toBe('Answers until 1pm, and 2pm to 5pm');
});

it('a line says no hours on paper that nobody could read, or that may not hold', () => {
  expect(answering('Call us')).toBe('');
  expect(answering('Mon-Fri 8am-8pm', at('10:00'), { '2026-11-24': 'A royal wedding' })).toBe('');
});
