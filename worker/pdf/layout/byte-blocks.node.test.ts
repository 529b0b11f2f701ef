import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ByteBlocks } from './byte-blocks.ts';

const pieceOf = (length: number, first: number) =>
  Uint8Array.from({ length }, (_, at) => (first + at * 7) % 256);

it('gives back what was added, in order, with what is put behind it', () => {
  const lengths = fc.array(fc.oneof(fc.nat(40), fc.integer({ min: 262_100, max: 262_200 })), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(lengths, fc.nat(20), (all, behind) => {
      const pieces = all.map(pieceOf);
      const more = pieceOf(behind, 9);
      const file = new ByteBlocks();
      for (const piece of pieces) file.add(piece);
      expect(file.length).toBe(all.reduce((sum, it) => sum + it, 0));
      const whole = Buffer.from(file.joinWith(more));
      expect(whole.equals(Buffer.concat([...pieces, more]))).toBe(true);
    }),
    { numRuns: 30 },
  );
});
