import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agree, nameKey } from './same-organisation.ts';

describe('the name of an organisation', () => {
  it.each([
    ['St. Agnes’ Kitchen', 'st agnes kitchen'],
    ['The Ark Ltd.', 'ARK'],
    ['Easton Advice Limited', 'Easton Advice'],
    ['Bread & Roses CIC', 'Bread and Roses'],
    ['Café Anchor', 'Cafe Anchor'],
  ])('“%s” is “%s”', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

  it.each([
    ['The Ark', 'The Arch'],
    ['Limited', 'The'],
    ['Ark North', 'Ark South'],
  ])('“%s” is not “%s”', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));

  it('is the same with The before it, Ltd behind it and without apostrophes', () => {
    const word = fc.constantFrom('St', 'Agnes', 'Kitchen', 'Harbour', 'Women’s', 'Night', 'Café');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const name = words.join(' ');
        const others = [`The ${name}`, `${name} Ltd`, name.toUpperCase(), name.replaceAll('’', '')];
        for (const other of others) expect(nameKey(other)).toBe(nameKey(name));
      }),
    );
  });
});

it('two agree by a postcode or a number, however these are written', () => {
  const ark = { addresses: ['1 Quay Street, BS1 9ZZ'], phones: ['01174960123'] };
  expect(agree(ark, { addresses: ['Somewhere else bs19zz'], phones: [] })).toBe(true);
  expect(agree(ark, { addresses: [], phones: ['+44 117 496 0123'] })).toBe(true);
  expect(agree(ark, { addresses: ['1 Quay Street, BS1 9ZY'], phones: ['0117 496 0124'] })).toBe(
    false,
  );
  expect(agree(ark, { addresses: ['1 Quay Street'], phones: [''] })).toBe(false);
});
