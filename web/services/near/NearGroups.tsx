import type { ReactNode } from 'react';
import type { NearBy } from '../../../shared/places/near.ts';
import type { ListedDay } from '../../../shared/services/lists/asked-list.ts';
import { dayTitle } from '../../../shared/services/lists/day-words.ts';
import { groupForNow } from '../../../shared/services/lists/when.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { DayGroups } from '../../directory/day/DayGroups.tsx';
import { openNowSentence } from '../public/open-now-sentence.ts';
import { ServiceTable } from '../public/ServiceTable.tsx';
import styles from './NearPage.module.css';

type Props = {
  /** Tells two lists of one page apart to the ear. */
  name: string;
  near: NearBy;
  services: PublicService[];
  /** Those that `services` is chosen from. */
  all: PublicService[];
};

/** The nearest first, each with how far it is. */
export const sortByWalk = (near: NearBy, services: readonly PublicService[]) =>
  near
    .order(services, (service) => service)
    .map((service) => ({ ...service, walk: near.words(service._id) }));

/** Services by their status at an instant, the nearest first in each group: no place is near while it is closed. */
export function NearNow({ name, near, services, all, now }: Props & { now: number }) {
  const { everyone, some, later, checkFirst, closed } = groupForNow(services, now);
  const order = (group: PublicService[]) => sortByWalk(near, group);
  const groups: [title: string, group: ReturnType<typeof sortByWalk>, words?: ReactNode][] = [
    // A list of its own: among those for everyone it would not be the nearest that stands first.
    ['Open now for some people', order(some)],
    ['Opens later today', order(later)],
    ['Check first', order(checkFirst), 'These may be open. Call before you go.'],
    ['Not today', order(closed)],
  ];
  return (
    <>
      <p className={styles.count}>
        {openNowSentence(everyone.length + some.length, services.length)}
      </p>
      {everyone.length > 0 && (
        <ServiceTable caption={`${name} open now`} services={order(everyone)} all={all} />
      )}
      {groups.map(
        ([title, group, words]) =>
          group.length > 0 && (
            <section key={title}>
              <h2 className={styles.group}>{title}</h2>
              {words && <p className={styles.count}>{words}</p>}
              <ServiceTable
                heading="h3"
                caption={`${name}: ${title.toLowerCase()}`}
                services={group}
                all={all}
              />
            </section>
          ),
      )}
    </>
  );
}

/** Services of a day in its groups, the nearest first in each. */
export function NearOnDay(props: Props & { day: ListedDay; id: string }) {
  const { name, near, services, all, day, id } = props;
  const title = dayTitle(day);
  return (
    <>
      <h2 className={styles.group}>Open {title}</h2>
      <DayGroups id={id} day={day} services={services} heading="h2" className={styles.group}>
        {(entries, caption) => {
          const ordered = near.order(entries, ({ service }) => service);
          return (
            <ServiceTable
              heading="h3"
              caption={`${name} ${title}. ${caption}`}
              services={sortByWalk(
                near,
                ordered.map(({ service }) => service),
              )}
              all={all}
              date={day.date}
              // The status says more of today.
              said={day.isToday ? undefined : ordered.map(({ words }) => words)}
            />
          );
        }}
      </DayGroups>
    </>
  );
}
