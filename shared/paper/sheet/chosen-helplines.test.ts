import { expect, test } from 'vitest';
import { paperHelpline, paperService } from '../../testing/paper-records.ts';
import { EVERY_DAY, USUAL_LOOK } from '../print-choice.ts';
import { sheetOf } from './print-sheet.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const free = paperHelpline({ _id: 'free', name: 'Night Line', onlineWorkingTime: '24 hours' });
const dear = paperHelpline({
  _id: 'dear',
  name: 'Law Line',
  phoneDisplay: '0300 123 3393',
  phoneHref: 'tel:+443001233393',
  onlineWorkingTime: 'Mon–Fri 9am–5pm',
});
const silent = paperHelpline({
  _id: 'silent',
  name: 'Outside',
  website: 'https://outside.test',
  ...{ phone: '', phoneDisplay: '', phoneHref: '', onlineWorkingTime: '' },
});

const page = (ids: string[]) =>
  sheetOf(
    { ...USUAL_LOOK, what: 'services', ids, days: EVERY_DAY, isWalk: false },
    {
      services: [paperService({ _id: 'lunch' })],
      helplines: [free, dear, silent],
      organisations: [],
      isSample: false,
    },
    NOW,
  )?.pages[0];

const callsOf = (ids: string[]) => {
  const body = page(ids)?.body;
  return body?.kind === 'timetables' ? body.helplines : null;
};

test('a helpline stands on a list for one person with its number, when it answers and what the call costs', () => {
  expect(callsOf(['dear', 'free'])).toMatchObject([
    { name: 'Night Line', phone: { isFree: true }, lines: ['Answers day and night'] },
    {
      name: 'Law Line',
      phone: { display: '0300 123 3393', isFree: false },
      lines: ['Mon–Fri 9am–5pm', 'A normal call: it uses your minutes or credit.'],
    },
  ]);
});

test('a helpline without a number has its website, and one that was not chosen is not on the list', () => {
  expect(callsOf(['silent'])).toMatchObject([
    { name: 'Outside', phone: null, lines: ['outside.test'] },
  ]);
  expect(callsOf(['lunch'])).toEqual([]);
});

test('a helpline that was chosen is no place that is gone, and one that is gone is counted', () => {
  expect(page(['lunch', 'free'])?.notes).toEqual([]);
  expect(page(['lunch', 'gone'])?.notes).toEqual(['1 place you chose is no longer listed.']);
});
