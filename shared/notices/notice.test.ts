import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeLines } from '../paper/notice-lines.ts';
import { noticesAt, type PublicNotice } from './notice.ts';
import { NoticeInput, noticeTimeFaults } from './notice-input.ts';
import { formatCityTime, noticeUntilWords, parseCityTime } from './notice-times.ts';

const FROM = Date.parse('2026-11-23T18:00:00.000Z');
const UNTIL = Date.parse('2026-11-24T09:00:00.000Z');

const notice = (fields: Partial<PublicNotice> = {}): PublicNotice => ({
  _id: 'n',
  words: 'Beds are open.',
  link: '',
  severity: 'Notice',
  place: 'all',
  from: new Date(FROM).toISOString(),
  until: new Date(UNTIL).toISOString(),
  ends: noticeUntilWords(UNTIL),
  ...fields,
});

const everywhere = () => true;

describe('a notice', () => {
  it.each([
    [FROM - 1, 0],
    [FROM, 1],
    [UNTIL - 1, 1],
    [UNTIL, 0],
  ])('holds at %i: %i', (now, count) =>
    expect(noticesAt([notice()], now, everywhere)).toHaveLength(count),
  );

  it('is on paper with its end, whoever it is for', () => {
    const lines = noticeLines(
      [
        notice({ severity: 'Urgent', link: '/tonight' }),
        notice({ place: 'Breakfast', words: 'No porridge today' }),
        notice({ place: 'kiosks' }),
      ],
      'https://handbook.test',
      'Breakfast',
    );
    expect(lines).toEqual([
      'Urgent: Beds are open. This holds until 9am on Tuesday 24 November. handbook.test/tonight',
      'Notice: No porridge today. This holds until 9am on Tuesday 24 November.',
    ]);
  });
});

describe('a time of the city’s clock', () => {
  it('is the instant at which the clock shows it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') }),
        (some) => {
          const text = formatCityTime(some);
          expect(formatCityTime(parseCityTime(text))).toBe(text);
        },
      ),
    );
  });
  it.each([
    '2026-02-30T10:00',
    '2026-13-45T09:00',
    '2026-11-23T24:00',
    '2026-11-23',
    'tonight',
    '',
  ])('is not %j', (text) => expect(parseCityTime(text)).toBeNaN());
  it('is said as people say it', () => {
    expect(noticeUntilWords(parseCityTime('2026-11-24T09:00'))).toBe(
      'until 9am on Tuesday 24 November',
    );
    expect(noticeUntilWords(parseCityTime('2026-11-24T00:00'))).toBe(
      'until the end of Monday 23 November',
    );
  });
});

const input = {
  words: 'Beds are open.',
  severity: 'Urgent',
  begins: '2026-11-23T18:00',
  ends: '2026-11-24T09:00',
};
const faultsOf = (fields: object) =>
  NoticeInput.safeParse({ ...input, ...fields }).error?.issues.map(({ path }) => path.join('.'));

describe('what an admin writes', () => {
  it.each([
    [{ words: '' }, ['words']],
    [{ words: 'x'.repeat(201) }, ['words']],
    [{ ends: '2026-11-23T18:00' }, ['ends']],
    [{ ends: '2027-11-23T18:00' }, ['ends']],
    [{ begins: 'soon' }, ['begins']],
    [{ link: 'javascript:alert(1)' }, ['link']],
    [{ place: 'moon' }, ['place']],
    [{ severity: '' }, ['severity']],
  ])('%j has a fault at %j', (fields, paths) => expect(faultsOf(fields)).toEqual(paths));

  it.each([
    ['/tonight', '/tonight'],
    ['example.org/cold', 'https://example.org/cold'],
    ['//elsewhere.example', 'https://elsewhere.example'],
    ['', ''],
  ])('a link %j is kept as %j', (link, kept) =>
    expect(NoticeInput.parse({ ...input, link }).link).toBe(kept),
  );

  it('may not be over', () => {
    expect(noticeTimeFaults(input, UNTIL - 1)).toEqual({});
    expect(noticeTimeFaults(input, UNTIL)).toEqual({ ends: expect.stringMatching(/over/) });
  });
});
