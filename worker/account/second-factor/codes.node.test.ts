import { expect, it } from 'vitest';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { newRecoveryCodes, recoveryDigest, stripCode } from './codes.ts';

it('makes recovery codes of 112 bits and more, which are copied without a mistake', () => {
  const { codes } = newRecoveryCodes('account');
  const letters = codes.map(stripCode).join('');
  for (const code of codes) {
    expect(code).toMatch(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/);
    expect(code).not.toMatch(/[ilo01]/);
    expect(code.length).toBeLessThanOrEqual(LIMITS.signInCode.value);
    expect(stripCode(code).length * Math.log2(31)).toBeGreaterThan(112);
  }
  // There are 31 letters and 240 draws: fewer different ones would mean that not all are drawn from.
  expect(new Set(letters).size).toBeGreaterThan(25);
});

it('a recovery code is the same with blanks, hyphens and capitals', () => {
  expect(recoveryDigest('a', 'ABCD EFGH-jkmn pqrs')).toBe(
    recoveryDigest('a', 'abcd-efgh-jkmn-pqrs'),
  );
});
