import { describe, expect, it } from 'vitest';
import { judgeMemory, type Sample } from './memory.ts';

/** A life with a sample every three seconds, as the soak takes them. */
const life = (length: number, heapAt: (second: number) => number): Sample[] =>
  Array.from({ length: Math.floor(length / 3) + 1 }, (_, index) => ({
    seconds: index * 3,
    megabytes: 200,
    heap: heapAt(index * 3),
  }));
/** Requests on their way: what a sample finds besides what is held. */
const busy = (second: number) => ((second * 7) % 5) * 4;

const verdicts = (...lives: Sample[][]) => judgeMemory(lives).map(({ verdict }) => verdict);

const steady = life(60, (second) => 37 + busy(second));
/** As on a slow machine where the soak failed: 21 MB in its second quarter, 36 in its last; in between it is made up. */
const WARMING_UP = [
  14, 15, 17, 18, 20, 21, 23, 24, 26, 27, 29, 30, 31, 33, 34, 36, 36, 36, 37, 36, 38,
];
/** The Worker after it: 39 and 37. */
const WARM = [22, 31, 36, 38, 40, 39, 41, 40, 39, 42, 40, 39, 41, 38, 40, 37, 39, 38, 37, 40, 39];
const recorded = (heaps: number[]) => life(60, (second) => heaps[second / 3] ?? Number.NaN);

describe('no leak', () => {
  it('is memory that is collected', () => {
    expect(verdicts(steady, steady)).toEqual(['steady', 'steady']);
    const sawtooth = life(60, (second) => 30 + busy(second) * 5);
    expect(verdicts(sawtooth, sawtooth)).toEqual(['steady', 'steady']);
  });

  it('is a warm-up to the level at which the other Worker rests', () => {
    const [first, second] = judgeMemory([recorded(WARMING_UP), recorded(WARM)]);
    expect(first).toMatchObject({ early: 21, late: 36, verdict: 'warmed up' });
    expect(second).toMatchObject({ early: 39, late: 37, verdict: 'steady' });
    expect(verdicts(recorded(WARM), recorded(WARMING_UP))).toEqual(['steady', 'warmed up']);
  });

  it('are two slow warm-ups that end at one level and stay there', () => {
    const slow = life(60, (second) => Math.min(14 + second * 0.55, 38) + busy(second) / 4);
    expect(verdicts(slow, slow)).toEqual(['warmed up', 'warmed up']);
  });
});

describe('a leak', () => {
  const leaking = (perSecond: number, from = 30) =>
    life(60, (second) => from + perSecond * second + busy(second));

  it('is what grows slowly and steadily in both', () => {
    expect(verdicts(leaking(1), leaking(1))).toEqual(['growing', 'growing']);
    expect(verdicts(leaking(0.7, 20), leaking(0.7, 20))).toContain('growing');
  });

  it('shows behind a warm-up too', () => {
    const both = life(60, (second) => Math.min(14 + second, 36) + second);
    expect(verdicts(both, both)).toContain('growing');
  });

  it('is a step above what the other Worker needs', () => {
    const step = life(60, (second) => (second < 32 ? 37 : 65) + busy(second));
    expect(verdicts(steady, step)).toEqual(['steady', 'growing']);
    expect(verdicts(step, steady)).toEqual(['growing', 'steady']);
  });

  it('is what grows step by step in both', () => {
    const stairs = life(60, (second) => 30 + Math.floor(second / 15) * 15 + busy(second));
    expect(verdicts(stairs, stairs)).toEqual(['growing', 'growing']);
  });

  it('is what grew in the only life that was long enough', () => {
    expect(
      verdicts(
        leaking(1),
        life(20, () => 60),
      ),
    ).toEqual(['growing', 'too short to judge']);
  });
});

it('says nothing of a short life, nor of one that was not measured', () => {
  const unknown = life(60, () => Number.NaN);
  expect(
    verdicts(
      life(20, (second) => 30 + 5 * second),
      unknown,
    ),
  ).toEqual(['too short to judge', 'too short to judge']);
});
