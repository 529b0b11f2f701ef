import { expect, test } from 'vitest';
import { joinPostcode } from './postcode.ts';

test('a postcode keeps its two halves on one line; nothing else changes', () => {
  expect(joinPostcode('1 Quay Street, Bristol BS2 9JF')).toBe(
    '1 Quay Street, Bristol BS2\u00a09JF',
  );
  expect(joinPostcode('Room B2 3 Quay Street, London SW1A 1AA')).toBe(
    'Room B2 3 Quay Street, London SW1A\u00a01AA',
  );
});
