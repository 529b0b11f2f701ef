import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIdlePhase, patienceOf, WARNING_SECONDS } from './idle.ts';

const second = 1000;

describe('a kiosk that nobody touches', () => {
  const patience = patienceOf('list', 90);

  it('waits 90 seconds, warns for 30, then clears the screen', () => {
    expect(findIdlePhase(0, patience)).toEqual({ phase: 'used', wait: 90 * second });
    expect(findIdlePhase(90 * second - 1, patience)).toEqual({ phase: 'used', wait: 1 });
    expect(findIdlePhase(90 * second, patience)).toMatchObject({
      phase: 'warning',
      secondsLeft: 30,
    });
    expect(findIdlePhase(120 * second - 1, patience)).toMatchObject({
      phase: 'warning',
      secondsLeft: 1,
    });
    expect(findIdlePhase(120 * second, patience)).toEqual({ phase: 'resting' });
  });

  it('waits twice as long where something is read or a code scanned', () => {
    expect(patienceOf('reading', 90)).toBe(180);
    expect(patienceOf('reading', 60)).toBe(120);
  });

  it('is looked at again no later than anything changes', () => {
    const shown = (untouched: number, seconds: number) => {
      const { wait: _, ...rest } = { wait: 0, ...findIdlePhase(untouched, seconds) };
      return rest;
    };
    fc.assert(
      fc.property(fc.nat(400 * second), fc.integer({ min: 30, max: 300 }), (untouched, seconds) => {
        const now = findIdlePhase(untouched, seconds);
        if (now.phase === 'resting') {
          expect(untouched).toBeGreaterThanOrEqual((seconds + WARNING_SECONDS) * second);
          return;
        }
        expect(now.wait).toBeGreaterThan(0);
        expect(shown(untouched + now.wait - 1, seconds)).toEqual(shown(untouched, seconds));
        expect(shown(untouched + now.wait, seconds)).not.toEqual(shown(untouched, seconds));
      }),
    );
  });
});
