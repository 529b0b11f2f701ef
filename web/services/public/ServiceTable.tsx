import { Fragment, useContext } from 'react';
import { REPORTED_WITHOUT_SCRIPT } from '../../../shared/paths/parts.ts';
import { createBranchNames } from '../../../shared/services/board/places.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { dateOfDay } from '../../../shared/services/weeks/shown-week.ts';
import { cityTime } from '../../../shared/time/city-time.ts';
import { DAYS, type Day } from '../../../shared/time/schedule.ts';
import { shortDate } from '../../../shared/time/words/short-date.ts';
import { useNow } from '../../clock/clock.tsx';
import { ShortDay } from '../../directory/day/ShortDay.tsx';
import { CardTabs } from './card-tabs.tsx';
import { ServiceRow, type Walk } from './ServiceRow.tsx';
import styles from './ServiceTable.module.css';

const COLUMNS = ['Service Type', 'Provider', 'Address', 'Availability', ...DAYS] as const;

/** In a longer list what sends a place on comes with script: a phone has thousands of signs less to download. */
const SENT_WITHOUT_SCRIPT = 25;

const isDay = (column: string): column is Day => (DAYS as readonly string[]).includes(column);

/** Services under a title, or under none. */
export type ServiceGroup = {
  title?: string;
  services: readonly (PublicService & Walk)[];
  /** What holds on the date asked for, of each service, in place of the status. */
  said?: readonly string[] | undefined;
};

type Props = {
  caption: string;
  /** Those without services are left out. */
  groups: readonly ServiceGroup[];
  /** Those that they are chosen from, which say whether a provider has many places; without them all are shown. */
  all?: PublicService[];
  /** The date YYYY-MM-DD that was asked for; without one it is today. */
  date?: string | undefined;
  /** The level below the heading that the table stands under: of titles, and of places where there is no title. */
  heading?: 'h2' | 'h3';
};

/**
 * Services once, for every width: a table to assistive technology, with all its columns in one order, which CSS lays out
 * as one on a desk and as cards on a phone. At tablet width script turns each row into a card with two tabs.
 */
export function ServiceTable(props: Props) {
  const { caption, date, heading: Heading = 'h2' } = props;
  const groups = props.groups.filter((group) => group.services.length > 0);
  const services = groups.flatMap((group) => group.services);
  const { all = services } = props;
  const now = useNow();
  const today = now === null ? null : cityTime(now).date;
  const tabs = useContext(CardTabs);
  const branchOf = createBranchNames(all);
  const rowsOf = (group: ServiceGroup) =>
    group.services.map((service, at) => (
      <ServiceRow
        key={service._id}
        service={service}
        branch={branchOf(service)}
        today={today}
        date={date ?? today}
        said={group.said?.[at]}
        heading={group.title ? 'h3' : Heading}
        isBrief={services.length > SENT_WITHOUT_SCRIPT}
        isInLongList={all.length > REPORTED_WITHOUT_SCRIPT}
        tabs={tabs}
      />
    ));
  if (services.length === 0) return null;
  if (tabs) {
    return groups.map((group) => (
      <Fragment key={group.title}>
        {group.title && <Heading className={styles.title}>{group.title}</Heading>}
        <div
          role="list"
          aria-label={group.title ? `${caption}: ${group.title}` : caption}
          className={styles.table}
        >
          {rowsOf(group)}
        </div>
      </Fragment>
    ));
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
        {groups.map((group) => (
          <div role="rowgroup" key={group.title} className={styles.body}>
            {group.title && (
              <div role="row" className={styles.titleRow}>
                <div role="cell" aria-colspan={COLUMNS.length}>
                  <Heading className={styles.title}>{group.title}</Heading>
                </div>
              </div>
            )}
            {rowsOf(group)}
          </div>
        ))}
      </div>
    </section>
  );
}
