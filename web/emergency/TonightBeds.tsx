import { Link } from 'react-router-dom';
import { BEDS_WAYS } from '../../shared/beds/beds.ts';
import { callCost } from '../../shared/contact/call-cost.ts';
import { paths } from '../../shared/paths/paths.ts';
import { announcedOn } from '../../shared/services/announced.ts';
import { statusAt } from '../../shared/services/status.ts';
import { whoWords } from '../../shared/services/who/who-words.ts';
import { hoursUnknownWords } from '../../shared/services/whom-to-ask.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { hoursOn } from '../../shared/time/hours-on.ts';
import { formatDay } from '../../shared/time/schedule.ts';
import { mayBeFull, NO_WALK_IN } from '../../shared/tonight/steps.ts';
import {
  type Bed,
  type Tonight,
  type TonightService,
  walksIn,
} from '../../shared/tonight/tonight.ts';
import { useNow } from '../clock/clock.tsx';
import { Announced } from '../directory/Announced.tsx';
import { AddressLink, PhoneLink } from '../directory/Contact.tsx';
import { StatusBadge } from '../directory/StatusBadge.tsx';
import styles from './TonightPage.module.css';
import { TonightPlace } from './TonightPlace.tsx';

/** Beds with their hours, then those of which no hours are known (docs/product.md#tonight). */
export const TonightBeds = ({ beds, organisations }: Pick<Tonight, 'beds' | 'organisations'>) => (
  <>
    <BedsOfServices beds={beds} />
    <BedsOfOrganisations organisations={organisations} />
  </>
);

function BedsOfServices({ beds }: { beds: Bed[] }) {
  const now = useNow();
  const today = now === null ? null : cityTime(now).date;
  return (
    <>
      {!walksIn(beds) && <p>{NO_WALK_IN}</p>}
      {beds.map(({ service, way, isTonight }) => (
        <TonightPlace key={service._id} service={service}>
          {/* Nobody reads "Come early" before that it is closed. */}
          {!isTonight && <StatusBadge service={service} />}
          <strong>{`${way}. ${BEDS_WAYS[way]}`}</strong>
          <span>{[whoWords(service), service.bedsFor].filter(Boolean).join('. ')}</span>
          {isTonight && <StatusBadge service={service} isBesideSlots />}
          {isTonight && <HoursToday service={service} />}
          <Announced words={announcedOn(service, today)} />
          <span>{`${mayBeFull(service.phoneHref)} ${callCost(service.phoneHref)}`}</span>
          {service.phoneHref && (
            <PhoneLink display={service.phoneDisplay} href={service.phoneHref} />
          )}
          {service.serviceAddress && <AddressLink address={service.serviceAddress} />}
          {service.note && <span>{service.note}</span>}
        </TonightPlace>
      ))}
    </>
  );
}

/** All its times today until they are over: who knows only when it opens may come after it has shut, or not when it opens again. */
export function HoursToday({ service }: { service: TonightService }) {
  const now = useNow();
  if (now === null || statusAt(service, service.changes, now).kind === 'closed') return null;
  const { slots } = hoursOn(service, service.changes, cityTime(now).date);
  return slots.length > 0 && <span>Today: {formatDay(slots)}</span>;
}

/** Beds whose hours are not known, each with its first number. */
function BedsOfOrganisations({ organisations }: Pick<Tonight, 'organisations'>) {
  return organisations.map(
    ({ _id, name, part, beds, bedsFor, phoneDisplay, phoneHref, addresses }) => {
      const first = phoneHref.findIndex(Boolean);
      const href = phoneHref[first] ?? '';
      return (
        <div key={_id} className={styles.place}>
          <Link to={paths.organisation(_id, part)} className={styles.name} translate="no">
            {name}
          </Link>
          {beds && <strong>{`${beds}. ${BEDS_WAYS[beds]}`}</strong>}
          {bedsFor && <span>{bedsFor}</span>}
          <span>{hoursUnknownWords(href !== '')}</span>
          <span>{`${mayBeFull(href)} ${callCost(href)}`}</span>
          {href && <PhoneLink display={phoneDisplay[first] ?? ''} href={href} />}
          {addresses.map((address) => (
            <AddressLink key={address} address={address} />
          ))}
        </div>
      );
    },
  );
}
