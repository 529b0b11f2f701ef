import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHECK_FIRST_AVAILABILITY } from '../conditions/check-first.ts';
import { anyChanges, anyWeek, type EnteredWeek } from '../testing/arbitrary-calendar.ts';
import { anyClockChange, anyInstant, anyNights, anySchedule } from '../testing/arbitrary-times.ts';
import { type Answer, answerByMinutes, type ModelChange } from '../testing/calendar-model.ts';
import { dateOf, wallMinute } from '../testing/minute-model.ts';
import { service } from '../testing/timed.ts';
import { addDays, cityTime } from '../time/city-time.ts';
import { emptySchedule } from '../time/empty-schedule.ts';
import { addDates } from '../time/irregular-slots.ts';
import { CHANGE_SCOPES, type ChangeRecord, changesOf } from './changes/change-record.ts';
import { type CheckReason, type Moment, type Status, statusAt } from './status.ts';

// The rules against a second opinion that shares no code with them. A failure names the seed and path that repeat it.

const DAY = 86_400_000;
const OURS = { _id: 'ours', type: 'Lunch', provider: { _id: 'we' } } as const;

/** A status as the model gives it: on the model's line of wall minutes. */
function asAnswer(status: Status, instant: number): Answer {
  const now = wallMinute(instant);
  const midnight = now - (now % 1440);
  const dateOfCheck = (check: CheckReason) => {
    if (!('date' in check)) return '';
    const day = midnight + check.inDays * 1440;
    expect(check.date).toBe(dateOf(day));
    return dateOf(day);
  };
  const place = (moment: Moment) => {
    const day = midnight + moment.inDays * 1440;
    expect(moment.date).toBe(dateOf(day));
    return day + moment.minute;
  };
  switch (status.kind) {
    case 'check':
      return { kind: 'check', why: status.why, date: dateOfCheck(status) };
    case 'later':
      return { kind: 'later', opens: place(status.at), check: status.at.check?.why ?? null };
    case 'closed':
      return {
        kind: 'closed',
        opens: status.opens && place(status.opens),
        check: status.opens?.check?.why ?? null,
        isDecided: !!status.change,
      };
    case 'open': {
      const { until, closesSoon } = status;
      if (until) expect(until.minutesLeft).toBe(place(until) - now);
      return { kind: 'open', until: until && place(until), closesSoon };
    }
  }
}

/** What the model takes for a change of ours; none for another's, or one that is over before it began. */
function asModelChange(record: ChangeRecord): ModelChange[] {
  const { scope, kind, from, to, slots, since, endedAt, updatedAt } = record;
  const isOurs =
    scope === 'city' ||
    scope === 'bank holiday' ||
    record.type === OURS.type ||
    record.services[0] === OURS._id ||
    (scope === 'organisation' && record.organisation === OURS.provider._id);
  let last = to;
  if (endedAt) {
    const ended = dateOf(wallMinute(Date.parse(endedAt)) - 1440);
    last = to && to < ended ? to : ended;
  }
  if (!isOurs || (last && last < from)) return [];
  const level = CHANGE_SCOPES.length - CHANGE_SCOPES.indexOf(scope);
  return [
    {
      level,
      saved: Date.parse(updatedAt),
      kind: scope === 'bank holiday' ? scope : kind,
      from,
      to: last,
      slots,
      since: since || undefined,
    },
  ];
}

const asModelWeek = ({
  schedule,
  irregularSlots,
  seasons = [],
  unknownDays = [],
}: EnteredWeek) => ({
  week: schedule,
  irregular: irregularSlots,
  seasons,
  unknownDays,
});

test('any week at any instant has the model’s status', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anySchedule, anyInstant, (schedule, instant) => {
      const status = statusAt(service(schedule), [], instant);
      expect(asAnswer(status, instant)).toEqual(answerByMinutes({ week: schedule }, [], instant));
    }),
    { numRuns: 300 },
  );
});

test('any night has it while the clocks change', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyNights, anyClockChange, (schedule, instant) => {
      const status = statusAt(service(schedule), [], instant);
      expect(asAnswer(status, instant)).toEqual(answerByMinutes({ week: schedule }, [], instant));
    }),
    { numRuns: 300 },
  );
});

test('so has any week with irregular slots, seasons, unknown days and overlapping changes of every scope', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(anyWeek, anyChanges, fc.boolean(), (week, { instant, records }, byAppointment) => {
      const timed = {
        ...service(week.schedule),
        ...week,
        irregularSlots: addDates(week.irregularSlots, cityTime(instant).date),
        ...(byAppointment && { availability: ['By Appointment only'] }),
      };
      const changes = changesOf(OURS, records, addDays(cityTime(instant).date, -1));
      const modelled = { ...asModelWeek(week), byAppointment };
      const known = records.flatMap(asModelChange);
      // Some hours on, the same answer, as an old page would give it.
      for (const later of [0, 7, 31]) {
        const moment = instant + later * 3_600_000;
        const status = statusAt(timed, changes, moment);
        expect(asAnswer(status, moment)).toEqual(answerByMinutes(modelled, known, moment));
      }
    }),
    { numRuns: 150 },
  );
});

test('a closing that was said a minute ago holds in the hour that the clocks repeat', () => {
  const closing = {
    kind: 'closed',
    from: '2027-10-31',
    to: '2027-10-31',
    slots: [],
    since: '2027-10-31T00:59:00.000Z',
  } as const;
  const evening = { kind: 'hours', from: '2027-10-30', to: '2027-10-30' } as const;
  const slots = [{ start: '22:00', end: '01:15' }];
  // 1:59am in summer time, then 1am in winter time, a quarter of an hour before the evening would have ended.
  const instant = Date.parse('2027-10-31T01:00:00.000Z');
  const changes = [
    { ...evening, slots, reason: '', scope: 'service' as const },
    { ...closing, reason: '', scope: 'service' as const },
  ];
  expect(statusAt(service(emptySchedule()), changes, instant).kind).toBe('closed');
  const known = changes.map((change, saved) => ({ ...change, saved, level: 4 }));
  expect(answerByMinutes({ week: emptySchedule() }, known, instant).kind).toBe('closed');
});

test('a night that is to be checked from now on says so, though the hours of the new day are not known', () => {
  const schedule = { ...emptySchedule(), Saturday: [{ start: '22:00', end: '03:00' }] };
  const checked = {
    kind: 'check first',
    from: '2026-11-15',
    to: '2026-11-15',
    since: '2026-11-15T02:50:00.000Z',
    reason: 'No heating',
    scope: 'service',
  } as const;
  const status = statusAt(
    { ...service(schedule), unknownDays: ['Sunday'] },
    [checked],
    Date.parse('2026-11-15T02:53:00.000Z'),
  );
  expect(status).toMatchObject({ kind: 'check', why: 'change', reason: 'No heating' });
});

test('so does the last night of a season, though its new day has no hours', () => {
  const schedule = { ...emptySchedule(), Saturday: [{ start: '22:00', end: '03:00' }] };
  const seasons = [{ from: '11-01', to: '11-14' }];
  const checked = {
    kind: 'check first',
    from: '2026-11-15',
    to: '2026-11-15',
    since: '2026-11-15T01:00:00.000Z',
    reason: 'No heating',
    scope: 'service',
  } as const;
  const instant = Date.parse('2026-11-15T01:10:00.000Z');
  const status = statusAt({ ...service(schedule), seasons }, [checked], instant);
  expect(status).toMatchObject({ kind: 'check', why: 'change', reason: 'No heating' });
  const known = [{ ...checked, saved: 1, level: 4 }];
  expect(asAnswer(status, instant)).toEqual(
    answerByMinutes({ week: schedule, seasons }, known, instant),
  );
});

test('nothing that is check first on every day, or was not checked, is ever open', () => {
  fc.assert(
    fc.property(
      anySchedule,
      anyInstant,
      fc.constantFrom(...CHECK_FIRST_AVAILABILITY),
      (schedule, instant, option) => {
        const stale = new Date(instant - 181 * DAY).toISOString();
        const byAppointment = service(schedule, { availability: [option] });
        const unreachable = service(schedule, { unreachable: true });
        const unchecked = service(schedule, { lastCheckedAt: stale });
        expect(statusAt(byAppointment, [], instant).kind).not.toBe('open');
        expect(statusAt(unreachable, [], instant).kind).not.toBe('open');
        expect(statusAt(unchecked, [], instant).kind).toBe('check');
      },
    ),
  );
});

test('a day that the note names is as sure as one on which it was decided to check first', () => {
  fc.assert(
    fc.property(
      anySchedule,
      anyInstant,
      fc.integer({ min: -8, max: 8 }),
      (schedule, instant, off) => {
        const date = addDays(cityTime(instant).date, off);
        const noted = { ...service(schedule), checkFirstOn: [{ from: date, to: date }] };
        const change = { kind: 'check first', from: date, to: date, reason: '' } as const;
        const decided = asAnswer(statusAt(service(schedule), [change], instant), instant);
        const answer = JSON.stringify(asAnswer(statusAt(noted, [], instant), instant));
        expect(JSON.parse(answer.replace('"note"', '"change"'))).toEqual(decided);
      },
    ),
    { numRuns: 300 },
  );
});
