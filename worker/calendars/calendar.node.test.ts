import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { publishWeek } from '../../shared/services/changes/publish-week.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { paperService } from '../../shared/testing/paper-records.ts';
import { addDays, dayOf } from '../../shared/time/city-time.ts';
import type { DatedChange } from '../../shared/time/dated-change.ts';
import { emptySchedule } from '../../shared/time/empty-schedule.ts';
import { hoursOn } from '../../shared/time/hours-on.ts';
import type { IrregularSlot } from '../../shared/time/irregular-slots.ts';
import type { Stamped } from '../directory/build/write-stamps.ts';
import { CALENDAR_DAYS, writeCalendar } from './calendar.ts';

const TODAY = '2026-11-20';
const NOW = Date.parse(`${TODAY}T00:00:00Z`);
const times = { start: '10:00', end: '12:00' };

type Weeks = { irregularSlots?: IrregularSlot[]; changes?: DatedChange[] };

function told({
  irregularSlots = [],
  changes = [],
  ...fields
}: Partial<Omit<PublicService, keyof Weeks>> & Weeks) {
  const written = { version: 1, updatedAt: '2026-11-01T00:00:00.000Z' };
  const stored = { ...paperService(fields), ...written, irregularSlots };
  const week = publishWeek(stored, changes, TODAY);
  return { ...stored, irregularSlots: [], ...week } as Stamped<PublicService>;
}

/** What another program reads of it: each start on the city's clock, with whether it is sure. */
function readStarts(service: Stamped<PublicService>): [string, string][] {
  const text = writeCalendar([service], {
    name: 'Test',
    origin: 'https://handbook.test',
    now: NOW,
  });
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((it) => new ICAL.Event(it));
  const own = events.filter((event) => !event.isRecurrenceException());
  for (const event of own)
    for (const other of events)
      if (other.isRecurrenceException() && other.uid === event.uid) event.relateException(other);
  const starts = own.flatMap((event): [string, string][] => {
    const found: [string, string][] = [];
    const each = event.iterator();
    for (let at = each.next(); at && found.length < 1000; at = each.next()) {
      const { item, startDate } = event.getOccurrenceDetails(at);
      const status = String(item.component.getFirstPropertyValue('status'));
      found.push([startDate.toString().slice(0, 16), status]);
    }
    return found;
  });
  return starts.sort();
}

/** The starts of a service by the function that decides its hours. */
function startsOf(service: PublicService): [string, string][] {
  return Array.from({ length: CALENDAR_DAYS }, (_, inDays) => addDays(TODAY, inDays))
    .flatMap((date) => {
      const { slots, check } = hoursOn(service, service.changes, date);
      return slots.map(({ start }): [string, string] => [
        `${date}T${start}`,
        check ? 'TENTATIVE' : 'CONFIRMED',
      ]);
    })
    .sort();
}

const closed: DatedChange = { kind: 'closed', from: '2026-12-24', to: '2027-01-02', reason: '' };
const hours: DatedChange = {
  kind: 'hours',
  from: '2026-12-05',
  to: '2026-12-06',
  slots: [{ start: '22:00', end: '02:00' }],
  reason: '',
};

it.each<[string, Parameters<typeof told>[0]]>([
  [
    'a week over a change of the clocks',
    { schedule: { ...emptySchedule(), Sunday: [times], Monday: [times] } },
  ],
  ['a first Tuesday', { irregularSlots: [{ day: 'Tuesday', week: 'first', ...times }] }],
  [
    'a last Friday, of which one is a holiday',
    { irregularSlots: [{ day: 'Friday', week: 'last', ...times }] },
  ],
  [
    'every other Friday',
    { irregularSlots: [{ day: 'Friday', everyOtherFrom: '2026-12-04', ...times }] },
  ],
  [
    'a slot and a service of a season',
    {
      irregularSlots: [{ day: 'Monday', season: { from: '01-01', to: '02-28' }, ...times }],
      schedule: { ...emptySchedule(), Friday: [times] },
      seasons: [{ from: '12-15', to: '03-31' }],
    },
  ],
  [
    'a week with closed days and other hours',
    {
      schedule: { ...emptySchedule(), Friday: [times], Saturday: [times] },
      changes: [closed, hours],
    },
  ],
])('another program reads of %s what the one function says', (_, fields) => {
  const service = told(fields);
  const starts = readStarts(service);
  expect(starts.length).toBeGreaterThan(2);
  expect(starts).toEqual(startsOf(service));
});

it('says irregular weeks as rules, and what does not hold as exceptions', () => {
  const write = (fields: Parameters<typeof told>[0]) =>
    writeCalendar([told(fields)], { name: 'Test', origin: 'https://handbook.test', now: NOW });
  expect(write({ irregularSlots: [{ day: 'Tuesday', week: 'first', ...times }] })).toContain(
    'RRULE:FREQ=MONTHLY;BYDAY=1TU;UNTIL=',
  );
  const other = { day: 'Friday', everyOtherFrom: '2026-12-04', ...times } as const;
  expect(write({ irregularSlots: [other] })).toContain('RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR');
  expect(
    write({ schedule: { ...emptySchedule(), Saturday: [times] }, changes: [closed] }),
  ).toContain('EXDATE;TZID=Europe/London:20261226T100000,20270102T100000');
});

it('ends a slot past midnight on the next day, and says a day of unknown times as a whole', () => {
  const text = writeCalendar(
    [
      told({ schedule: { ...emptySchedule(), Friday: [{ start: '22:00', end: '02:00' }] } }),
      told({ unknownDays: ['Sunday'] }),
    ],
    { name: 'Test', origin: 'https://handbook.test', now: NOW },
  );
  expect(dayOf(TODAY)).toBe('Friday');
  expect(text).toContain('DTEND;TZID=Europe/London:20261121T020000');
  expect(text).toContain('DTSTART;VALUE=DATE:20261122');
  expect(text.match(/STATUS:TENTATIVE/g)?.length).toBeGreaterThanOrEqual(25);
});

it('escapes what a listing says, and cannot be made to say more', () => {
  const service = told({
    schedule: { ...emptySchedule(), Monday: [times] },
    provider: { _id: 'o', name: 'Soup;Bread,\\ & Co' },
    note: 'One line\r\nEND:VCALENDAR\nBEGIN:VALARM',
  });
  const text = writeCalendar([service], {
    name: 'A\r\nB:C',
    origin: 'https://handbook.test',
    now: NOW,
  });
  expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1);
  expect(text).not.toMatch(/^BEGIN:VALARM/m);
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe('Lunch: Soup;Bread,\\ & Co');
});
