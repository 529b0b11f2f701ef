import { expect, it } from 'vitest';
import { answersDayAndNight, hoursOnPaper, sortDayAndNightFirst } from './helpline-hours.ts';

it.each([
  '24 hours',
  '24-hour',
  '24 hours a day',
  '24 hrs',
  '24/7',
  '24 hours, 7 days a week',
  '24 hours a day, 365 days a year',
  '24 Hours a Day, Seven Days a Week.',
])('"%s" is any hour', (hours) => {
  expect(answersDayAndNight(hours)).toBe(true);
});

it.each([
  '',
  '24 hours at weekends',
  '24 hours, Monday to Friday',
  '9am to 5pm',
  '24',
  'from 24:00',
])('"%s" may be silent tonight', (hours) => {
  expect(answersDayAndNight(hours)).toBe(false);
});

it.each([
  ['tel:116123', '24 hours a day, 365 days a year', 'Answers day and night'],
  ['tel:116123', 'Mon-Fri, 9am-5pm', 'Mon-Fri, 9am-5pm'],
  ['tel:116123', '', 'Hours not known'],
  ['', '', ''],
])(
  'paper says of the number “%s” with the hours “%s”: “%s”',
  (phoneHref, onlineWorkingTime, words) => {
    expect(hoursOnPaper({ phoneHref, onlineWorkingTime })).toBe(words);
  },
);

it('whom to ring at 3 in the morning stands first, else the order stays', () => {
  const lines = ['9am to 5pm', '24 hours', '', '24/7'].map((onlineWorkingTime) => ({
    onlineWorkingTime,
  }));
  expect(sortDayAndNightFirst(lines).map((it) => it.onlineWorkingTime)).toEqual([
    '24 hours',
    '24/7',
    '9am to 5pm',
    '',
  ]);
});
