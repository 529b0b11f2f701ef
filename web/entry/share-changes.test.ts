import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareChanges, unshareChanges } from './share-changes.ts';

const closed = { kind: 'closed', from: '2026-12-24', to: '2027-01-02', reason: '' };
const usual = { kind: 'as usual', from: '2026-12-28', to: '2026-12-28', reason: '' };

it('sends a dated change once, however many services have it', () => {
  const data = [
    { services: [{ _id: 'a', changes: [usual, closed] }, { _id: 'b' }] },
    {
      services: [
        { _id: 'c', changes: [closed] },
        { _id: 'd', changes: [] },
      ],
    },
  ];
  expect(shareChanges(data)).toEqual([
    { services: [{ _id: 'a', changes: [usual, closed] }, { _id: 'b' }] },
    {
      services: [
        { _id: 'c', changes: [1] },
        { _id: 'd', changes: [] },
      ],
    },
  ]);
  expect(unshareChanges(shareChanges(data) as object)).toEqual(data);
});

it('gives back any data', () => {
  const change = fc.record({ kind: fc.constantFrom('closed', 'hours'), reason: fc.string() });
  const { data } = fc.letrec((tie) => ({
    data: fc.oneof(
      { maxDepth: 3 },
      fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
      fc.array(tie('data'), { maxLength: 4 }),
      fc.record({
        name: tie('data'),
        changes: fc.oneof(fc.string(), fc.array(change, { maxLength: 4 })),
      }),
    ),
  }));
  fc.assert(
    fc.property(data, (given) => {
      const sent = JSON.parse(JSON.stringify(shareChanges([given])));
      expect(unshareChanges(sent)).toEqual(JSON.parse(JSON.stringify([given])));
    }),
  );
});
