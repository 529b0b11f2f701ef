import { describe, expect, it } from 'vitest';
import { maybeSame } from './same-organisation.ts';

const KITCHEN = {
  _id: 'kitchen',
  name: 'The Harbour Kitchen',
  phone: ['01174960123', ''],
  email: 'hello@kitchen.test',
  website: 'https://www.kitchen.test/',
};
const OTHER = { _id: 'other', name: 'Night Stop', phone: [''], email: '', website: '' };

const isFound = (fields: Partial<typeof KITCHEN>) =>
  maybeSame({ ...OTHER, ...fields }, [KITCHEN]).length > 0;

describe('a registration', () => {
  it.each([
    { name: 'harbour kitchen' },
    { name: 'Harbour-Kitchen, Bristol' },
    { phone: ['', '+441174960123'] },
    { email: 'Hello@kitchen.test' },
    { website: 'http://kitchen.test' },
  ])('with %j may be one that is here', (fields) => {
    expect(isFound(fields)).toBe(true);
  });

  it.each([{}, { name: 'Harbour' }, { name: 'Bristol' }, { phone: ['01174960124'] }])(
    'with %j is another',
    (fields) => {
      expect(isFound(fields)).toBe(false);
    },
  );

  it('is not compared with itself', () => {
    expect(maybeSame(KITCHEN, [KITCHEN])).toEqual([]);
  });
});
