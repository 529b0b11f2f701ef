import { expect, it } from 'vitest';
import { findAddressMoves } from './address-moves.ts';

const [OLD, NEW, OTHER] = ['1 Quay Street', '9 Mina Road', '4 Wine Street'];
const at = (serviceAddress: string) => ({ serviceAddress });

it.each<[string, string[], string[], [string, string][]]>([
  ['an address that was changed', [OLD, OTHER], [NEW, OTHER], [[OLD, NEW]]],
  ['one that was removed while another came', [OLD, OTHER], [OTHER, NEW], [[OLD, NEW]]],
  ['one that was removed', [OLD, OTHER], [OTHER], [[OLD, OTHER]]],
  [
    'two that were changed',
    [OLD, OTHER],
    [NEW, '2 Hill'],
    [
      [OLD, NEW],
      [OTHER, '2 Hill'],
    ],
  ],
  ['all that were removed', [OLD], [], []],
  ['one that was added', [OLD], [OLD, NEW], []],
  ['two that changed places', [OLD, OTHER], [OTHER, OLD], []],
])('%s', (_, before, after, moves) => {
  const services = [at(OLD), at(OTHER), at('elsewhere'), at(OLD)];
  const found = findAddressMoves(before, after, services);
  expect(found.map(({ from, to }) => [from, to])).toEqual(moves);
  for (const { from, services: theirs } of found)
    expect(theirs).toEqual(services.filter((it) => it.serviceAddress === from));
});

it('asks nothing of an address that no service uses', () => {
  expect(findAddressMoves([OLD], [NEW], [at(OTHER)])).toEqual([]);
});
