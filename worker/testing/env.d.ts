/// <reference types="@cloudflare/vitest-pool-workers/types" />
import type { D1Migration } from '@cloudflare/vitest-pool-workers';
import type { D1Database, Fetcher, KVNamespace } from '@cloudflare/workers-types';
import type { Env as WorkerEnv } from '../platform/env.ts';

declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      TEST_MIGRATIONS: D1Migration[];
      /** A database as it is before the first migration. */
      UNMIGRATED_DB: D1Database;
      /** A store that nothing is ever put into. */
      EMPTY_KV: KVNamespace;
      /** Gives what the simulator of mail has written. */
      MAILBOX: Fetcher;
      /** Reads a PDF back, outside of workerd: what read-pdf.ts finds in the body that it is sent. */
      READ_PDF: Fetcher;
    }
  }
}
