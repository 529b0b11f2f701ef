import { expect, it } from 'vitest';
import sample from '../../data/bristol.json' with { type: 'json' };
import { readDirectory } from '../directory/directory-file.ts';
import { manyTimes } from './many-times.ts';

it('makes ten sound directories of one, with ten of every place', () => {
  const once = readDirectory(sample);
  const ten = readDirectory(manyTimes(sample, 10));
  expect(ten.faults).toEqual([]);
  for (const kind of ['organisations', 'services', 'helplines'] as const)
    expect(ten[kind]).toHaveLength(10 * once[kind].length);
  const first = readDirectory(manyTimes(sample, 1));
  expect(first).toEqual(once);
});
