import { expect, test } from 'vitest';
import { SERVICE_TYPES } from '../service.ts';
import { ALL_HELP, isBeside, isPlenty, NEEDS, needIcon, needOf, openListOf } from './needs.ts';

test('every service type answers one need', () => {
  const types = NEEDS.flatMap((need) => [...need.types]);
  expect([...types].sort()).toEqual([...SERVICE_TYPES].sort());
});

test('toilets and Wi-Fi stand after the rest of their needs', () => {
  expect(SERVICE_TYPES.filter(isPlenty)).toEqual(['Toilets', 'Wi-Fi & Computer Access']);
  expect(SERVICE_TYPES.filter(isBeside)).toEqual(['Toilets']);
});

test('a need is known by its name in addresses alone', () => {
  expect(needOf('eat')?.name).toBe('Eat');
  expect(needOf('Eat')).toBeUndefined();
  expect(needOf('toString')).toBeUndefined();
});

test('all help has an address of its own, and is no need of a board', () => {
  expect(openListOf('all')).toBe(ALL_HELP);
  expect(openListOf('eat')).toBe(needOf('eat'));
  expect(needOf('all')).toBeUndefined();
  expect(ALL_HELP.types).toEqual(SERVICE_TYPES);
});

test('each need has a picture of its own, that of what it leads with', () => {
  expect(NEEDS.map(needIcon)).toEqual([
    'utensils',
    'shower-head',
    'armchair',
    'stethoscope',
    'smartphone-charging',
  ]);
});
