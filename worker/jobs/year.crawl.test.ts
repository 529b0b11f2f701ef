import { beforeAll, describe, expect, it } from 'vitest';
import { LINE_TITLES } from '../../shared/lines/lines.ts';
import { statusAt } from '../../shared/services/status.ts';
import { FIRST, LAST } from '../testing/crawls/small-city.ts';
import {
  announced,
  boundary,
  dates,
  daysOf,
  gone,
  lastServices,
  type Mailed,
  mails,
  runsOf,
  walkYear,
} from '../testing/crawls/walk-year.ts';

// A small city is walked from day to day, from December to the next one's end, with jobs that are missed and that come
// twice. What is to happen stands in tables, written down from a calendar: nothing here works dates out as the product does.

const STILL_CLOSED = 'Is this still closed?';
const STILL_RIGHT = 'Is this still right? Kitchen';
const AGAIN = 'Please tell us: is this still right? Kitchen';
const LINE = `Is this still right? ${LINE_TITLES.council}`;
const HOURS = (holiday: string) => `What are your hours: ${holiday}?`;
const SUMMER = 'Closed Monday 2 August to Sunday 15 August: holidays';

const isOfMonday = (about: string) => /^(What|Nothing) waits for you this week$/.test(about);

beforeAll(walkYear, 240_000);

describe('a year of a small city', () => {
  it('sends every mail and asks every question once, on its day', () => {
    const expected: Mailed[] = [
      // Six weeks before 24 December: the walk begins later.
      ['2026-12-01', 'the kitchen', HOURS('Christmas and New Year')],
      ['2027-01-09', 'the kitchen', STILL_CLOSED],
      // Due on 15 January, 45 days after its listings were checked: 21 days are between.
      ['2027-01-30', 'the kitchen', STILL_RIGHT],
      // Due on 12 February. It asks too whether it is still closed, as was due on 8 February.
      ['2027-02-20', 'the kitchen', HOURS('Easter')],
      ['2027-03-01', 'the first one', 'Please confirm your email for One'],
      ['2027-03-01', 'the charity', 'New registration: One'],
      ['2027-03-01', 'the second one', 'Please confirm your email for Two'],
      // Those within an hour of another come together, with a scheduled job.
      ['2027-03-01', 'the charity', 'New registration: Two'],
      // 90 days after it was checked, and each week until it is: on 10 March, and a day after each question from then on.
      ['2027-03-01', 'the charity', LINE],
      ['2027-03-08', 'the charity', LINE],
      // Due on 5 February and, the last of the three, on 26 February: one mail.
      ['2027-03-13', 'the kitchen', AGAIN],
      // Due on 22 March, and put into the outbox on 3 April, when no mail could go; with the closing, due on that day too.
      ['2027-04-04', 'the kitchen', HOURS('Early May bank holiday')],
      // Due on 19 April.
      ['2027-04-24', 'the kitchen', HOURS('Spring bank holiday')],
      // Due on 3 May.
      ['2027-05-15', 'the kitchen', STILL_CLOSED],
      ['2027-06-08', 'the charity', LINE],
      ['2027-06-14', 'the kitchen', STILL_CLOSED],
      // Due on 19 July, when jobs were missed.
      ['2027-07-21', 'the kitchen', HOURS('Summer bank holiday')],
      ['2027-09-07', 'the charity', LINE],
      ['2027-11-12', 'the kitchen', HOURS('Christmas and New Year')],
      // What begins on 1 November, of an organisation for which nobody signs in.
      ['2027-12-01', 'the charity', STILL_CLOSED],
      ['2027-12-07', 'the charity', LINE],
      ['2027-12-31', 'the charity', STILL_CLOSED],
    ];
    expect(mails.filter(([, , about]) => !isOfMonday(about))).toEqual(expected);
  });

  it('tells the charity on every Monday what waits for it, on the next day with jobs where they were missed', () => {
    const late = new Map([
      ['2027-02-08', '2027-02-10'],
      ['2027-07-19', '2027-07-21'],
    ]);
    const mondays = dates('2026-12-07', LAST, 7).map((date) => late.get(date) ?? date);
    const told = mails.filter(([, , about]) => isOfMonday(about));
    expect(told.map(([date, to]) => [date, to])).toEqual(
      mondays.map((date) => [date, 'the charity']),
    );
  });

  it('announces every change from 42 days before its first day to its last, each day once', () => {
    const spans: [line: string, first: string, last: string][] = [
      [
        'breakfast: Closed Thursday 24 December to Saturday 2 January: Christmas. As usual Tuesday 29 December',
        FIRST,
        '2026-12-29',
      ],
      ['lunch: Closed until further notice: flood', '2026-12-10', '2027-06-14'],
      [
        'breakfast: Closed Thursday 24 December to Saturday 2 January: Christmas',
        '2026-12-30',
        '2027-01-02',
      ],
      ['breakfast: Open 09:00–11:00 Monday 3 May', '2027-03-22', '2027-05-03'],
      ['lunch: No more meals on Tuesday 6 July, said at 10am', '2027-07-06', '2027-07-06'],
      [`breakfast: ${SUMMER}`, '2027-06-21', '2027-08-15'],
      [
        'first-tuesdays: Closed from Monday 1 November until further notice: no water',
        '2027-09-20',
        '2027-10-31',
      ],
      ['first-tuesdays: Closed until further notice: no water', '2027-11-01', LAST],
    ];
    expect(Object.fromEntries(announced)).toEqual(
      Object.fromEntries(spans.map(([line, first, last]) => [line, dates(first, last)])),
    );
  });

  it('takes away everything on the day on which it expires', () => {
    expect(gone).toEqual({
      // A week, and 90 days, after they were heard of.
      'a kiosk that nobody knows': '2026-12-08',
      'a kiosk': '2027-03-01',
      'what was hidden until a day': '2026-12-21',
      'a dated change that is over': '2027-01-16',
      'a notice': '2027-03-10',
      'a call': '2027-05-20',
      'an answer about a holiday': '2027-05-26',
      // With the 24th month before.
      'the sums of a day': '2027-06-01',
      'an entry of the history': '2027-02-20',
      'a search': '2027-03-05',
      'a sign-in that failed': '2027-03-05',
      'registrations that nobody confirmed': '2027-03-31',
      'a session': '2027-08-05',
    });
  });

  const BANK_HOLIDAYS_OF_2027 = [
    ['2027-03-26', 'check'],
    ['2027-03-27', 'open'],
    ['2027-03-29', 'check'],
    ['2027-03-30', 'open'],
  ];
  const END_OF_2027 = [
    ['2027-12-25', 'check'],
    ['2027-12-29', 'open'],
  ];

  it('has a change decide before the bank holiday, and that before the week', () => {
    expect(runsOf('breakfast 08:30')).toEqual([
      [FIRST, 'open'],
      ['2026-12-24', 'closed'],
      ['2026-12-29', 'open'],
      ['2026-12-30', 'closed'],
      ['2027-01-03', 'open'],
      ...BANK_HOLIDAYS_OF_2027,
      // Other hours on a bank holiday, from 9 to 11.
      ['2027-05-03', 'later'],
      ['2027-05-04', 'open'],
      ['2027-05-31', 'check'],
      ['2027-06-01', 'open'],
      ['2027-08-02', 'closed'],
      ['2027-08-16', 'open'],
      ['2027-08-30', 'check'],
      ['2027-08-31', 'open'],
      ...END_OF_2027,
    ]);
    expect(daysOf('breakfast 10:30', 'open')).toEqual(['2027-05-03']);
    expect(daysOf('breakfast 10:30', 'check')).toEqual([]);
  });

  it('keeps closed until its owner ends it what is closed until further notice', () => {
    expect(runsOf('lunch 13:00')).toEqual([
      [FIRST, 'open'],
      ['2026-12-10', 'closed'],
      ['2027-06-15', 'open'],
      // It says in the morning that there are no more meals.
      ['2027-07-06', 'closed'],
      ['2027-07-07', 'open'],
      ['2027-08-30', 'check'],
      ['2027-08-31', 'open'],
      ...END_OF_2027,
    ]);
  });

  it('opens a winter shelter for its season, the last night to its end', () => {
    const nights = runsOf('shelter 22:30');
    expect(nights).toEqual([
      [FIRST, 'open'],
      ['2026-12-25', 'check'],
      ['2026-12-27', 'open'],
      ['2026-12-28', 'check'],
      ['2026-12-29', 'open'],
      ['2027-01-01', 'check'],
      ['2027-01-02', 'open'],
      ...BANK_HOLIDAYS_OF_2027,
      ['2027-04-01', 'closed'],
      ['2027-11-01', 'open'],
      ...END_OF_2027,
    ]);
    const nextMorning = ([night, kind]: [string, string]) => [
      dates(night, '2028-01-01')[1] ?? '',
      // On the morning before the first night it opens later that day.
      kind,
    ];
    const mornings = runsOf('shelter 06:00').filter(([, kind]) => kind !== 'later');
    expect(mornings).toEqual([[FIRST, 'open'], ...nights.slice(1).map(nextMorning)]);
    expect(daysOf('shelter 06:00', 'later')).toEqual(['2027-11-01']);
  });

  it('holds irregular weeks on their dates alone', () => {
    expect(daysOf('first Tuesdays 11:00', 'open')).toEqual([
      ...['2026-12-01', '2027-01-05', '2027-02-02', '2027-03-02', '2027-04-06', '2027-05-04'],
      ...['2027-06-01', '2027-07-06', '2027-08-03', '2027-09-07', '2027-10-05'],
    ]);
    const fridays = dates('2026-12-04', LAST, 14);
    const holidays = ['2027-01-01', '2027-03-26'];
    expect(daysOf('every other Friday 14:00', 'check')).toEqual(holidays);
    expect(daysOf('every other Friday 14:00', 'open')).toEqual(
      fridays.filter((date) => !holidays.includes(date)),
    );
  });

  it('says check first of what nobody has looked at for 180 days, from that day on', () => {
    const runs = runsOf('never checked again 12:00').filter(([date]) => date > '2027-05-03');
    expect(runs).toEqual([
      ['2027-05-04', 'open'],
      ['2027-05-30', 'check'],
    ]);
  });
});

describe('an hour of it', () => {
  it.each([
    // From 2 o'clock on the clock shows 3: the night before ends an hour early.
    ['2027-03-28T00:59:00Z', 'open'],
    ['2027-03-28T01:00:00Z', 'later'],
    ['2027-03-28T20:59:00Z', 'later'],
    ['2027-03-28T21:00:00Z', 'open'],
    // The hour from 1 to 2 comes twice.
    ['2027-10-30T20:59:00Z', 'later'],
    ['2027-10-30T21:00:00Z', 'open'],
    ['2027-10-31T00:30:00Z', 'open'],
    ['2027-10-31T01:59:00Z', 'open'],
    ['2027-10-31T02:00:00Z', 'later'],
    ['2027-10-31T21:59:00Z', 'later'],
    ['2027-10-31T22:00:00Z', 'open'],
  ])('the café that is open from 10pm to 2am at %s is: %s', (at, kind) => {
    const cafe = lastServices.find(({ _id }) => _id === 'cafe');
    expect(cafe && statusAt(cafe, cafe.changes, Date.parse(at)).kind).toBe(kind);
  });

  it('announces from the city’s midnight on, in summer 11pm of Greenwich', () => {
    expect(boundary).toEqual({ before: [], after: [SUMMER] });
  });
});
