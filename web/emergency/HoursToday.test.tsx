import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { paperService } from '../../shared/testing/paper-records.ts';
import type { DatedChange } from '../../shared/time/dated-change.ts';
import { emptySchedule } from '../../shared/time/empty-schedule.ts';
import type { Schedule } from '../../shared/time/schedule.ts';
import { HoursToday } from './TonightBeds.tsx';

// Without a clock of its own a page has the first instant of 1970, a Thursday.

const AS_USUAL: DatedChange = {
  kind: 'as usual',
  from: '1970-01-01',
  to: '1970-01-01',
  reason: '',
};

const shown = (thursday: Schedule['Thursday']) => {
  const schedule = {
    ...emptySchedule(),
    Thursday: thursday,
    Friday: [{ start: '09:00', end: '10:00' }],
  };
  return renderToStaticMarkup(
    <HoursToday
      service={paperService({
        schedule,
        changes: [AS_USUAL],
        lastCheckedAt: '1970-01-01T00:00:00.000Z',
      })}
    />,
  );
};

it('a place for tonight that is open twice today says both times', () => {
  expect(
    shown([
      { start: '10:00', end: '15:00' },
      { start: '20:00', end: '22:00' },
    ]),
  ).toBe('<span>Today: 10:00–15:00, 20:00–22:00</span>');
});

it('a place for tonight that opens on another day says no time that is over', () => {
  expect(shown([{ start: '00:00', end: '00:30' }])).toBe('');
});
