import { expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { tooLong } from './too-long.ts';

it('says how long a text is that is too long, and nothing of any other', () => {
  const most = LIMITS.deletionReason.value;
  expect(tooLong(LIMITS.deletionReason, 'x'.repeat(most + 12))).toBe(
    'Reason cannot exceed 500 characters. This one has 512.',
  );
  expect(tooLong(LIMITS.deletionReason, `  ${'x'.repeat(most)}\n`)).toBe('');
  expect(tooLong(LIMITS.deletionReason, '')).toBe('');
});
