import { CITIES } from '../../../shared/testing/cities.ts';
import { BUDGET, REPEAT_BUDGET } from '../../build/page-budget.ts';
import { type Growth, timesAsLong } from './growth.ts';
import type { Memory } from './memory.ts';
import { ORDERED } from './ordering.ts';
import { HANDBOOKS, type Paper } from './papers.ts';
import type { Rows } from './rows.ts';
import type { PageSize, Repeat, Size } from './sizes.ts';
import type { Speed } from './speed.ts';

import { kB, MB, ms } from './words.ts';

export type Results = {
  /** ISO day. */
  date: string;
  isQuick: boolean;
  /** Other work on the machine before the first measurement, in busy processors. */
  busy: number;
  versions: Record<string, string>;
  speed: Speed[];
  rows: Rows[];
  sizes: PageSize[];
  repeat: Repeat;
  growth: Growth[];
  papers: Paper[];
  /** What Lighthouse said; undefined where it was not asked. */
  lighthouse: string | undefined;
  memory: Memory[];
  /** Milliseconds in which the services of a large city are ordered by distance. */
  ordering: number;
  /** Milliseconds until a Worker is ready: the bare one's and ours. */
  startUp: { bare: number; full: number; bundle: Size };
};

export type Criterion = { what: string; measured: string; isMet: boolean };

/** What the site is held to, each with what was measured. */
export function criteria({
  speed,
  rows,
  sizes,
  repeat,
  growth,
  papers,
  ordering,
}: Results): Criterion[] {
  const ratioOf = (name: string) => speed.find(({ what }) => what === name)?.ratio ?? 0;
  const bare = speed.find(({ what }) => what === 'Bare Hono route')?.processor ?? Number.NaN;
  const rowsOf = (name: string) => rows.find(({ what }) => what === name)?.rowsRead ?? Number.NaN;
  const reaches = (what: string): Criterion => ({
    what: `${what}: 0.8 of the bare route or more`,
    measured: ratioOf(what).toFixed(2),
    isMet: ratioOf(what) >= 0.8,
  });
  const withinBudget = (what: string, limit: number, of: (page: PageSize) => number): Criterion => {
    const largest = sizes.reduce((one, other) => (of(one) >= of(other) ? one : other));
    return {
      what: `${what}: ${kB(limit)} or less`,
      measured: `${kB(of(largest))} (${largest.page})`,
      isMet: of(largest) <= limit,
    };
  };
  const warm = [rowsOf('The next view within a second'), rowsOf('Another page within that second')];
  const versionRow = rowsOf('The first view of a later second');
  return [
    reaches('Public API, one type'),
    reaches('Public API, every service'),
    reaches('Cached page (a timetable)'),
    reaches('Cached page (all organisations)'),
    {
      what: 'A warm view reads no row, and the first of a second one: the data version',
      measured: `${Math.max(...warm)}, and ${versionRow}`,
      isMet: Math.max(...warm) === 0 && versionRow <= 1,
    },
    ...growth
      .filter(({ times }) => times === 100)
      .map((large): Criterion => {
        const middle = growth.find(({ page, times }) => page === large.page && times === 10);
        const { cached, uncached } = timesAsLong(middle ?? large, large);
        return {
          what: `From 10 to 100 times the data, ${large.page}: at most twice the time where it is kept, 15 times where it is made anew`,
          measured: `kept ${cached.toFixed(2)}, made anew ${uncached.toFixed(1)}`,
          isMet: cached <= 2 && uncached <= 15,
        };
      }),
    ...papersHold(papers, bare),
    withinBudget(
      'HTML with its critical styles, as the Worker sends it',
      BUDGET.html,
      ({ html }) => html.brotli,
    ),
    withinBudget(
      'Script before a touch, brotli 11',
      BUDGET.first,
      ({ scriptAtOnce }) => scriptAtOnce.brotli,
    ),
    withinBudget('Script, brotli 11', BUDGET.script, ({ script }) => script.brotli),
    withinBudget('A first visit with the offline copy', BUDGET.visit, ({ withCopy }) => withCopy),
    {
      what: `A repeat visit while nothing has changed: ${kB(REPEAT_BUDGET)} or less`,
      measured: kB(repeat.unchanged),
      isMet: repeat.unchanged <= REPEAT_BUDGET,
    },
    {
      what: `${ORDERED.toLocaleString('en-GB')} services by distance: less than 5 ms`,
      measured: ms(ordering),
      isMet: ordering < 5,
    },
  ];
}

/** What holds in every city but the sample's: what a handbook may cost, and how much memory any other paper may take. */
function papersHold(papers: readonly Paper[], bare: number): Criterion[] {
  return CITIES.flatMap(({ organisations, services }) => {
    const own = papers.filter((it) => it.organisations === organisations);
    const isBook = ({ what }: Paper) => HANDBOOKS.some((name) => name === what);
    const city = `${organisations} organisations and ${services} services`;
    // A city that one charity covers, and one that an isolate just holds.
    const isSmall = organisations < 500;
    const most = isSmall ? 100e6 : 110e6;
    const largest = own.filter((it) => !isBook(it)).sort((a, b) => b.memory - a.memory)[0];
    return [
      ...own.filter(isBook).map(({ what, cold, memory }): Criterion => {
        const times = cold / bare;
        const limits = isSmall ? 'at most 1,000 times the CPU of the bare route, and ' : '';
        return {
          what: `${what} of ${city}: ${limits}${MB(most)}`,
          measured: `${times.toFixed(0)} times (${ms(cold)}), ${MB(memory)}`,
          isMet: (!isSmall || times <= 1000) && memory < most,
        };
      }),
      ...(largest
        ? [
            {
              what: `Every other paper of ${city}: ${MB(most)}`,
              measured: `${MB(largest.memory)} (${largest.what})`,
              isMet: largest.memory < most,
            },
          ]
        : []),
    ];
  });
}

/** Bytes of a first visit to a page without the offline copy, as they are sent. */
export const whole = ({ html, styles, script, images }: PageSize) =>
  html.brotli + styles.brotli + script.brotli + images.brotli;
