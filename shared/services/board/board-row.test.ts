import { describe, expect, test } from 'vitest';
import { paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import type { Schedule } from '../../time/schedule.ts';
import type { PublicService } from '../service.ts';
import { boardAt, boardOn } from './board.ts';

const FRIDAY_NOON = Date.parse('2026-11-20T12:00Z');

const listed = (
  _id: string,
  type: PublicService['type'],
  schedule: Partial<Schedule>,
  fields: Partial<PublicService> = {},
) => paperService({ _id, type, schedule: { ...emptySchedule(), ...schedule }, ...fields });

describe('a place whose times nobody knows', () => {
  const told = (fields: Partial<PublicService>) =>
    boardAt([listed('unknown', 'Dinner', {}, fields)], FRIDAY_NOON).needs[0]?.mayBe[0]?.advice;

  test('says what its note knows of them, before the advice', () => {
    expect(told({ note: 'At night, from the soup run' })).toBe(
      'At night, from the soup run. Call first',
    );
    expect(told({ note: '' })).toBe('Call first');
  });

  test('sends nobody to a phone that is not listed', () => {
    expect(told({ note: '', phone: '' })).toBe('No phone number: ask at a day centre');
  });

  test('says once whom its note keeps out', () => {
    const note = 'Women only. In the evening.';
    const [row] =
      boardAt(
        [
          listed(
            'women',
            'Dinner',
            {},
            { note, limit: 'Women only', restOfNote: 'In the evening.' },
          ),
        ],
        FRIDAY_NOON,
      ).needs[0]?.mayBe ?? [];
    expect(row).toMatchObject({ who: 'Women only', advice: 'In the evening. Call first' });
  });
});

describe('what is announced', () => {
  const closing = { words: 'Closed Thursday 24 December to Saturday 2 January', to: '2027-01-02' };
  const over = { words: 'Closed Thursday 19 November', to: '2026-11-19' };
  const lunch = listed(
    'lunch',
    'Lunch',
    { Friday: [{ start: '11:00', end: '14:00' }] },
    { announced: [over, closing] },
  );
  const onFriday = (instant: number) => boardOn([lunch], '2026-11-20', instant)[0]?.known[0];

  test('stands in a place’s line, now and on a date, until it is over', () => {
    const [eat] = boardAt([lunch], FRIDAY_NOON).needs;
    expect(eat?.open[0]?.announced).toBe(closing.words);
    expect(onFriday(FRIDAY_NOON)?.announced).toBe(closing.words);
    expect(onFriday(Date.parse('2027-02-01T12:00Z'))?.announced).toBeUndefined();
  });

  test('is counted beyond the first', () => {
    const further = { words: 'Check first on Monday 4 January', to: '2027-01-04' };
    const busy = { ...lunch, announced: [closing, further] };
    const [eat] = boardAt([busy], FRIDAY_NOON).needs;
    expect(eat?.open[0]?.announced).toBe(`${closing.words}. And 1 more change`);
  });
});
