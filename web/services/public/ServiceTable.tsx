import { useState } from 'react';
import { REPORTED_WITHOUT_SCRIPT } from '../../../shared/paths/parts.ts';
import { createBranchNames } from '../../../shared/services/board/places.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { dateOfDay } from '../../../shared/services/weeks/shown-week.ts';
import { cityTime } from '../../../shared/time/city-time.ts';
import { DAYS, type Day } from '../../../shared/time/schedule.ts';
import { shortDate } from '../../../shared/time/words/short-date.ts';
import { useNow } from '../../clock/clock.tsx';
import { ShortDay } from '../../directory/day/ShortDay.tsx';
import type { CardTab } from './InfoAndScheduleTabs.tsx';
import { ServiceRow, type Walk } from './ServiceRow.tsx';
import styles from './ServiceTable.module.css';
import { useTabletWidth } from './use-tablet-width.ts';

const COLUMNS = ['Service Type', 'Provider', 'Address', 'Availability', ...DAYS] as const;

/** In a longer list what sends a place on comes with script: a phone has thousands of signs less to download. */
const SENT_WITHOUT_SCRIPT = 25;

const isDay = (column: string): column is Day => (DAYS as readonly string[]).includes(column);

type Props = {
  caption: string;
  services: (PublicService & Walk)[];
  /** Those that it is chosen from, which say whether a provider has many places; without them all are shown. */
  all?: PublicService[];
  /** The date YYYY-MM-DD that was asked for; without one it is today. */
  date?: string | undefined;
  /** What holds on that date, of each service, in place of the status. */
  said?: readonly string[] | undefined;
  /** The heading of each place's name: the level below the heading that the table stands under. */
  heading?: 'h2' | 'h3';
};

/**
 * Services once, for every width: a table to assistive technology, with all its columns in one order, which CSS lays out
 * as one on a desk and as cards on a phone. At tablet width script turns each row into a card with two tabs, and one
 * choice of tab holds for all.
 */
export function ServiceTable(props: Props) {
  const { caption, services, all = services, date, said, heading = 'h2' } = props;
  const now = useNow();
  const today = now === null ? null : cityTime(now).date;
  const tabs = useTabletWidth();
  const [tab, setTab] = useState<CardTab>('info');
  const branchOf = createBranchNames(all);
  const rows = services.map((service, at) => (
    <ServiceRow
      key={service._id}
      service={service}
      branch={branchOf(service)}
      today={today}
      date={date ?? today}
      said={said?.[at]}
      heading={heading}
      isBrief={services.length > SENT_WITHOUT_SCRIPT}
      isInLongList={all.length > REPORTED_WITHOUT_SCRIPT}
      tabs={tabs ? { tab, setTab } : null}
    />
  ));
  if (tabs) {
    return (
      <>
        <p role="status" className="visually-hidden">
          {tab === 'info' ? 'Service Info' : 'Schedule'} is shown for all services.
        </p>
        <div role="list" aria-label={caption} className={styles.table}>
          {rows}
        </div>
      </>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that may scroll sideways has to be reachable by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <div role="table" aria-label={caption} className={styles.table}>
        <div role="rowgroup" className={styles.headings}>
          <div role="row" className={styles.headingRow}>
            {COLUMNS.map((column) => (
              <div role="columnheader" key={column} className={styles.heading}>
                {isDay(column) ? <ShortDay day={column} /> : column}
                {today && isDay(column) && (
                  <span className={styles.date}> {shortDate(dateOfDay(column, today))}</span>
                )}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={styles.body}>
          {rows}
        </div>
      </div>
    </section>
  );
}
