import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyClockChange, anyInstant, anyNights, anySchedule } from '../testing/arbitrary-times.ts';
import {
  type Answer,
  answerByMinutes,
  dateOf,
  wallMinute,
  weekdayOf,
} from '../testing/minute-model.ts';
import { service } from '../testing/timed.ts';
import { bankHolidayOn } from '../time/bank-holidays.ts';
import { addDays, cityTime } from '../time/city-time.ts';
import { CHECK_FIRST_AVAILABILITY } from './service.ts';
import { type Status, statusAt } from './status.ts';

const DAY = 86_400_000;

/** A status as the model gives it: on the model's line of wall minutes. */
function asAnswer(status: Status, instant: number): Answer | Status {
  const now = wallMinute(instant);
  const midnight = now - (now % 1440);
  if (status.kind === 'check' && status.why === 'bank holiday') {
    const day = midnight + status.inDays * 1440;
    expect(status.day).toBe(weekdayOf(day));
    return { kind: 'check', holiday: dateOf(day) };
  }
  const place = (moment: { day: string; inDays: number; minute: number }) => {
    expect(moment.day).toBe(weekdayOf(midnight + moment.inDays * 1440));
    return midnight + moment.inDays * 1440 + moment.minute;
  };
  if (status.kind === 'later') return { kind: 'later', opens: place(status.at) };
  if (status.kind === 'closed') return { kind: 'closed', opens: place(status.opens) };
  if (status.kind !== 'open') return status;
  const { until, closesSoon } = status;
  if (until) expect(until.minutesLeft).toBe(place(until) - now);
  return { kind: 'open', until: until && place(until), closesSoon };
}

test('any week at any instant has the model’s status', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anySchedule, anyInstant, (schedule, instant) => {
      const status = statusAt(service(schedule), [], instant);
      expect(asAnswer(status, instant)).toEqual(answerByMinutes(schedule, instant));
    }),
    { numRuns: 700 },
  );
});

test('any night has it while the clocks change', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyNights, anyClockChange, (schedule, instant) => {
      const status = statusAt(service(schedule), [], instant);
      expect(asAnswer(status, instant)).toEqual(answerByMinutes(schedule, instant));
    }),
    { numRuns: 600 },
  );
});

test('nothing that is check first for a lasting reason is ever open', () => {
  fc.assert(
    fc.property(
      anySchedule,
      anyInstant,
      fc.constantFrom(...CHECK_FIRST_AVAILABILITY),
      (schedule, instant, option) => {
        const stale = new Date(instant - 181 * DAY).toISOString();
        const byAppointment = service(schedule, { availability: [option] });
        const unchecked = service(schedule, { lastCheckedAt: stale });
        expect(statusAt(byAppointment, [], instant).kind).toBe('check');
        expect(statusAt(unchecked, [], instant).kind).toBe('check');
      },
    ),
  );
});

test('a day that the note names is as sure as a bank holiday', () => {
  fc.assert(
    fc.property(
      anySchedule,
      anyInstant,
      fc.integer({ min: -8, max: 8 }),
      (schedule, instant, off) => {
        const date = addDays(cityTime(instant).date, off);
        const noted = { ...service(schedule), checkFirstOn: [{ from: date, to: date }] };
        const kind = ({ kind }: Status) => kind;
        const plain = statusAt(service(schedule), [], instant);
        if (bankHolidayOn(date)) {
          expect(kind(statusAt(noted, [], instant))).toBe(kind(plain));
          return;
        }
        const status = statusAt(noted, [], instant);
        if (off === 0 && status.kind !== 'check') {
          // Only what the day before began runs on.
          expect(status.kind).toBe('open');
          expect(status.kind === 'open' && status.until?.inDays).toBe(0);
        }
        if (off < -1) expect(status).toEqual(plain);
      },
    ),
    { numRuns: 500 },
  );
});
