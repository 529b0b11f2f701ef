import fc from 'fast-check';
import { CHANGE_SCOPES, type ChangeRecord } from '../services/changes/change-record.ts';
import { addDays, cityTime } from '../time/city-time.ts';
import { emptySchedule } from '../time/empty-schedule.ts';
import type { Week } from '../time/hours-on.ts';
import { type IrregularSlot, WEEKS_OF_MONTH } from '../time/irregular-slots.ts';
import { DAYS } from '../time/schedule.ts';
import { anyClockChange, anyInstant, anySchedule, anySlot } from './arbitrary-times.ts';

const anyDay = fc.constantFrom(...DAYS);
const anyYearlyDay = fc.oneof(
  fc.integer({ min: 0, max: 365 }).map((days) => addDays('2028-01-01', days).slice(5)),
  fc.constantFrom('02-28', '02-29', '03-01', '12-31', '01-01'),
);
const anySeason = fc.record({ from: anyYearlyDay, to: anyYearlyDay });

const anyIrregularSlot: fc.Arbitrary<IrregularSlot> = fc
  .record({
    slot: anySlot,
    day: anyDay,
    week: fc.option(fc.constantFrom(...WEEKS_OF_MONTH), { nil: undefined }),
    weeks: fc.option(fc.integer({ min: 0, max: 110 }), { nil: undefined, freq: 2 }),
    season: fc.option(anySeason, { nil: undefined, freq: 5 }),
  })
  .map(({ slot, day, week, weeks, season }) => {
    // 1 January 2026 was a Thursday.
    const first = addDays('2026-01-05', DAYS.indexOf(day));
    const everyOtherFrom = weeks === undefined ? undefined : addDays(first, weeks * 7);
    return { ...slot, day, week, everyOtherFrom, season };
  });

/** A week whose irregular slots have no dates yet. */
export type EnteredWeek = Omit<Week, 'irregularSlots'> & {
  irregularSlots: readonly IrregularSlot[];
};

/** Any week: with and without slots, irregular ones, seasons and days of which the times are not known. */
export const anyWeek: fc.Arbitrary<EnteredWeek> = fc.record({
  schedule: fc.oneof({ weight: 5, arbitrary: anySchedule }, fc.constant(emptySchedule())),
  irregularSlots: fc.oneof(fc.constant([]), fc.array(anyIrregularSlot, { maxLength: 4 })),
  seasons: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    fc.array(anySeason, { minLength: 1, maxLength: 2 }),
  ),
  unknownDays: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.uniqueArray(anyDay)),
});

/** An instant, and changes that overlap around it: of every scope, ended ones, and some that were made "from now". */
export const anyChanges: fc.Arbitrary<{ instant: number; records: ChangeRecord[] }> = fc
  .oneof({ weight: 4, arbitrary: anyInstant }, anyClockChange)
  .chain((instant) =>
    fc.record({
      instant: fc.constant(instant),
      // No two of one instant: which of them was saved later, nobody could say.
      records: fc.uniqueArray(anyChange(instant), {
        maxLength: 5,
        selector: (it) => it.updatedAt,
      }),
    }),
  );

function anyChange(instant: number): fc.Arbitrary<ChangeRecord> {
  const today = cityTime(instant).date;
  const dates = fc
    .tuple(fc.integer({ min: -4, max: 9 }), fc.option(fc.integer({ min: 0, max: 8 }), { freq: 8 }))
    .map(([off, days]) => {
      const from = addDays(today, off);
      return { from, to: days === null ? '' : addDays(from, days), since: '' };
    });
  const fromNow = fc
    .tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2 }))
    .map(([minutes, days]) => {
      const since = instant - minutes * 60_000;
      const from = cityTime(since).date;
      return { from, to: addDays(from, days), since: new Date(since).toISOString() };
    });
  return fc
    .record({
      when: fc.oneof({ weight: 3, arbitrary: dates }, fromNow),
      kind: fc.constantFrom('as usual', 'closed', 'hours', 'check first'),
      slots: fc.array(anySlot, { minLength: 1, maxLength: 2 }),
      scope: fc.constantFrom(...CHANGE_SCOPES),
      isOurs: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
      endedAt: fc.option(fc.integer({ min: 0, max: 3 }), { freq: 2, nil: null }),
      updatedAt: fc.integer({ min: 1, max: 1e9 }),
    })
    .map(({ when, kind, slots, scope, isOurs, endedAt, updatedAt }): ChangeRecord => {
      const hasSince = kind === 'closed' || kind === 'check first';
      const whole: ChangeRecord = {
        _id: String(updatedAt),
        ...when,
        since: hasSince ? when.since : '',
        kind: kind as ChangeRecord['kind'],
        slots: kind === 'hours' ? slots : [],
        reason: '',
        scope,
        services: scope === 'service' ? [isOurs ? 'ours' : 'other'] : [],
        organisation:
          scope === 'service' || scope === 'organisation' ? (isOurs ? 'we' : 'they') : null,
        type: scope === 'type' ? (isOurs ? 'Lunch' : 'Dinner') : '',
        endedAt:
          endedAt === null || when.since
            ? ''
            : new Date(instant - endedAt * 86_400_000).toISOString(),
        version: 1,
        updatedAt: new Date(updatedAt * 1000).toISOString(),
      };
      if (scope !== 'bank holiday') return whole;
      return {
        ...whole,
        from: when.from,
        to: when.from,
        since: '',
        kind: 'check first',
        slots: [],
      };
    });
}
