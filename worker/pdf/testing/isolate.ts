import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { createDirectoryReader } from '../../directory/snapshot.ts';
import type { Env } from '../../platform/env.ts';
import { ByteBlocks } from '../layout/byte-blocks.ts';
import { createPdfRoutes } from '../route.ts';

/** When an isolate's clock begins. */
export const FRIDAY = Date.parse('2026-11-20T10:00:00Z');

type Loading = () => Promise<void>;

type Making = (version: number) => void;

/**
 * An isolate of its own, with a renderer that writes the data version and counts, and a clock that a pause moves on.
 * `loading` is awaited before each paper, `making` is called while it is made.
 */
export function isolate({ loading, making }: { loading?: Loading; making?: Making } = {}) {
  let now = FRIDAY;
  const made: number[] = [];
  const app = createPdfRoutes({
    clock: () => now,
    pause: async (milliseconds) => {
      now += milliseconds;
      await new Promise((resolve) => setTimeout(resolve));
    },
    async load() {
      await loading?.();
      return (_order, { version }) => {
        making?.(version);
        made.push(version);
        const file = new ByteBlocks();
        file.add(new TextEncoder().encode(`paper ${version}`));
        return file;
      };
    },
    reader: createDirectoryReader(),
  });
  async function get(path = '/handbook.pdf', init?: RequestInit, bindings: Env = env) {
    // Two seconds between requests: the directory is asked for anew.
    now += 2000;
    const context = createExecutionContext();
    const response = await app.request(path, init, bindings, context);
    await waitOnExecutionContext(context);
    return response;
  }
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  return { get, made, wait, clock: () => now };
}

/** A promise, and what fulfils it. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
