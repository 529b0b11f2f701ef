import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths/paths.ts';
import { announcedOn } from '../../shared/services/announced.ts';
import type { ListedDay } from '../../shared/services/lists/asked-list.ts';
import { dayTitle } from '../../shared/services/lists/day-words.ts';
import { groupForNow } from '../../shared/services/lists/when.ts';
import type { PublicService, ServiceType } from '../../shared/services/service.ts';
import { limitWords, noteWords } from '../../shared/services/who-words.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { clockWords } from '../../shared/time/schedule.ts';
import { useNow } from '../clock/clock.tsx';
import { Announced } from '../directory/Announced.tsx';
import type { AskedWhen } from '../directory/asked-when.ts';
import { DayGroups } from '../directory/DayGroups.tsx';
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
function List({ services, when }: { services: NearService[]; when: NonNullable<AskedWhen> }) {
  return (
    <section aria-labelledby="open-now">
      <h2 id="open-now">What is open</h2>
      <div className={styles.filter}>
        <WhenFilter path={paths.home} chosen={when} hash="#open-now" />
      </div>
      <WorkedOutAt />
      {when !== 'now' && 'refusal' in when ? (
        <p>{when.refusal}</p>
      ) : (
        <Groups services={services} when={when} />
      )}
    </section>
  );
}

function Groups({ services, when }: { services: NearService[]; when: 'now' | ListedDay }) {
  return (
    <>
      {when !== 'now' && <p>Open {dayTitle(when)}</p>}
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
    </>
  );
}

type PlacesProps = { group: string; services: NearService[]; when: 'now' | ListedDay };

function Places({ group, services, when }: PlacesProps) {
  const now = useNow();
  if (when !== 'now')
    return (
      <DayGroups
        id={group}
        day={when}
        services={services}
        heading="h4"
        className={styles.subheading}
      >
        {(entries) => (
          <PlaceList
            services={entries.map(({ service }) => service)}
            said={entries.map(({ words }) => words)}
            hasStatus={when.isToday}
          />
        )}
      </DayGroups>
    );
  if (now === null) return null;
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
  /** What holds of each on a day that was asked for. */
  said?: readonly string[];
  /** Not on another day. */
  hasStatus?: boolean;
};

function PlaceList({ services, said, hasStatus = true }: PlaceListProps) {
  const now = useNow();
  const today = now === null ? null : cityTime(now).date;
  return (
    <ul className={styles.places}>
      {services.map((service, at) => (
        <li key={service._id} className={styles.place}>
          <Link
            to={paths.service(service.type, service._id, service.part)}
            className={styles.name}
            translate="no"
          >
            {service.provider}
          </Link>
          <div className={styles.what}>
            {[service.type, service.subtype].filter(Boolean).join(', ')}
            {limitWords(service) && <strong>. {limitWords(service)}</strong>}
          </div>
          {said && (
            <div>
              <Icon name="clock" size={18} /> {said[at]}
            </div>
          )}
          {hasStatus && <StatusBadge service={service} />}
          <Announced words={announcedOn(service, today)} />
          {noteWords(service) && <div className={styles.what}>{noteWords(service)}</div>}
        </li>
      ))}
    </ul>
  );
}

export const OpenNow = { Jump, List };
