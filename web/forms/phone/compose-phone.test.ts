import { describe, expect, it } from 'vitest';
import { capDigits, composePhone } from './compose-phone.ts';

describe('a typed phone number', () => {
  it.each([
    ['0117 924 4604', 'GB', '01179244604'],
    ['116 123', 'GB', '116123'],
    ['+44 117 924 4604', 'GB', '+441179244604'],
    ['01 44 71 12 12', 'FR', '+33144711212'],
    ['01 44 71 12 12 ', 'FR', '+33144711212'],
    ['06 698 1234', 'IT', '+39066981234'],
    ['+1 (415) 552-0240', 'FR', '+14155520240'],
    ['', 'FR', ''],
    ['ask at the door', 'FR', 'askatthedoor'],
  ])('%s in %s is stored as %s', async (typed, country, stored) => {
    expect(await composePhone(typed, country)).toBe(stored);
  });

  it('ends at its fifteenth digit, however it is spaced', () => {
    expect(capDigits('+1234 56789 01234 5678')).toBe('+1234 56789 01234 5');
    expect(capDigits('0117 924 4604')).toBe('0117 924 4604');
  });
});
