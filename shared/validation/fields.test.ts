import { expect, it } from 'vitest';
import { optionalWebsite } from '../contact/contact-fields.ts';
import { text } from './fields.ts';

it('keeps a text as it reads back from a database: no controls but line ends, no halves of characters', () => {
  const any = text({ value: 100, message: 'Too long.' });
  expect(any.parse(' Ring\u0000 the\u0007 side\tbell.\r\nThen wait \ud83c\udf72 \ud83c ')).toBe(
    'Ring the side\tbell.\r\nThen wait 🍲',
  );
  expect(optionalWebsite.parse('\u0000harbour.test/\udf72')).toBe('https://harbour.test/');
});
