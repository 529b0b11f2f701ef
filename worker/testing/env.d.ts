/// <reference types="@cloudflare/vitest-pool-workers/types" />
import type { D1Migration } from '@cloudflare/vitest-pool-workers';
import type { Fetcher } from '@cloudflare/workers-types';
import type { Env as WorkerEnv } from '../env.ts';

declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      TEST_MIGRATIONS: D1Migration[];
      /** Gives what the simulator of mail has written. */
      MAILBOX: Fetcher;
    }
  }
}
