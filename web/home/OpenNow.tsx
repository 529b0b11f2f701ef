import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths/paths.ts';
import {
  DEFAULT_AVAILABILITY,
  type PublicService,
  type ServiceType,
} from '../../shared/services/service.ts';
import {
  dateOf,
  groupForNow,
  matchesWhen,
  slotsOn,
  type When,
} from '../../shared/services/when.ts';
import { clockWords, formatDay, type Slot } from '../../shared/time/schedule.ts';
import { useNow } from '../clock/clock.tsx';
import { StatusBadge } from '../directory/StatusBadge.tsx';
import { WhenFilter } from '../directory/WhenFilter.tsx';
import { WorkedOutAt } from '../directory/WorkedOutAt.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './OpenNow.module.css';

/** What home needs of a service to say whether it is open. */
export type NearService = Omit<
  PublicService,
  'serviceAddress' | 'version' | 'updatedAt' | 'phone' | 'phoneDisplay' | 'phoneHref' | 'provider'
> & { provider: string };

/** What people ask for first. */
const GROUPS: { id: string; name: string; types: readonly ServiceType[] }[] = [
  { id: 'open-food', name: 'Food', types: ['Breakfast', 'Lunch', 'Dinner'] },
  { id: 'open-showers', name: 'Showers', types: ['Showers'] },
  { id: 'open-day-centres', name: 'Day centres', types: ['Day Centre'] },
];

export const isOpenNowType = (type: ServiceType) =>
  GROUPS.some(({ types }) => types.includes(type));

const inGroup = (services: NearService[], types: readonly ServiceType[]) =>
  services.filter(({ type }) => types.includes(type));

/** On the first screen: how many are open now, each leading to its list below. */
function Jump({ services }: { services: NearService[] }) {
  const now = useNow();
  return (
    <nav aria-labelledby="open-now-jump">
      <h2 id="open-now-jump" className={styles.jumpHeading}>
        Open now
      </h2>
      <ul className={styles.jumps}>
        {GROUPS.map(({ id, name, types }) => {
          return (
            <li key={id}>
              <a href={`#${id}`} className={styles.jump}>
                <span>{name}</span>
                {now !== null && (
                  <span className={styles.jumpCount}>
                    {openWords(inGroup(services, types), now)}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** How many are open; where none is, when the first of today opens: "0 open" sends people away at tea time. */
function openWords(services: NearService[], now: number): string {
  const { everyone, some, later, next, soonest, checkFirst } = groupForNow(services, now);
  const open = everyone.length + some.length;
  if (open > 0) return `${open} open`;
  if (soonest && later.length > 0) return `from ${clockWords(soonest.minute)}`;
  return next.length === 0 && checkFirst.length > 0 ? 'call first' : '0 open';
}

/** Food, showers and day centres: now, today, or on a day. */
function List({ services, when }: { services: NearService[]; when: When }) {
  return (
    <section aria-labelledby="open-now">
      <h2 id="open-now">What is open</h2>
      <div className={styles.filter}>
        <WhenFilter path={paths.home} chosen={when} hash="open-now" />
      </div>
      <WorkedOutAt />
      <div className={styles.groups}>
        {GROUPS.map(({ id, name, types }) => (
          <section key={id} id={id} aria-labelledby={`${id}-name`} className={styles.group}>
            <h3 id={`${id}-name`}>{name}</h3>
            <Places group={id} services={inGroup(services, types)} when={when} />
            <p className={styles.all}>
              {types.map((type) => (
                <Link key={type} to={paths.timetable(type)} className={styles.timetable}>
                  {type} timetable
                </Link>
              ))}
            </p>
          </section>
        ))}
      </div>
    </section>
  );
}

type PlacesProps = { group: string; services: NearService[]; when: When };

function Places({ group, services, when }: PlacesProps) {
  const now = useNow();
  if (now === null) return null;
  if (when !== 'now') {
    const shown = services.filter((service) => matchesWhen(service, when, now));
    if (shown.length === 0)
      return <p>Nothing is listed {when === 'today' ? when : `on ${when}`}.</p>;
    return (
      <PlaceList services={shown} slotsOf={(service) => slotsOn(service, dateOf(when, now))} />
    );
  }
  const { everyone, some, later, next, checkFirst } = groupForNow(services, now);
  const open = [...everyone, ...some];
  return (
    <>
      {open.length > 0 ? <PlaceList services={open} /> : <p>None is known to be open now.</p>}
      {later.length > 0 && (
        <>
          <h4 className={styles.subheading}>Opens later today</h4>
          <PlaceList services={later} />
        </>
      )}
      {next.length > 0 && (
        <>
          <h4 className={styles.subheading}>Opens next</h4>
          <PlaceList services={next} />
        </>
      )}
      {checkFirst.length > 0 && (
        <Disclosure
          id={`check-${group}`}
          look="plain"
          label={`Check first: ${checkFirst.length} ${checkFirst.length === 1 ? 'place' : 'places'}`}
        >
          <PlaceList services={checkFirst} />
        </Disclosure>
      )}
    </>
  );
}

type PlaceListProps = {
  services: NearService[];
  /** Of the day that was asked for; a place that only runs on from yesterday has none today. */
  slotsOf?: (service: NearService) => readonly Slot[];
};

function PlaceList(props: PlaceListProps) {
  return (
    <ul className={styles.places}>
      {props.services.map((service) => {
        const slots = props.slotsOf?.(service) ?? [];
        return (
          <li key={service._id} className={styles.place}>
            <Link
              to={paths.service(service.type, service._id)}
              className={styles.name}
              translate="no"
            >
              {service.provider}
            </Link>
            <div className={styles.what}>
              {[service.type, service.subtype].filter(Boolean).join(', ')}
              {service.availability.some((option) => option !== DEFAULT_AVAILABILITY) && (
                <strong>. {service.availability.join(', ')}</strong>
              )}
            </div>
            {slots.length > 0 && (
              <div>
                <Icon name="clock" size={18} /> {formatDay(slots)}
              </div>
            )}
            <StatusBadge service={service} />
            {service.note && <div className={styles.what}>{service.note}</div>}
          </li>
        );
      })}
    </ul>
  );
}

export const OpenNow = { Jump, List };
