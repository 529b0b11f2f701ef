import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import sample from '../../data/bristol.json' with { type: 'json' };
import { weekWords } from '../time/words/week-summary.ts';
import { answeringAt, answeringWords } from './answering.ts';
import { answersDayAndNight } from './helpline-hours.ts';
import { readHours } from './read-hours.ts';

const wordsOf = (text: string) => {
  const week = readHours(text);
  return week && weekWords(week);
};

describe('the hours of a helpline', () => {
  it.each([
    [
      'Monday–Friday 8am–8pm, Saturday–Sunday 9am–5pm',
      'Monday to Friday 08:00–20:00; Saturday to Sunday 09:00–17:00',
    ],
    ['Mon–Fri, 9am–5pm', 'Monday to Friday 09:00–17:00'],
    ['Mon - Fri 9.00am - 5.00pm', 'Monday to Friday 09:00–17:00'],
    ['9am-6pm, Mon-Fri', 'Monday to Friday 09:00–18:00'],
    ['6pm-11pm, 7 days a week', 'Every day 18:00–23:00'],
    [
      'Weekdays 9am–8pm, weekends 11am–4pm',
      'Monday to Friday 09:00–20:00; Saturday to Sunday 11:00–16:00',
    ],
    ['10am to midnight, daily', 'Every day 10:00–24:00'],
    ['Every day, 9am to 9pm', 'Every day 09:00–21:00'],
    ['Tuesday and Thursday 1-5pm', 'Tuesday 13:00–17:00; Thursday 13:00–17:00'],
    ['Monday 09:00-12:00 and 14:00-17:00', 'Monday 09:00–12:00, 14:00–17:00'],
    ['Mon-Fri 9-5pm, closed bank holidays', 'Monday to Friday 09:00–17:00'],
    ['24 hours at weekends', 'Saturday to Sunday 00:00–24:00'],
    ['Friday to Monday, 10pm to 6am', 'Monday 22:00–06:00; Friday to Sunday 22:00–06:00'],
  ])('“%s” are read as “%s”', (text, words) => {
    expect(wordsOf(text)).toBe(words);
  });

  it.each([
    '',
    '9am to 5pm',
    'Mon-Fri 9 to 5',
    'Monday to Friday',
    'Office hours',
    'Term time, Monday 9am-5pm',
    'Mon-Fri 9am-5pm, leave a message at other times',
    'Monday 25:00-26:00',
    'Monday 9am',
  ])('“%s” are not known', (text) => {
    expect(wordsOf(text)).toBeNull();
    expect(answeringWords(answeringAt(line(text), 0))).toBe('Hours not known');
  });

  it('of any text are read without a fault, or are not known', () => {
    const word = fc.constantFrom(
      'mon',
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
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word).map((words) => words.join(' ')),
        ),
        (text) => {
          const week = readHours(text);
          for (const slots of Object.values(week ?? {}))
            for (const { start, end } of slots) {
              expect(start).toMatch(/^([01]\d|2[0-4]):[0-5]\d$/);
              expect(end).toMatch(/^([01]\d|2[0-4]):[0-5]\d$/);
            }
        },
      ),
    );
  });

  it('of the sample are all read, but for those that have none', () => {
    for (const { onlineWorkingTime } of sample.helplines)
      expect(readHours(onlineWorkingTime) !== null).toBe(onlineWorkingTime !== '');
  });

  it('that say day and night are the whole week', () => {
    for (const text of ['24 hours', '24/7', '24 hours a day, 365 days a year', '24-hour', '24 hrs'])
      expect([answersDayAndNight(text), wordsOf(text)]).toEqual([true, 'Every day 00:00–24:00']);
  });
});

const line = (onlineWorkingTime: string, lastCheckedAt = '2026-11-01T00:00:00Z') => {
  const answers = readHours(onlineWorkingTime);
  return { onlineWorkingTime, lastCheckedAt, ...(answers && { answers }) };
};

describe('a helpline', () => {
  it.each([
    ['24 hours', '2026-11-21T23:00Z', 'Answers now, day and night'],
    ['24 hours', '2026-12-25T03:00Z', 'Answers now, day and night'],
    ['Mon-Fri 9am-5pm', '2026-11-20T12:00Z', 'Answers now until 5pm'],
    ['Mon-Fri 9am-5pm', '2026-11-20T16:50Z', 'Answers now until 5pm'],
    ['Mon-Fri 9am-5pm', '2026-11-20T08:00Z', 'Answers later today at 9am'],
    ['Mon-Fri 9am-5pm', '2026-11-21T23:00Z', 'Does not answer now. Answers Monday at 9am'],
    ['Mon-Fri 9am-5pm', '2026-12-25T12:00Z', 'May answer: it is a bank holiday'],
    ['10am to midnight, daily', '2026-11-21T23:00Z', 'Answers now until midnight'],
    [
      'Monday 9am-9pm Tuesday CLOSED Wednesday 9am-9pm',
      '2026-11-24T12:00Z',
      'Does not answer now. Answers tomorrow at 9am',
    ],
  ])('with “%s” at %s “%s”', (hours, at, words) => {
    expect(answeringWords(answeringAt(line(hours), Date.parse(at)))).toBe(words);
  });

  it('only may answer on a bank holiday that an admin added, unless it answers day and night', () => {
    const wedding = { '2026-11-20': 'A royal wedding' };
    const wordsAt = (hours: string, at: string) =>
      answeringWords(answeringAt(line(hours), Date.parse(at), wedding));
    expect([
      wordsAt('Mon-Fri 9am-5pm', '2026-11-19T12:00Z'),
      wordsAt('Mon-Fri 9am-5pm', '2026-11-20T12:00Z'),
      wordsAt('24 hours', '2026-11-20T12:00Z'),
    ]).toEqual([
      'Answers now until 5pm',
      'May answer: it is a bank holiday',
      'Answers now, day and night',
    ]);
  });

  it('whose hours nobody has checked for half a year only may answer', () => {
    const old = answeringAt(line('24 hours', '2026-01-01T00:00:00Z'), Date.parse('2026-11-21'));
    expect(answeringWords(old)).toMatch(/^May answer/);
  });
});
