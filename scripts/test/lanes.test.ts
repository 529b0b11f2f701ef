import { expect, it } from 'vitest';
import { filesAtOnce, planLanes, SUITES } from './lanes.ts';

it('runs every suite once, the journeys beside others, and the commands after them', () => {
  expect(planLanes(SUITES)).toEqual([
    ['journeys', 'commands'],
    ['check', 'rules', 'worker', 'crawls', 'papers'],
  ]);
});

it('runs the API’s tests beside the checks and the rules where there are no journeys', () => {
  expect(planLanes(['check', 'rules', 'worker'])).toEqual([['worker'], ['check', 'rules']]);
});

it('runs suites in their order, whichever is named first, and one alone', () => {
  expect(planLanes(['commands', 'papers'])).toEqual([['papers', 'commands']]);
  expect(planLanes(['journeys'])).toEqual([['journeys']]);
  expect(planLanes([])).toEqual([]);
});

it('leaves the journeys a core, and is never without one itself', () => {
  const whole = planLanes(SUITES);
  expect([1, 2, 8].map((cores) => filesAtOnce(whole, 'worker', cores))).toEqual([1, 1, 7]);
  expect(filesAtOnce(whole, 'commands', 2)).toBe(2);
  expect(filesAtOnce(planLanes(['rules', 'worker']), 'worker', 2)).toBe(2);
});
