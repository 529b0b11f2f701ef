import { sum } from '../numbers/sum.ts';
import { addDays } from '../time/city-time.ts';
import {
  COUNT_GROUPS,
  type CountGroup,
  groupOfKind,
  PAGE_KINDS,
  type PageKind,
} from './page-kinds.ts';

/** Fewer than this is told as "fewer than": a small number on a day may be somebody whom another knows. */
export const FEWEST = 10;

/** Counts are kept for so many months: two years, so that a year can be laid beside the one before. */
export const COUNTS_MONTHS = 24;

/** How many months the public page goes back, and how many days the charity's. */
export const MONTHS_SHOWN = 12;
export const DAYS_SHOWN = 30;

/** So many times in so long; null for fewer than `FEWEST`, none included. */
export type Times = number | null;

/** What was counted under one kind in a day or a month. */
export type Counted = { when: string; kind: PageKind; times: number };

/** A month (YYYY-MM) or a day (YYYY-MM-DD) by how pages are read. */
export type GroupCounts = { when: string } & Record<CountGroup, Times>;

/** What funders read: each kind in this month so far, in the month before and in all months shown; and each month. */
export type PublicCounts = {
  kinds: { kind: PageKind; thisMonth: Times; lastMonth: Times; year: Times }[];
  /** The latest first, none from before anything was counted. */
  months: GroupCounts[];
};

const hideFew = (times: number): Times => (times < FEWEST ? null : times);

/** How often those that are meant were read. */
const countTimes = (counted: readonly Counted[], isMeant: (it: Counted) => boolean): Times =>
  hideFew(sum(counted.filter(isMeant).map(({ times }) => times)));

const groupsOf = (when: string, counted: readonly Counted[]): GroupCounts => ({
  when,
  ...(Object.fromEntries(
    COUNT_GROUPS.map((group) => [
      group,
      countTimes(counted, (it) => it.when === when && groupOfKind(it.kind) === group),
    ]),
  ) as Record<CountGroup, Times>),
});

/** The months up to the one of a date (YYYY-MM-DD), the latest first, as YYYY-MM. */
export function monthsUntil(today: string, many: number = MONTHS_SHOWN): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: many }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** What everybody may read of what was counted by month, on a date (YYYY-MM-DD). */
export function publicCounts(counted: readonly Counted[], today: string): PublicCounts {
  const months = monthsUntil(today);
  const [thisMonth = '', lastMonth] = months;
  const first = counted.reduce(
    (earliest, { when }) => (when < earliest ? when : earliest),
    thisMonth,
  );
  const of = (kind: PageKind, isIn: (month: string) => boolean) =>
    countTimes(counted, (it) => it.kind === kind && isIn(it.when));
  return {
    kinds: PAGE_KINDS.map((kind) => ({
      kind,
      thisMonth: of(kind, (month) => month === thisMonth),
      lastMonth: of(kind, (month) => month === lastMonth),
      year: of(kind, (month) => months.includes(month)),
    })),
    months: months.filter((it) => it >= first).map((month) => groupsOf(month, counted)),
  };
}

/** The last days up to a date (YYYY-MM-DD), the latest first, of what was counted by day. */
export const dailyCounts = (counted: readonly Counted[], today: string): GroupCounts[] =>
  Array.from({ length: DAYS_SHOWN }, (_, back) => groupsOf(addDays(today, -back), counted));

/** A count as people read it: a small one is not told exactly. */
export const timesWords = (times: Times): string =>
  times === null ? `fewer than ${FEWEST}` : times.toLocaleString('en-GB');
