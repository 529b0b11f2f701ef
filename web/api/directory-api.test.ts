import { expect, it } from 'vitest';
import type { PublicDirectory } from '../../shared/directory/directory.ts';
import { directoryApi } from './directory-api.ts';

it('gives one and the same list of words where nobody has taught any: the search keeps its index by it', async () => {
  const directory = { services: [] } as unknown as PublicDirectory;
  const api = directoryApi(() => directory);
  expect(await api.searchWords()).toEqual([]);
  expect(await api.searchWords()).toBe(await api.searchWords());
});
