import type { Page } from '@playwright/test';
import { shiftClock } from '../../../scripts/local/shifted-clock.ts';
import { type SiteName, TO_SATURDAY } from './sites.ts';

type Hour = { hour: string; site: SiteName; at: (page: Page) => Promise<unknown> };

/** 11 on a Saturday evening, when most is over and what is left has the longest limits. `at` brings a page's clock there. */
export const SATURDAY_NIGHT: Hour = {
  hour: 'at 11pm on a Saturday',
  site: 'saturday',
  at: (page) => page.addInitScript(shiftClock, TO_SATURDAY),
};

/** How what stands on a first screen is tried: whenever the tests run and late on a Saturday, with script and without. */
export const FIRST_SCREENS = [
  { hour: 'at any hour', site: 'sample', at: async () => {} } as Hour,
  SATURDAY_NIGHT,
].flatMap(({ hour, site, at }) =>
  [true, false].map((javaScriptEnabled) => ({
    title: `${hour}, ${javaScriptEnabled ? 'with' : 'without'} script`,
    javaScriptEnabled,
    site,
    at,
  })),
);
