import { describe, expect, it } from 'vitest';
import { isMissed, type KioskListed, kioskWords } from './kiosk.ts';
import { KioskInput } from './kiosk-input.ts';

const SEEN = '2026-06-01T11:00:00.000Z';
const at = (hours: number) => Date.parse(SEEN) + hours * 3_600_000;
const kiosk = (fields: Partial<KioskListed> = {}): KioskListed => ({
  _id: 'k',
  place: 'The Wild Goose',
  screen: 'touch',
  isOurs: true,
  seenAt: SEEN,
  build: 'abc12345',
  isNewest: true,
  directoryFrom: SEEN,
  ...fields,
});

describe('what an admin reads of a kiosk', () => {
  it('is when it was seen, its version and from when its information is, with nothing to do where all is well', () => {
    expect(kioskWords(kiosk(), at(1))).toEqual({
      seen: 'Seen at midday on Monday 1 June 2026',
      version: 'The newest, abc12345',
      information: 'From midday on Monday 1 June 2026',
      todo: [],
    });
  });

  it('says after a day, not before, that it is missed, and whom to ring', () => {
    expect(isMissed(kiosk(), at(24) - 1)).toBe(false);
    expect(isMissed(kiosk(), at(24))).toBe(true);
    const { seen, todo } = kioskWords(kiosk(), at(24));
    expect(seen).toBe('Not seen since midday on Monday 1 June 2026');
    expect(todo).toEqual([expect.stringMatching(/^Ring the place\./)]);
  });

  it.each([
    ['information of the day before', { directoryFrom: '2026-05-31T11:00:00.000Z' }],
    ['no information at all', { directoryFrom: null }],
    ['an older version', { isNewest: false }],
  ])('says what to do about %s, once it is there itself', (_, fields) => {
    expect(kioskWords(kiosk(fields), at(1)).todo).toHaveLength(1);
    expect(kioskWords(kiosk(fields), at(30)).todo).toHaveLength(1);
  });
});

describe('what a kiosk may say of itself', () => {
  const said = { place: ' The  Wild\nGoose ', screen: 'touch', build: 'a-b_1', minutesOld: 3 };
  it('is a name on one line, a version and an age', () => {
    expect(KioskInput.parse(said)).toEqual({ ...said, place: 'The Wild Goose' });
  });

  it.each([
    ['no name', { place: ' \n' }],
    ['a name of more than 60 characters', { place: 'x'.repeat(61) }],
    ['another kind of screen', { screen: 'phone' }],
    ['markup for a version', { build: '<b>' }],
    ['a long version', { build: 'x'.repeat(17) }],
    ['an age below nothing', { minutesOld: -1 }],
    ['an age of more than a year', { minutesOld: 527_041 }],
  ])('is not %s', (_, fields) => {
    expect(KioskInput.safeParse({ ...said, ...fields }).success).toBe(false);
  });
});
