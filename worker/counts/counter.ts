import type { D1Database } from '@cloudflare/workers-types';
import { kindOfRoute, type PageKind } from '../../shared/counts/page-kinds.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { FLUSH_INTERVAL } from './flush-interval.ts';
import { addCounts } from './queries.ts';

type Context = { waitUntil: (work: Promise<unknown>) => void };

/** After so long the request that was to add the sums has ended without: milliseconds. */
const LAPSED = 60_000;

/** Robots that say so. */
const ROBOT = /bot\b|crawl|spider/i;

/**
 * Counts in memory how often each kind of page is opened, and adds that to the sums of the day in one write every few seconds
 * (docs/decisions/064-daily-counts.md). It knows a route and a number: nothing of who asked reaches it.
 */
export function createCounter(clock: () => number, interval = FLUSH_INTERVAL) {
  let pending = new Map<PageKind, number>();
  let plannedAt = Number.NEGATIVE_INFINITY;

  async function flush(d1: D1Database) {
    plannedAt = Number.NEGATIVE_INFINITY;
    const counted = pending;
    pending = new Map();
    try {
      await addCounts(d1, cityTime(clock()).date, counted);
    } catch (error) {
      // With the next ones: a count is not worth an error to anybody.
      for (const [kind, times] of counted) pending.set(kind, (pending.get(kind) ?? 0) + times);
      console.debug(error);
    }
  }

  /** Without a context there is nothing to wait behind: then it is written at once. */
  async function add(kind: PageKind, times: number, d1: D1Database, context: Context | undefined) {
    pending.set(kind, (pending.get(kind) ?? 0) + times);
    if (!context) return flush(d1);
    const now = clock();
    if (Math.abs(now - plannedAt) < LAPSED) return;
    plannedAt = now;
    context.waitUntil(wait(interval).then(() => flush(d1)));
  }

  return {
    add,
    /** Counts a page that was sent, or said to stand. A page that a browser fetches ahead is not opened yet. */
    countPage(
      { method, headers }: Request,
      { route, status }: { route: string | undefined; status: number },
      d1: D1Database,
      context: Context,
    ) {
      const kind = route && kindOfRoute(route);
      if (!kind || method !== 'GET' || (status !== 200 && status !== 304)) return;
      if (headers.get('Sec-Purpose')?.includes('prefetch')) return;
      if (ROBOT.test(headers.get('User-Agent') ?? '')) return;
      void add(kind, 1, d1, context);
    },
  };
}

/** The counter of this isolate. */
export const counter = createCounter(Date.now);

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
