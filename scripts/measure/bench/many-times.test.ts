import { expect, it } from 'vitest';
import { readDirectory } from '../../../shared/directory/directory-file.ts';
import { sampleDirectory } from '../../site/sample-site.ts';
import { manyTimes } from './many-times.ts';

it('makes ten sound directories of one, with ten of every place', () => {
  const once = readDirectory(sampleDirectory());
  const ten = readDirectory(manyTimes(sampleDirectory(), 10));
  expect(ten.faults).toEqual([]);
  for (const kind of ['organisations', 'services', 'helplines'] as const)
    expect(ten[kind]).toHaveLength(10 * once[kind].length);
  const first = readDirectory(manyTimes(sampleDirectory(), 1));
  expect(first).toEqual(once);
});
