import type { D1Database } from '@cloudflare/workers-types';
import { openSite, sampleDirectory } from '../../scripts/site/sample-site.ts';
import { addAccounts } from './api/accounts.ts';
import { test as base, expect } from './fixtures.ts';

type Guarded = {
  origin: string;
  /** Moves the instant at which every password was given so many minutes back. */
  agePasswords: (minutes: number) => Promise<unknown>;
};

/** Tests on a site of their own, in whose database time can pass. */
export const test = base.extend<object, { guarded: Guarded }>({
  guarded: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      let database: D1Database | undefined;
      const site = await openSite(sampleDirectory(), async (db) => {
        database = db;
        await addAccounts(db);
      });
      await use({
        origin: site.origin,
        agePasswords: async (minutes) =>
          database
            ?.prepare(
              "UPDATE sessions SET password_at = strftime('%Y-%m-%dT%H:%M:%fZ', password_at, ?1)",
            )
            .bind(`-${minutes} minutes`)
            .run(),
      });
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ guarded }, use) => use(guarded.origin),
});

export { expect };
