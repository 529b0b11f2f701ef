import { expect, it } from 'vitest';
import { fieldMessages } from './field-messages.ts';

it('names each field as its input is named, with one message, the first', () => {
  expect(
    fieldMessages([
      { path: ['schedule', 'Monday', 0, 'end'], message: 'same times' },
      { path: ['addresses', 1], message: 'too short' },
      { path: ['addresses', 1], message: 'and something else' },
      { path: [], message: 'not a form' },
    ]),
  ).toEqual({
    'schedule.Monday.0.end': 'same times',
    'addresses.1': 'too short',
    '': 'not a form',
  });
});

it('survives a field by a hostile name', () => {
  const messages = fieldMessages([{ path: ['__proto__'], message: 'no' }]);
  expect(Object.getPrototypeOf(messages)).toBe(Object.prototype);
  expect(Object.keys(messages)).toEqual(['__proto__']);
});
