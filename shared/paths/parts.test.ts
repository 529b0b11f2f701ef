import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaPart, isPartName, PART_SIZE, partList, WHOLE_LIST } from './parts.ts';

const keyed = fc.array(fc.constantFrom('BS1', 'BS2', 'BS16', 'other'), { maxLength: 900 });

it('leaves a list whole up to 250 records, and puts each record of a longer one into one part that is not too large', () => {
  fc.assert(
    fc.property(keyed, (keys) => {
      const items = keys.map((key) => ({ key }));
      const parts = partList(items, ({ key }) => key);
      expect(parts.size).toBe(items.length > WHOLE_LIST ? items.length : 0);
      const sizes = new Map<string, number>();
      for (const [{ key }, part] of parts) {
        expect(part === key || part.startsWith(`${key}-`)).toBe(true);
        expect(isPartName(part)).toBe(true);
        sizes.set(part, (sizes.get(part) ?? 0) + 1);
      }
      for (const size of sizes.values()) expect(size).toBeLessThanOrEqual(PART_SIZE);
    }),
    { numRuns: 50 },
  );
});

it('holds 250 records at one address, and parts 251', () => {
  const records = (count: number) => Array.from({ length: count }, (_, at) => ({ at }));
  expect(partList(records(250), () => 'BS1').size).toBe(0);
  const parts = partList(records(251), () => 'BS1');
  expect(parts.size).toBe(251);
  expect([...new Set(parts.values())]).toEqual(['BS1-1', 'BS1-2', 'BS1-3']);
});

it('knows an area by its postcode', () => {
  expect(areaPart('1 Redcliffe Way, Bristol, BS1 6NL')).toBe('BS1');
  expect(areaPart('Wells Road, bs14 9dt')).toBe('BS14');
  expect(areaPart('Castle Park, by the ferry')).toBe('other');
});

it('takes no name that could be something else', () => {
  for (const text of [null, '', 'a b', '../x', 'x'.repeat(13), '<b>', 'A&when=now'])
    expect(isPartName(text)).toBe(false);
});
