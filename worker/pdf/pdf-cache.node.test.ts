import type { KVNamespace } from '@cloudflare/workers-types';
import { expect, test } from 'vitest';
import { ByteBlocks } from './layout/byte-blocks.ts';
import { createPdfCache, packPdf } from './pdf-cache.ts';

function paperOf(megabytes: number) {
  const file = new ByteBlocks();
  file.add(new Uint8Array(megabytes * 1024 * 1024));
  return packPdf(file, { tag: '"1"', fileName: 'handbook.pdf', records: ['one'] });
}

test('a paper is shared with other isolates unless it is so large that sending it takes too much memory', async () => {
  const stored: string[] = [];
  const kv = { put: async (key: string) => void stored.push(key) } as unknown as KVNamespace;
  const cache = createPdfCache();
  await cache.store(kv, 'usual', paperOf(2));
  await cache.store(kv, 'large', paperOf(5));
  expect(stored).toEqual(['usual']);
  cache.put('large', paperOf(5));
  expect(cache.get('large')?.records).toEqual(['one']);
});
