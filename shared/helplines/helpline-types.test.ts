import { expect, test } from 'vitest';
import { helplineTypesPresent } from './helpline-types.ts';

test('helpline types are listed alphabetically, each with how many helplines it has', () => {
  const helplines = [
    { type: 'Victim of a crime' },
    { type: 'General' },
    { type: 'Addiction (Alcohol, Drugs, Gambling)' },
    { type: 'General' },
  ] as const;
  expect(helplineTypesPresent(helplines)).toEqual([
    { type: 'Addiction (Alcohol, Drugs, Gambling)', count: 1 },
    { type: 'General', count: 2 },
    { type: 'Victim of a crime', count: 1 },
  ]);
});

test('a type without helplines is not listed', () => {
  expect(helplineTypesPresent([])).toEqual([]);
});
