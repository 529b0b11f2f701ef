import { defineConfig, devices } from '@playwright/test';
import { SIZES } from './e2e/sizes.ts';
import { BROWSER_ARGS, findBrowser } from './scripts/browser.ts';

// What every page owes is tried at three widths; a journey sets the width that it is about.
const everyPage = /access\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 45_000,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // Only the tests of the offline copy let one be kept: all others see what the server has.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
  },
  projects: [
    ...Object.entries(SIZES).map(([name, viewport]) => ({
      name,
      testMatch: everyPage,
      use: { viewport },
    })),
    { name: 'journeys', testIgnore: everyPage, use: { viewport: SIZES.desktop } },
  ],
});
