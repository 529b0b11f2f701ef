import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { informationFrom, mayBeOutOfDate, ringFirst, usableNow } from './information-time.ts';
import { DAY, HOUR } from './units.ts';

const FROM = Date.parse('2026-11-20T14:32:00Z');

const instant = fc.integer({ min: 0, max: Date.parse('2100-01-01') });

describe('what is open may be said', () => {
  it('by the server’s own time, always', () => {
    fc.assert(fc.property(instant, (now) => usableNow(now, null) === now));
  });

  it.each([
    ['at the time of the information', 0, true],
    ['24 hours after it', DAY, true],
    ['a moment later than that', DAY + 1, false],
    ['by a clock that is behind the information', -1, false],
    ['by a clock of another year', -365 * DAY, false],
  ])('%s: %i ms, %s', (_when, after, may) => {
    expect(usableNow(FROM + after, FROM)).toBe(may ? FROM + after : null);
  });

  it('never by a device’s clock where nothing is known of the information', () => {
    expect(usableNow(FROM, Number.NaN)).toBeNull();
  });

  it('and never by any other time than the one that was read', () => {
    fc.assert(
      fc.property(instant, instant, (now, from) => [now, null].includes(usableNow(now, from))),
    );
  });
});

it('says from when it is, by the city’s clock', () => {
  expect(informationFrom(FROM)).toBe('Information from 2:32pm on Friday 20 November 2026.');
  expect(informationFrom(Date.parse('2026-06-20T23:30:00Z'))).toBe(
    'Information from 12:30am on Sunday 21 June 2026.',
  );
});

it('warns after seven days, and where the clock cannot be right', () => {
  expect(mayBeOutOfDate(FROM + HOUR, FROM)).toBe(false);
  expect(mayBeOutOfDate(FROM + 7 * DAY, FROM)).toBe(false);
  expect(mayBeOutOfDate(FROM + 7 * DAY + 1, FROM)).toBe(true);
  expect(mayBeOutOfDate(FROM - 1, FROM)).toBe(true);
});

describe('where nobody can say what is right at this minute', () => {
  it.each([
    ['a day and a moment', DAY + 1],
    ['38 hours', 38 * HOUR],
    ['a year', 365 * DAY],
  ])('information of %s ago is called old', (_age, after) => {
    expect(ringFirst(FROM + after, FROM)).toBe('This is more than a day old. Ring first.');
  });

  it.each([
    ['the clock is behind it', FROM - HOUR, FROM],
    ['nobody knows when it was right', FROM, Number.NaN],
    ['it has no time', FROM, null],
  ])('its time is called unknown where %s', (_why, device, from) => {
    expect(ringFirst(device, from)).toBe(
      'We cannot tell the time of this information. Ring first.',
    );
  });
});
