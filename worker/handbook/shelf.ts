import type { KVNamespace } from '@cloudflare/workers-types';
import { logFault } from '../telemetry/faults.ts';

/** A finished paper. */
export type Paper = {
  bytes: Uint8Array;
  /** Names what it was made of; two papers of one tag say the same. */
  tag: string;
  fileName: string;
};

/** Of finished papers in an isolate of 128 MB: some twenty. */
const MEMORY = 16 * 1024 * 1024;
/** KV takes 25 MB. */
const STORED = 24 * 1024 * 1024;

/**
 * The last good file of each paper: in this isolate's memory, and in KV for the others. Finished values only: a Worker
 * that awaits another request's promise hangs.
 */
export function createShelf(limit = MEMORY) {
  const held = new Map<string, Paper>();

  function hold(key: string, paper: Paper) {
    held.delete(key);
    held.set(key, paper);
    let size = [...held.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
    for (const [oldest, { bytes }] of held) {
      if (size <= limit || oldest === key) break;
      held.delete(oldest);
      size -= bytes.length;
    }
  }

  return {
    hold,
    inMemory: (key: string): Paper | null => held.get(key) ?? null,

    /** What another isolate has finished; null where there is none or the store does not answer. */
    async stored(kv: KVNamespace, key: string): Promise<Paper | null> {
      try {
        const { value, metadata } = await kv.getWithMetadata<Omit<Paper, 'bytes'>>(
          key,
          'arrayBuffer',
        );
        if (!value || !metadata) return null;
        const paper = { bytes: new Uint8Array(value), ...metadata };
        hold(key, paper);
        return paper;
      } catch (error) {
        logFault('A stored paper could not be read:', error);
        return null;
      }
    },

    async store(kv: KVNamespace, key: string, { bytes, ...metadata }: Paper): Promise<void> {
      if (bytes.length > STORED) return;
      try {
        await kv.put(key, bytes, { metadata });
      } catch (error) {
        logFault('A paper could not be stored:', error);
      }
    },
  };
}
