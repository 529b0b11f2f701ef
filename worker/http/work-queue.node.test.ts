import { expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

it.each([
  ['pauses for one that has just ended', 0, true],
  ['does not pause for one that ended long ago', 10_000, false],
])('a second work %s', async (_, later, pauses) => {
  let now = 0;
  const waits: number[] = [];
  const queue = createWorkQueue({
    places: 2,
    shortPause: 200,
    longPause: 200,
    refusal: () => new Error('full'),
    clock: () => now,
    pause: async (milliseconds) => {
      waits.push(milliseconds);
      now += milliseconds;
    },
  });
  const run = () => queue.queued((inTurn) => inTurn(() => 'done'));
  expect(await run()).toBe('done');
  now += later;
  expect(await run()).toBe('done');
  expect(waits.length > 0).toBe(pauses);
});
