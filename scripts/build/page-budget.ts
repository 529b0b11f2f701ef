import { FIRST_FLIGHT } from '../../worker/pages/brotli.ts';

/**
 * What a first visit to a public page may weigh, in bytes as they are sent: its HTML with critical styles, its script, and
 * all of it with the offline copy; `first` is the script that is run before somebody touches the page.
 */
export const BUDGET = {
  html: FIRST_FLIGHT,
  first: 6_000,
  script: 100_000,
  visit: 170_000,
} as const;

/** What it may weigh to come again while nothing has changed. */
export const REPEAT_BUDGET = 10_000;
