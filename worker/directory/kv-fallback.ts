import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import { fingerprint } from '../platform/crypto.ts';
import { readState, type State } from '../records/data-version.ts';
import { isSameState, readDirectory, SHAPE, type StoredDirectory } from './build/build.ts';

// The copy of the directory that a fresh isolate goes on with while the database does not answer. It is never read while
// the database does: the store is slow to agree with itself.

const KEY = 'directory:copy';
/** After this the copy is put again, so that "Information from" does not name an instant long past. */
const FRESH_FOR = 60 * 60_000;
/** The store takes one write a second for a key. */
const WRITE_PAUSE = 1100;
const ATTEMPTS = 5;

type Fallback = {
  shape: number;
  /** When the database said so, in milliseconds. */
  readAt: number;
  directory: StoredDirectory;
};

type Label = Pick<Fallback, 'shape' | 'readAt'> & State;

type Stores = { DB: D1Database; KV: KVNamespace };

/** The copy, or undefined where there is none that is whole and of this code's shape. */
export async function readFallback(kv: KVNamespace): Promise<Fallback | undefined> {
  const text = await kv.get(KEY);
  const [mark, json] = text?.split('\n', 2) ?? [];
  if (!json || mark !== (await fingerprint(json))) return undefined;
  const kept = JSON.parse(json) as Fallback;
  return kept.shape === SHAPE ? kept : undefined;
}

/** Puts the copy that the database's state asks for, unless it is there already. `known` was just read. */
export async function storeFallback(
  { DB, KV }: Stores,
  now: number,
  known?: StoredDirectory,
): Promise<void> {
  let kept = await readLabel(KV);
  for (let attempt = 1; ; attempt++) {
    // After a put too: of two at the same time, the one who read first must not be the last.
    const state = (attempt === 1 && known) || (await readState(DB));
    if (kept && isSameState(kept, state) && now - kept.readAt < FRESH_FOR) return;
    const directory = (attempt === 1 && known) || (await readDirectory(DB));
    try {
      kept = await putFallback(KV, { shape: SHAPE, readAt: now, directory });
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, WRITE_PAUSE));
    }
  }
}

async function putFallback(kv: KVNamespace, kept: Fallback): Promise<Label> {
  const json = JSON.stringify(kept);
  const { shape, readAt, directory } = kept;
  const { version, changedAt, isSample } = directory;
  const metadata: Label = { shape, readAt, version, changedAt, isSample };
  await kv.put(KEY, `${await fingerprint(json)}\n${json}`, { metadata });
  return metadata;
}

/** What the copy is of; null where there is none of this code's shape. */
async function readLabel(kv: KVNamespace): Promise<Label | null> {
  const { value, metadata } = await kv.getWithMetadata<Label>(KEY, 'stream');
  await value?.cancel();
  return metadata?.shape === SHAPE ? metadata : null;
}
