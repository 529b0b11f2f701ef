import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySchedule } from '../empty-schedule.ts';
import { DAYS, type Day, formatSlot, type Schedule, type Slot } from '../schedule.ts';
import { weekWords } from '../words/week-summary.ts';
import { readWeek, readWeekStrictly } from './read-week.ts';

const strictly = (text: string) => {
  const week = readWeekStrictly(text);
  return week && weekWords(week);
};

describe('days that are said to be closed, as charities’ websites have them', () => {
  it.each([
    [
      'Monday: 9am - 5pm Tuesday: Closed Wednesday: 9am - 5pm',
      'Monday 09:00–17:00; Wednesday 09:00–17:00',
    ],
    [
      'Monday 9am-9pm Tuesday CLOSED Wednesday 9am-9pm',
      'Monday 09:00–21:00; Wednesday 09:00–21:00',
    ],
    ['Sat & Sun closed Mon-Fri 10am-4pm', 'Monday to Friday 10:00–16:00'],
    ['Sat and Sun: CLOSED. Mon to Fri: 10am-4pm', 'Monday to Friday 10:00–16:00'],
    [
      'Mon 11am-5pm\nTue 11am-5pm\nWed closed\nThu 11am-5pm',
      'Monday to Tuesday 11:00–17:00; Thursday 11:00–17:00',
    ],
    [
      'Monday\n9am - 5pm\nTuesday\nClosed\nWednesday\n9am - 5pm',
      'Monday 09:00–17:00; Wednesday 09:00–17:00',
    ],
    [
      'Monday\t9am - 5pm\r\nTuesday\tClosed\r\nWednesday\t9am - 5pm',
      'Monday 09:00–17:00; Wednesday 09:00–17:00',
    ],
    ['Mon\t9am-5pm\nTue\t-\nWed\t9am-5pm', 'Monday 09:00–17:00; Wednesday 09:00–17:00'],
    ['Mon: 9am-5pm\nTue: —\nWed: 9am-5pm', 'Monday 09:00–17:00; Wednesday 09:00–17:00'],
    ['Mon 9am-5pm, Tue -, Wed 9am-5pm', 'Monday 09:00–17:00; Wednesday 09:00–17:00'],
    ['Mon 9am-5pm | Tue - | Wed 9am-5pm', 'Monday 09:00–17:00; Wednesday 09:00–17:00'],
    ['Mon: 9am-5pm, Tue: no service, Wed: 9am-5pm', 'Monday 09:00–17:00; Wednesday 09:00–17:00'],
    ['Mon: 9am-5pm; Tue: shut; Wed: 9am-5pm', 'Monday 09:00–17:00; Wednesday 09:00–17:00'],
    ['Mon 9am-5pm Tue n/a\nWed 9am-5pm', 'Monday 09:00–17:00; Wednesday 09:00–17:00'],
    [
      '9am-5pm Monday, closed Tuesday, 9am-5pm Wednesday',
      'Monday 09:00–17:00; Wednesday 09:00–17:00',
    ],
    [
      '9am-5pm Monday closed Tuesday 9am-5pm Wednesday',
      'Monday 09:00–17:00; Wednesday 09:00–17:00',
    ],
    [
      '9am-5pm\nMonday\nClosed\nTuesday\n9am-5pm\nWednesday',
      'Monday 09:00–17:00; Wednesday 09:00–17:00',
    ],
    ['Closed Monday. 9am-5pm Tuesday to Friday', 'Tuesday to Friday 09:00–17:00'],
    ['Closed Mondays, Tuesday to Friday 9am-5pm', 'Tuesday to Friday 09:00–17:00'],
    ['Closed Sat & Sun. Mon-Fri 9am-5pm', 'Monday to Friday 09:00–17:00'],
    [
      'Mon-Fri 9am-5pm, Weds closed',
      'Monday to Tuesday 09:00–17:00; Thursday to Friday 09:00–17:00',
    ],
    [
      'Mon-Fri 9am-5pm\nClosed Wednesday',
      'Monday to Tuesday 09:00–17:00; Thursday to Friday 09:00–17:00',
    ],
    [
      'Closed Wednesday. Mon-Fri 9am-5pm',
      'Monday to Tuesday 09:00–17:00; Thursday to Friday 09:00–17:00',
    ],
    [
      'Weds: closed\nMon-Fri: 9am-5pm',
      'Monday to Tuesday 09:00–17:00; Thursday to Friday 09:00–17:00',
    ],
    [
      'Mon-Fri 9am-5pm closed Wed Sat 10am-1pm',
      'Monday to Tuesday 09:00–17:00; Thursday to Friday 09:00–17:00; Saturday 10:00–13:00',
    ],
    ['Mon-Fri 9am-5pm, Sat and Sun closed', 'Monday to Friday 09:00–17:00'],
    ['Mon-Fri 9am-5pm, closed weekends', 'Monday to Friday 09:00–17:00'],
    ['Daily 9am-5pm except weekends', 'Monday to Friday 09:00–17:00'],
    ['Mon-Fri 9am-5pm, closed bank holidays', 'Monday to Friday 09:00–17:00'],
    [
      'Mon-Fri 9am-5pm (not Weds), Weds 10am-1pm',
      'Monday to Tuesday 09:00–17:00; Wednesday 10:00–13:00; Thursday to Friday 09:00–17:00',
    ],
    ['Mon-Fri 9am-1pm\n2pm-5pm\nSat closed', 'Monday to Friday 09:00–13:00, 14:00–17:00'],
  ])('“%s” are “%s”', (text, week) => {
    expect(strictly(text)).toBe(week);
  });

  it.each([
    // Which of the days is closed nobody can tell.
    ['9am-5pm Mon, Tue closed Wed', ['Tuesday', 'Wednesday']],
    ['Mon-Fri 9am-5pm, closed Wed and Sat 10am-1pm', ['Wednesday', 'Saturday']],
    // Some of a day, or of a month.
    ['Mon-Fri 9am-5pm, closed Wed 1pm-5pm', ['Wednesday']],
    ['Mon-Fri 9am-5pm except Wed 9am-1pm', ['Wednesday']],
    ['Mon-Fri 9am-5pm, closed Wed mornings', ['Wednesday']],
    ['Mon-Fri 9am-5pm, closed Wed in August', ['Wednesday']],
    ['Mon 10am-12pm, last Monday closed', ['Monday']],
    ['Fri 10am-12pm except the last Friday of the month', ['Friday']],
    ['Mon 9am-5pm closed 1pm-2pm', ['Monday']],
    ['Tue closed 1pm-2pm', ['Tuesday']],
    ['Mon 9am-5pm closed', ['Monday']],
    // Two things are said of a day.
    ['Wed 9am-5pm, Wed closed', ['Wednesday']],
    ['Mon -\nFri 9am-5pm', ['Monday']],
    ['Mon\tTue\n9am-5pm\t10am-4pm', ['Monday', 'Tuesday']],
    ['Mon\nTue 9am-5pm', ['Monday']],
  ])('“%s” leaves %j for somebody to say', (text, unclear) => {
    const { unknownDays, schedule, note } = readWeek(text);
    expect(unknownDays).toEqual(unclear);
    for (const day of unknownDays) expect(schedule[day]).toEqual([]);
    expect(note).toBe(text);
    expect(readWeekStrictly(text)).toBeNull();
  });
});

/** Times that end on the day on which they begin, as a week of a website has them. */
const at = fc.integer({ min: 0, max: 47 });
const clock = (half: number) =>
  `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
const slots = fc
  .uniqueArray(at, { maxLength: 4 })
  .map((times) => times.sort((one, other) => one - other))
  .map((times): Slot[] =>
    times.flatMap((start, place) =>
      place % 2 === 0 && times[place + 1] !== undefined
        ? [{ start: clock(start), end: clock(times[place + 1] as number) }]
        : [],
    ),
  );
const weeks = fc
  .array(fc.oneof(fc.constant<Slot[]>([]), slots), { minLength: 7, maxLength: 7 })
  .map((days) => Object.fromEntries(DAYS.map((day, place) => [day, days[place]])) as Schedule);

const CLOSED = ['closed', 'Closed', 'CLOSED', 'shut', 'no service'];
const NAMES: readonly ((day: Day) => string)[] = [
  (day) => day,
  (day) => day.toUpperCase(),
  (day) => day.slice(0, 3),
  (day) => ({ Tuesday: 'Tues', Wednesday: 'Weds', Thursday: 'Thurs' })[day as string] ?? day,
];
const half = (time: string) => {
  const [hours = 0, minutes] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes ? '.30' : ''}${hours < 12 ? 'am' : 'pm'}`;
};
const TIMES: readonly ((slot: Slot) => string)[] = [
  formatSlot,
  ({ start, end }) => `${start} - ${end}`,
  ({ start, end }) => `${half(start)} - ${half(end)}`,
  ({ start, end }) => `${half(start)} to ${half(end)}`,
];

type Line = { days: string; times: string; isClosed: boolean };
/** Ways in which a week is set; a dash for 'closed' only where it has a place of its own. */
const LAYOUTS: readonly (readonly [hasDash: boolean, layout: (lines: Line[]) => string])[] = [
  [true, (lines) => lines.map(({ days, times }) => `${days}: ${times}`).join('\n')],
  [true, (lines) => lines.map(({ days, times }) => `${days}\t${times}`).join('\r\n')],
  [true, (lines) => lines.map(({ days, times }) => `${days} ${times}`).join('; ')],
  [true, (lines) => lines.map(({ days, times }) => `${days} | ${times}`).join(' | ')],
  [false, (lines) => lines.map(({ days, times }) => `${days}\n${times}`).join('\n')],
  [false, (lines) => lines.map(({ days, times }) => `${days}: ${times}`).join(' ')],
  [false, (lines) => lines.map(({ days, times }) => `${days} ${times}`).join(' ')],
  [false, (lines) => lines.map(({ days, times }) => `${days} ${times}`).join(', ')],
  [false, (lines) => lines.map(({ days, times }) => `${times} ${days}`).join('\n')],
  [false, (lines) => lines.map(({ days, times }) => `${times} ${days}`).join(', ')],
  [false, (lines) => lines.map(({ days, times }) => `${times} ${days}`).join(' ')],
  [false, (lines) => lines.map(({ days, times }) => `${times}\n${days}`).join('\n')],
];

const written = fc
  .record({
    week: weeks,
    layout: fc.constantFrom(...LAYOUTS),
    name: fc.constantFrom(...NAMES),
    time: fc.constantFrom(...TIMES),
    and: fc.constantFrom(' & ', ' and ', ', '),
    closed: fc.constantFrom(...CLOSED, '-', '—'),
    isClosedFirst: fc.boolean(),
    // Days with the same times stand together, or each alone; a closed day may be left out.
    isJoined: fc.boolean(),
    isWhole: fc.boolean(),
  })
  .map(({ week, layout: [hasDash, layout], name, time, and, isClosedFirst, ...how }) => {
    const closed = hasDash || /\w/.test(how.closed) ? how.closed : 'closed';
    const lines: (Line & { from: number; to: number })[] = [];
    for (const [place, day] of DAYS.entries()) {
      const isClosed = week[day].length === 0;
      const times = isClosed ? closed : week[day].map(time).join(and);
      const last = lines.at(-1);
      if (how.isJoined && last?.times === times && last.to === place - 1) last.to = place;
      else lines.push({ days: '', times, isClosed, from: place, to: place });
    }
    for (const line of lines) {
      const [first, last] = [DAYS[line.from], DAYS[line.to]] as [Day, Day];
      line.days = line.from === line.to ? name(first) : `${name(first)}-${name(last)}`;
    }
    const shown = lines.filter(({ isClosed }) => how.isWhole || !isClosed);
    const isFirst = (line: Line) => line.isClosed === isClosedFirst;
    const ordered = how.isJoined
      ? [...shown.filter(isFirst), ...shown.filter((line) => !isFirst(line))]
      : shown;
    return { week, text: layout(ordered) };
  });

describe('a week in any of the layouts of websites', () => {
  const open = (week: Schedule) => DAYS.map((day) => week[day].map(formatSlot).sort());

  it('is read as it is written, or asked for, and never with more hours', () => {
    fc.assert(
      fc.property(written, ({ week, text }) => {
        const { schedule, unknownDays, note, irregularSlots } = readWeek(text);
        for (const day of DAYS)
          for (const slot of schedule[day])
            expect([text, week[day]]).toEqual([text, expect.arrayContaining([slot])]);
        expect(irregularSlots).toEqual([]);
        const isAsked = note === text.trim() && (unknownDays.length > 0 || note !== '');
        if (!isAsked) expect([text, open(schedule)]).toEqual([text, open(week)]);
        const strict = readWeekStrictly(text);
        if (strict) expect(open(strict)).toEqual(open(week));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is read without a question in each of them', () => {
    const asked = new Set<string>();
    fc.assert(
      fc.property(written, ({ week, text }) => {
        if (open(week).flat().length === 0) return;
        if (readWeek(text).note) asked.add(text);
      }),
      { numRuns: 2_000, seed: 21 },
    );
    expect([...asked]).toEqual([]);
  });
});

it('no text has hours on a day of which it says only that it is closed', () => {
  const word = fc.constantFrom(
    ...['Mon', 'Tuesday', 'Wed-Fri', 'Sat & Sun', 'weekdays', '9am-5pm', '10:00-12:00', '\n'],
    ...[',', ';', ':', '-', 'not', 'except', 'closed', '(', ')', '\t'],
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      // A line of its own says it, whatever stands in the others.
      const text = `${words.join(' ')}\nThursday: closed`;
      const { schedule } = readWeek(text);
      const isNamed = words.some((it) => /thu/i.test(it));
      if (!isNamed) expect(schedule.Thursday).toEqual([]);
      expect(readWeek('Thursday: closed').schedule).toEqual(emptySchedule());
    }),
  );
});
