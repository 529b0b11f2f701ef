import { expect, it } from 'vitest';
import { callCost } from './call-cost.ts';

const NORMAL = 'A normal call: it uses your minutes or credit.';

it.each([
  ['01173526800', NORMAL],
  ['tel:+441454615165', NORMAL],
  ['03001233393', NORMAL],
  ['07700900123', NORMAL],
  ['08082000247', 'Free call.'],
  ['tel:+448082000247', 'Free call.'],
  ['08001111', 'Free call.'],
  ['tel:116123', 'Free call.'],
  ['999', 'Free call.'],
  ['08457909090', 'This call costs extra.'],
  ['118118', 'This call costs extra.'],
  ['+14155520240', ''],
  ['07012345678', ''],
  ['', ''],
])('a call to %s is “%s”', (number, cost) => {
  expect(callCost(number)).toBe(cost);
});
