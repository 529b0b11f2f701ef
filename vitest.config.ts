import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';

/** Two projects: the rules on Node, the API in workerd against a real D1. Journeys in a browser are Playwright's. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['shared/**/*.test.ts', 'scripts/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            miniflare: {
              compatibilityDate: '2026-08-01',
              compatibilityFlags: ['nodejs_compat'],
              d1Databases: ['DB'],
              email: { send_email: [{ name: 'MAIL' }] },
              ratelimits: {
                SIGN_IN_LIMIT: { namespace_id: '1', simple: { limit: 5, period: 60 } },
                WRITE_LIMIT: { namespace_id: '2', simple: { limit: 10, period: 60 } },
              },
              bindings: {
                PUBLIC_ORIGIN: 'https://handbook.test',
                JWT_SECRET: 'a secret that only tests know, and nobody else',
                MAIL_FROM: 'handbook@handbook.test',
                ADMIN_MAIL: 'admin@charity.test',
                TEST_MIGRATIONS: await readD1Migrations('migrations'),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['worker/**/*.test.ts'],
          setupFiles: ['worker/testing/migrate.ts'],
        },
      },
    ],
  },
});
