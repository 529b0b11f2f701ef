import { expect, it } from 'vitest';
import { targetWords } from './target-words.ts';

const service = (_id: string) => ({
  _id,
  type: 'Lunch' as const,
  serviceAddress: `${_id} Quay Street`,
});
const all = Array.from({ length: 12 }, (_, at) => service(String(at + 1)));
const words = (services: string[], scope: 'service' | 'type' = 'service') =>
  targetWords({ scope, services, type: 'Lunch' }, all);

it('names the services that a change is for, and counts those beyond ten', () => {
  expect(words(['2', '1'])).toBe('Lunch, 1 Quay Street; Lunch, 2 Quay Street');
  expect(words(all.map(({ _id }) => _id))).toMatch(/^(Lunch, \d+ Quay Street; ){10}and 2 more$/);
  expect(words(['gone'])).toBe('Services that were deleted');
  expect(words([], 'type')).toBe('Every Lunch');
});
