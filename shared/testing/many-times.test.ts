import { expect, it } from 'vitest';
import sample from '../../data/bristol.json' with { type: 'json' };
import { readDirectoryFile } from '../directory/directory-file.ts';
import { manyTimes } from './many-times.ts';

it('makes ten sound directories of one, with ten of every place', () => {
  const once = readDirectoryFile(sample);
  const ten = readDirectoryFile(manyTimes(sample, 10));
  expect(ten.faults).toEqual([]);
  for (const kind of ['organisations', 'services', 'helplines'] as const)
    expect(ten[kind]).toHaveLength(10 * once[kind].length);
  const first = readDirectoryFile(manyTimes(sample, 1));
  expect(first).toEqual(once);
});
