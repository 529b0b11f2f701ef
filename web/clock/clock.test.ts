import { expect, test } from 'vitest';
import { presentOf } from './clock.tsx';

const SERVER = Date.parse('2026-06-01T12:00:00.000Z');
const after = (seconds: number) => SERVER + seconds * 1000;

test.each([
  ['of the same minute', 0, 0],
  ['of the same minute', 59, 59],
  ['that waited for a slow network', 89, 89],
  ['a little behind, which the server knows better', -20, 0],
])('a device clock %s tells the present: %i seconds', (_, device, present) => {
  expect(presentOf(SERVER, after(device))).toBe(after(present));
});

test.each([-61, 91, 86_400])('a device clock %i seconds off leaves it to the server', (device) => {
  expect(presentOf(SERVER, after(device))).toBeNull();
});
