import { useLoaderData } from 'react-router-dom';
import {
  COUNTS_MONTHS,
  FEWEST,
  type GroupCounts,
  MONTHS_SHOWN,
  type PublicCounts,
  timesWords,
} from '../../shared/counts/counts.ts';
import { COUNT_GROUPS, GROUP_LABELS, labelOfKind } from '../../shared/counts/page-kinds.ts';
import { paths } from '../../shared/paths/paths.ts';
import { site } from '../../shared/site/site.ts';
import { MONTHS } from '../../shared/time/city-time.ts';
import type { LoaderContext } from '../api/api.ts';
import { unwrap } from '../api/api-error.ts';
import { pageHandle } from '../page/head.ts';
import { Page } from '../ui/Page.tsx';
import prose from '../ui/Prose.module.css';
import { type Column, RecordTable } from '../ui/records/RecordTable.tsx';

export const loader =
  ({ fetch, apiOrigin }: LoaderContext) =>
  () =>
    unwrap(
      fetch(`${apiOrigin}/api/counts`),
      'The numbers could not be read.',
    ) as Promise<PublicCounts>;

export const handle = pageHandle(() => ({
  title: 'How often it is used',
  description: import.meta.env.SSR
    ? `How often each kind of page of the ${site().name} is opened, counted without knowing who opens it.`
    : '',
  path: paths.numbers,
}));

type Kind = PublicCounts['kinds'][number];

/** 'November 2026' for YYYY-MM. */
const monthWords = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

const KINDS: Column<Kind>[] = [
  { name: 'What', cell: ({ kind }) => labelOfKind(kind) },
  { name: 'This month so far', cell: ({ thisMonth }) => timesWords(thisMonth) },
  { name: 'Last month', cell: ({ lastMonth }) => timesWords(lastMonth) },
  { name: `Last ${MONTHS_SHOWN} months`, cell: ({ year }) => timesWords(year) },
];

const MONTHLY: Column<GroupCounts>[] = [
  { name: 'Month', cell: ({ when }) => monthWords(when) },
  ...COUNT_GROUPS.map((group) => ({
    name: GROUP_LABELS[group],
    cell: (row: GroupCounts) => timesWords(row[group]),
  })),
];

/** Tells funders, and anybody else, what is counted: sums, and how they come about. */
export function Component() {
  const { kinds, months } = useLoaderData() as PublicCounts;
  return (
    <Page
      title="How often it is used"
      back={{ to: paths.home, label: 'Back to Home' }}
      lead="How often each kind of page is opened. We do not know who opens it."
    >
      <RecordTable
        caption="By kind of page"
        columns={KINDS}
        rows={kinds}
        keyOf={({ kind }) => kind}
      />
      <div className={prose.prose}>
        <h2>Month by month</h2>
      </div>
      <RecordTable
        caption="Month by month"
        columns={MONTHLY}
        rows={months}
        keyOf={({ when }) => when}
      />
      <div className={prose.prose}>
        <h2>What we count, and what we do not</h2>
        <ul>
          <li>
            When our server sends a page, it adds one to that day’s number for that kind of page.
          </li>
          <li>
            It keeps nothing else: no internet address, no cookie, no number for a person or a
            device, no time of day, and not which timetable, organisation or search it was.
          </li>
          <li>A kiosk says once a minute how many screens were opened on it, and nothing else.</li>
          <li>
            So nobody can tell one visit from another, nor how many people came. One person who
            opens five pages counts five times.
          </li>
          <li>
            Numbers below {FEWEST} are not shown, so that a quiet day tells nothing about anybody.
          </li>
          <li>
            Pages read without internet are not counted. Robots that say what they are are left out;
            others are counted.
          </li>
          <li>We delete these numbers after {COUNTS_MONTHS} months.</li>
        </ul>
      </div>
    </Page>
  );
}
