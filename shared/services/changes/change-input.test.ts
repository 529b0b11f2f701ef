import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ChangeInput } from './change-input.ts';

const faultsOf = (dates: { from: string; to: string }) => {
  const { error } = ChangeInput.safeParse({ scope: 'city', kind: 'closed', ...dates });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

it('compares dates that exist', () => {
  expect(faultsOf({ from: '2026-12-24', to: '2026-12-23' })).toEqual([
    'to: The last day cannot be before the first.',
  ]);
  expect(faultsOf({ from: '2026-12-24', to: '2027-12-25' })).toEqual([
    'to: A change can last up to 366 days, or until further notice.',
  ]);
  expect(faultsOf({ from: '2026-12-24', to: '2027-12-24' })).toEqual([]);
  expect(faultsOf({ from: '2026-12-24', to: '' })).toEqual([]);
});

it('says of a date that does not exist that it does not, whatever stands for it', () => {
  const none = fc.oneof(
    fc.constantFrom('2026-13-45', '2026-02-30', 'zzz', '+275761-01-01', '2026-12-24T00:00', ''),
    fc.string().filter((text) => !/^\d{4}-\d\d-\d\d$/.test(text)),
  );
  fc.assert(
    fc.property(none, fc.oneof(none, fc.constant('9999-12-31')), (from, to) => {
      expect(faultsOf({ from, to })).toContain('from: Please give a date that exists.');
    }),
  );
});
