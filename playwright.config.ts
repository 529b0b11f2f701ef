import { defineConfig, devices } from '@playwright/test';
import { SIZES } from './e2e/support/sizes.ts';
import { BROWSER_ARGS, findBrowser } from './scripts/test/browser.ts';

export default defineConfig({
  name: 'journeys',
  testDir: 'e2e',
  globalSetup: './e2e/support/site/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 45_000,
  // A machine with much else to do is slow, not wrong.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // A journey on another screen says so.
    viewport: SIZES.desktop,
    // Only the tests of the offline copy let one be kept: all others see what the server has.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
  },
});
