import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time/units.ts';
import {
  AGREEING,
  announceFoundClosed,
  type ClosedReport,
  countAgreeing,
  doAgree,
  isToMark,
} from './found-closed.ts';

const NOW = Date.parse('2026-11-23T14:00:00Z');
const ago = (milliseconds: number) => new Date(NOW - milliseconds).toISOString();
const from = (by: string, age = HOUR): ClosedReport => ({
  at: ago(age),
  by,
  isSignedIn: false,
  isFromKiosk: false,
});
const touched = (by: string): ClosedReport => ({ ...from(by), isFromKiosk: true });
const signedIn = (age = HOUR): ClosedReport => ({ ...from('', age), isSignedIn: true });
const THREE = [from('a'), from('b'), from('c')];
const UNMARKED = { foundClosedAt: '', openSaidAt: '' };

describe('people who found a place closed', () => {
  it.each([
    ['three strangers', THREE, true],
    ['two', [from('a'), from('b')], false],
    ['one who says it five times', Array(5).fill(from('a')), false],
    ['three, of whom one said it a week ago', [from('a', 7 * DAY), from('b'), from('c')], false],
    [
      'three within a week less a minute',
      [from('a', 7 * DAY - 60_000), from('b'), from('c')],
      true,
    ],
    ['any number whose address nobody knows', Array(5).fill(from('')), false],
    ['a kiosk of three addresses', [touched('a'), touched('b'), touched('c')], false],
    ['a kiosk and two strangers', [touched('a'), from('b'), from('c')], true],
    ['a kiosk, a phone on its network and a stranger', [touched('a'), from('a'), from('b')], false],
    ['one organisation that is signed in', [signedIn()], true],
    ['one that was signed in a week ago', [signedIn(7 * DAY)], false],
  ])('%s: %#', (_, reports, expected) => {
    expect(doAgree(reports as ClosedReport[], NOW)).toBe(expected);
  });

  it('never agree where fewer addresses than three say it, however often', () => {
    const report = fc.record({
      at: fc.integer({ min: 0, max: 14 * DAY }).map(ago),
      by: fc.constantFrom('a', 'b'),
      isSignedIn: fc.constant(false),
      isFromKiosk: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(report), (reports) => {
        expect(countAgreeing(reports, NOW)).toBeLessThan(AGREEING);
        expect(doAgree(reports, NOW)).toBe(false);
      }),
    );
  });
});

describe('what is said of it', () => {
  it.each([
    ['is said once three agree', UNMARKED, true],
    ['is not said again on the same day', { ...UNMARKED, foundClosedAt: ago(5 * HOUR) }, false],
    [
      'is said on for two more days from the next day on',
      { ...UNMARKED, foundClosedAt: ago(DAY) },
      true,
    ],
    ['is said again once it was over', { ...UNMARKED, foundClosedAt: ago(3 * DAY) }, true],
    ['is held off by “we are open”', { ...UNMARKED, openSaidAt: ago(30 * DAY - 1) }, false],
    ['is held off for 30 days', { ...UNMARKED, openSaidAt: ago(30 * DAY) }, true],
  ])('%s', (_, mark, expected) => {
    expect(isToMark(mark, THREE, NOW)).toBe(expected);
  });

  it('names its day, for paper, and ends after 48 hours', () => {
    const said = [
      {
        words: 'Some people found it closed. Ring first. Said on Monday 23 November',
        to: '2026-11-25',
      },
    ];
    expect(announceFoundClosed(ago(0), NOW)).toEqual(said);
    expect(announceFoundClosed(ago(0), NOW + 48 * HOUR - 1)).toEqual(said);
    expect(announceFoundClosed(ago(0), NOW + 48 * HOUR)).toEqual([]);
    expect(announceFoundClosed('', NOW)).toEqual([]);
  });
});
