import type { Page } from '@playwright/test';
import { shiftClock } from '../../../scripts/local/shifted-clock.ts';
import { type SiteName, TO_SATURDAY } from './sites.ts';

/**
 * The hours at which what stands on a first screen is tried: whenever the tests run, and 11 on a Saturday evening, when most is over
 * and what is left has the longest limits. `at` brings a page's clock there.
 */
export const HOURS: { hour: string; site: SiteName; at: (page: Page) => Promise<unknown> }[] = [
  { hour: 'at any hour', site: 'sample', at: async () => {} },
  {
    hour: 'at 11pm on a Saturday',
    site: 'saturday',
    at: (page) => page.addInitScript(shiftClock, TO_SATURDAY),
  },
];
