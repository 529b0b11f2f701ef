import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timesInWords } from '../../services/weeks/irregular-words.ts';
import { emptySchedule } from '../empty-schedule.ts';
import { WEEKS_OF_MONTH } from '../irregular-slots.ts';
import { DAYS, type Day, formatSlot, type Schedule } from '../schedule.ts';
import { weekWords } from '../words/week-summary.ts';
import { readWeek } from './read-week.ts';

const said = (text: string, known?: Parameters<typeof readWeek>[1]) => {
  const { schedule, ...others } = readWeek(text, known);
  return { week: weekWords(schedule), ...others };
};

describe('times as charities write them', () => {
  it.each([
    ['Mon-Fri 9-5 (not Weds)', 'Monday to Tuesday 09:00–17:00; Thursday to Friday 09:00–17:00'],
    ['Mon-Fri 9-5, closed Wed', 'Monday to Tuesday 09:00–17:00; Thursday to Friday 09:00–17:00'],
    [
      'Mon-Fri 9-5 except Tues and Thurs',
      'Monday 09:00–17:00; Wednesday 09:00–17:00; Friday 09:00–17:00',
    ],
    [
      'Mon-Fri 9-5, closed Wed, Sat 10-1',
      'Monday to Tuesday 09:00–17:00; Thursday to Friday 09:00–17:00; Saturday 10:00–13:00',
    ],
    ['Mon 9-5, Tue closed, Wed 9-5', 'Monday 09:00–17:00; Wednesday 09:00–17:00'],
    ['Tues & Thurs 12.00 - 14.00', 'Tuesday 12:00–14:00; Thursday 12:00–14:00'],
    ['Tues/Thurs 12.00 - 14.00', 'Tuesday 12:00–14:00; Thursday 12:00–14:00'],
    ['Weds 10.30am–1pm', 'Wednesday 10:30–13:00'],
    ['Mon to Thurs 0900-1700hrs', 'Monday to Thursday 09:00–17:00'],
    ['9am - 12 noon Mondays', 'Monday 09:00–12:00'],
    ['Sun noon-2', 'Sunday 12:00–14:00'],
    ['Fri 10pm-2', 'Friday 22:00–02:00'],
    ['Fri 10-2am', 'Friday 22:00–02:00'],
    ['M-F 8.30-4.30', 'Monday to Friday 08:30–16:30'],
    ['Weekdays 10 til 2', 'Monday to Friday 10:00–14:00'],
    ['Daily, 9 a.m. to 9 p.m.', 'Every day 09:00–21:00'],
    ['9pm - 7am every night', 'Every day 21:00–07:00'],
    ['Nightly 9pm-11pm', 'Every day 21:00–23:00'],
    ['Mon: 10-12\nTue: 2-4', 'Monday 10:00–12:00; Tuesday 14:00–16:00'],
    ['Mon, Wed, Fri 9:00-5:00', 'Monday 09:00–17:00; Wednesday 09:00–17:00; Friday 09:00–17:00'],
    ['Mon-Fri 9am-1pm & 2pm-5pm', 'Monday to Friday 09:00–13:00, 14:00–17:00'],
    ['Every Tuesday between 6 and 8pm', 'Tuesday 18:00–20:00'],
    ['Mon-Sun 24 hours', 'Every day 00:00–24:00'],
    ['Mon-Fri 9am-5pm (not bank holidays)', 'Monday to Friday 09:00–17:00'],
    ['Sat 22:00-06:00', 'Saturday 22:00–06:00'],
    ['Closed', ''],
    ['n/a', ''],
  ])('“%s” are “%s”', (text, week) => {
    expect(said(text)).toMatchObject({ week, irregularSlots: [], unknownDays: [], note: '' });
  });

  it.each([
    ['Mon-Fri 9-5', ['9-5']],
    ['Mon-Fri 9am-5', ['9am-5']],
    ['Mon-Fri 9am-5pm', []],
    ['Tues 12.00 - 14.00', []],
    ['Mon 1.00-3.00', ['1.00-3.00']],
  ])('“%s” says what could be read in another way', (text, assumed) => {
    expect(said(text).assumed).toEqual(assumed);
  });

  it.each([
    ['Sat 9am till late', ['Saturday']],
    ['Mon-Wed from 9am', ['Monday', 'Tuesday', 'Wednesday']],
    ['Fri until 5pm', ['Friday']],
    ['Tuesdays 6-8', ['Tuesday']],
    ['Monday mornings', ['Monday']],
    ['Mon-Tue 9-5 in term time', ['Monday', 'Tuesday']],
    ['Every other Friday 10-12', ['Friday']],
    ['Weds', ['Wednesday']],
    ['Wed 10am-12pm monthly', ['Wednesday']],
    ['Sat 10am-1pm once a month', ['Saturday']],
    ['Wed 10am-12pm fortnightly', ['Wednesday']],
    ['Mon-Tue 9am-5pm (suspended)', ['Monday', 'Tuesday']],
    ['Mon 9am-5pm Nov-March', ['Monday']],
    ['Sat 10am-12pm in August', ['Saturday']],
  ])('“%s” has no times that are known, and stays a note', (text, unknownDays) => {
    expect(said(text)).toMatchObject({ week: '', unknownDays, note: text });
  });

  it('keeps the times of other days beside those that it does not understand', () => {
    const text = 'Mon-Thu 9-5, Fri 9am till late';
    expect(said(text)).toMatchObject({
      week: 'Monday to Thursday 09:00–17:00',
      unknownDays: ['Friday'],
      note: text,
    });
  });

  it('keeps words that change no times as a note of their own', () => {
    expect(said('Mon-Fri 9am-5pm, ring the bell')).toMatchObject({
      week: 'Monday to Friday 09:00–17:00',
      note: 'ring the bell',
    });
  });

  it.each(['last shower 11.30am', 'last orders at 1.30', 'last hot food 1pm'])(
    'keeps “%s” as a note that changes no times',
    (words) => {
      expect(said(`Mon 9am-2pm, ${words}`)).toMatchObject({
        week: 'Monday 09:00–14:00',
        note: words,
      });
    },
  );

  it.each(['9am-5pm', 'By appointment', 'varies', 'tbc', 'Ring for times', '10-12'])(
    '“%s”, which names no day, is no week, and stays a note',
    (text) => {
      expect(said(text)).toMatchObject({ week: '', unknownDays: [], note: text });
    },
  );

  it('takes the day of its column where the text names none', () => {
    const days: Day[] = ['Tuesday'];
    expect(said('12.00 - 14.00', { days }).week).toBe('Tuesday 12:00–14:00');
    expect(said('9am till late', { days }).unknownDays).toEqual(days);
    expect(said('9.30 – 10:15; 17:00-18:00', { days }).week).toBe(
      'Tuesday 09:30–10:15, 17:00–18:00',
    );
  });

  it('tells a breakfast from a dinner where something else does', () => {
    expect(said('Tue 6-8', { part: 'morning' }).week).toBe('Tuesday 06:00–08:00');
    expect(said('Tue 6-8', { part: 'evening' }).week).toBe('Tuesday 18:00–20:00');
    expect(said('Tue 6-8pm', { part: 'morning' }).week).toBe('Tuesday 18:00–20:00');
  });

  it.each([
    ['First Tuesday of the month 10am-12pm', [{ day: 'Tuesday', week: 'first' }]],
    [
      '1st & 3rd Weds of each month, 10:00-12:00',
      [
        { day: 'Wednesday', week: 'first' },
        { day: 'Wednesday', week: 'third' },
      ],
    ],
    ['10-12 last Friday of the month', [{ day: 'Friday', week: 'last' }]],
  ])('“%s” are times of some weeks', (text, weeks) => {
    const slot = { start: '10:00', end: '12:00' };
    expect(said(text)).toMatchObject({
      week: '',
      irregularSlots: weeks.map((week) => ({ ...week, ...slot })),
      note: '',
    });
  });
});

const minute = fc.integer({ min: 0, max: 1439 });
const time = (at: number) =>
  `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
const slot = fc
  .tuple(minute, minute)
  .filter(([from, to]) => from !== to)
  .map(([from, to]) => ({ start: time(from), end: to === 0 ? '24:00' : time(to) }));
const week = fc
  .array(fc.array(slot, { maxLength: 3 }), { minLength: 7, maxLength: 7 })
  .map((days) => Object.fromEntries(DAYS.map((day, at) => [day, days[at]])) as Schedule);

const sorted = (schedule: Schedule) => DAYS.map((day) => schedule[day].map(formatSlot).sort());

describe('what our own words say', () => {
  it('of any week is read back the same, with nothing assumed and nothing left', () => {
    fc.assert(
      fc.property(week, (schedule) => {
        const read = readWeek(weekWords(schedule));
        expect(sorted(read.schedule)).toEqual(sorted(schedule));
        expect({ ...read, schedule: null }).toEqual({
          ...readWeek(''),
          schedule: null,
        });
      }),
    );
  });

  it('of a weekday of each month is read back the same', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DAYS),
        fc.constantFrom(...WEEKS_OF_MONTH),
        slot,
        (day, which, times) => {
          const irregular = { day, week: which, ...times };
          const words = timesInWords(
            { irregularSlots: [irregular], seasons: [], unknownDays: [] },
            '2026-11-23',
          );
          const read = readWeek(words.join('; '));
          expect(read).toMatchObject({ irregularSlots: [irregular], note: '', assumed: [] });
          expect(read.schedule).toEqual(emptySchedule());
        },
      ),
    );
  });
});

describe('any text', () => {
  const word = fc.constantFrom(
    ...[
      'mon',
      'Weds',
      'fri',
      '-',
      'to',
      '9am',
      '5pm',
      '24 hours',
      ',',
      'daily',
      '10',
      '9:99',
      'noon',
    ],
    ...[
      'not',
      'closed',
      '(',
      ')',
      'till late',
      '6-8',
      '1st',
      'of the month',
      'term time',
      '\n',
      '9-5',
    ],
  );
  const texts = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
  );

  it('is read to times that there are, and nothing of it is lost without a word', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { schedule, irregularSlots, unknownDays, note } = readWeek(text);
        const slots = [...DAYS.flatMap((day) => schedule[day]), ...irregularSlots];
        for (const { start, end } of slots)
          for (const at of [start, end]) expect(at).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);
        // Days of unknown times have no times, and say why.
        for (const day of unknownDays) expect(schedule[day]).toEqual([]);
        if (unknownDays.length > 0) expect(note).toBe(text.trim());
        for (const [letters] of text.matchAll(/[a-z]{20,}/gi)) expect(note).toContain(letters);
      }),
    );
  });
});
