import type { NearBy } from '../../../shared/places/near.ts';
import type { ListedDay } from '../../../shared/services/lists/asked-list.ts';
import { dayTitle } from '../../../shared/services/lists/day-words.ts';
import { groupForNow, STATUS_TITLES } from '../../../shared/services/lists/when.ts';
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
  const groups = [
    { services: order(everyone) },
    // A list of its own: among those for everyone it would not be the nearest that stands first.
    { title: STATUS_TITLES.some, services: order(some) },
    { title: STATUS_TITLES.later, services: order(later) },
    { title: STATUS_TITLES.checkFirst, services: order(checkFirst) },
    { title: STATUS_TITLES.closed, services: order(closed) },
  ];
  return (
    <>
      <p className={styles.count}>
        {openNowSentence(everyone.length + some.length, services.length)}
      </p>
      <ServiceTable caption={name} groups={groups} all={all} />
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
              groups={[
                {
                  services: sortByWalk(
                    near,
                    ordered.map(({ service }) => service),
                  ),
                  // The status says more of today.
                  said: day.isToday ? undefined : ordered.map(({ words }) => words),
                },
              ]}
              all={all}
              date={day.date}
            />
          );
        }}
      </DayGroups>
    </>
  );
}
