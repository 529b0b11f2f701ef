import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { LIVE_ORIGIN } from './e2e/support/site/sites.ts';
import { SIZES } from './e2e/support/sizes.ts';
import { quickFolder } from './scripts/local/quick-folder.ts';
import { BROWSER_ARGS, findBrowser } from './scripts/test/browser.ts';

/** No test asks anybody but this machine and the site that it tries, even by mistake. */
const HOSTS = ['localhost', '127.0.0.1', ...(LIVE_ORIGIN ? [new URL(LIVE_ORIGIN).hostname] : [])];
const NO_OTHER_HOST = `--host-resolver-rules=${['MAP * ~NOTFOUND', ...HOSTS.map((it) => `EXCLUDE ${it}`)].join()}`;

// Where the sites of global-setup.ts keep their databases and mails, and the browser what it knows of each test. Each run
// has a folder of its own: in a shared one, a mail of an earlier run's site on the same port was taken for this one's.
process.env.JOURNEYS_FOLDER ??= mkdtempSync(join(quickFolder(), 'journeys-'));
process.env.TMPDIR = process.env.JOURNEYS_FOLDER;

export default defineConfig({
  name: 'journeys',
  testDir: 'e2e',
  globalSetup: './e2e/support/site/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine with much else to do is slow, not wrong: a journey takes 30 seconds at most on a quiet one.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // A journey on another screen says so.
    viewport: SIZES.desktop,
    // Only the tests of the offline copy let one be kept: all others see what the server has.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: [...BROWSER_ARGS, NO_OTHER_HOST] },
  },
});
