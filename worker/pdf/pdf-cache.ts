import type { KVNamespace } from '@cloudflare/workers-types';
import { LRUCache } from 'lru-cache';
import { logFault } from '../telemetry/faults.ts';
import type { ByteBlocks } from './layout/byte-blocks.ts';

/** A finished paper. */
export type CachedPdf = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Names what it was made of; two papers of one tag say the same. */
  tag: string;
  fileName: string;
  /** The ids of all records that were public when it was made. */
  records: readonly string[];
  /** What KV keeps: the file, which `bytes` is a view of, and behind it the ids. */
  whole: ArrayBuffer;
};

/** A paper to be kept. Takes over the memory of `file`, because two of a large one are too much for an isolate. */
export function packPdf(
  file: ByteBlocks,
  about: Pick<CachedPdf, 'tag' | 'fileName' | 'records'>,
): CachedPdf {
  const { length } = file;
  const whole = file.joinWith(new TextEncoder().encode(JSON.stringify(about.records)));
  return { ...about, bytes: new Uint8Array(whole, 0, length), whole };
}

/** Bytes of finished papers in an isolate of 128 MB: some twenty papers. */
const MEMORY = 16 * 1024 * 1024;
/**
 * Bytes of the largest paper that other isolates are given. KV takes 25 MB, but one that is on its way there stands beside the
 * copy that is being answered: of a larger paper an isolate has no room for both (docs/decisions/082-what-a-large-paper-holds.md).
 */
const STORED = 4 * 1024 * 1024;

/** What KV keeps beside a value, which is the file and behind its `length` bytes the ids. */
type Metadata = Pick<CachedPdf, 'tag' | 'fileName'> & { length: number };

/**
 * The last good file of each paper: in this isolate's memory, and in KV for the others. Finished values only: a Worker
 * that awaits another request's promise hangs.
 */
export function createPdfCache(limit = MEMORY) {
  const held = new LRUCache<string, CachedPdf>({
    maxSize: limit,
    sizeCalculation: ({ bytes }) => bytes.length,
  });

  return {
    put(key: string, paper: CachedPdf) {
      held.set(key, paper);
    },
    get: (key: string): CachedPdf | null => held.get(key) ?? null,

    /** What another isolate has finished; null where there is none or the store does not answer. */
    async readStored(kv: KVNamespace, key: string): Promise<CachedPdf | null> {
      try {
        const { value, metadata } = await kv.getWithMetadata<Metadata>(key, 'arrayBuffer');
        if (!value || !metadata) return null;
        const { length, ...names } = metadata;
        const bytes = new Uint8Array(value, 0, length);
        const records = JSON.parse(new TextDecoder().decode(new Uint8Array(value, length)));
        return { bytes, records, whole: value, ...names };
      } catch (error) {
        logFault('A stored paper could not be read:', error);
        return null;
      }
    },

    async store(kv: KVNamespace, key: string, paper: CachedPdf): Promise<void> {
      const { bytes, whole, tag, fileName } = paper;
      if (bytes.length > STORED) return;
      const metadata: Metadata = { tag, fileName, length: bytes.length };
      try {
        await kv.put(key, whole, { metadata });
      } catch (error) {
        logFault('A paper could not be stored:', error);
      }
    },
  };
}
