import { joinPostcode } from '../../../../shared/contact/postcode.ts';
import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import type { PublicService } from '../../../../shared/services/service.ts';
import { statusAt } from '../../../../shared/services/status.ts';
import { hoursLine } from '../../../../shared/services/weeks/hours-words.ts';
import { whoWords } from '../../../../shared/services/who/who-words.ts';
import { cityTime } from '../../../../shared/time/city-time.ts';
import { areTimesUnknown, hoursOn } from '../../../../shared/time/hours-on.ts';
import { ServiceIcon } from '../../../services/public/ServiceIcon.tsx';
import { isHere, useBranchNames, useKiosk } from '../../state/kiosk.ts';
import { Slots } from '../service/Slots.tsx';
import { Announcements, Status } from '../service/Status.tsx';
import { TimesInWords } from '../service/TimesInWords.tsx';
import { KioskLink } from '../touch/KioskLink.tsx';
import { FromHere } from './Nearest.tsx';
import styles from './ServiceList.module.css';

type Props = {
  services: readonly PublicService[];
  /** What tells them apart: whose they are, of which type, or both. */
  by?: By;
  /** Those that have opened or closed since this list was made. */
  changed?: ReadonlySet<PublicService>;
};

type By = 'provider' | 'type' | 'both';

/** Services as big buttons: who and for whom, whether it is open, the day's times; the week is one touch away. */
export function ServiceList({ services, by = 'provider', changed }: Props) {
  const branchOf = useBranchNames();
  return (
    <ul className={styles.list}>
      {services.map((service) => (
        <li key={service._id} className={styles.item}>
          <KioskLink to={kioskPaths.service(service._id)} className={styles.card}>
            <Card
              service={service}
              branch={branchOf(service)}
              by={by}
              isChanged={changed?.has(service) ?? false}
            />
          </KioskLink>
        </li>
      ))}
    </ul>
  );
}

/** `branch` is what the place is called as one of its provider's many; '' where the provider's name says it. */
type CardProps = { service: PublicService; branch: string; by: By; isChanged: boolean };

function Card({ service, branch, by, isChanged }: CardProps) {
  const kiosk = useKiosk();
  const { type, subtype, provider, serviceAddress } = service;
  return (
    <>
      {by === 'provider' ? null : (
        <span className={by === 'type' ? styles.name : styles.type}>
          <ServiceIcon type={type} /> {[type, subtype].filter(Boolean).join(', ')}
        </span>
      )}
      {by === 'type' ? null : (
        <span className={styles.name}>
          {branch || provider.name}
          {isHere(kiosk, service) && <span className={styles.here}>Here</span>}
        </span>
      )}
      {by !== 'type' && branch && <span>{provider.name}</span>}
      {by === 'provider' && subtype && <span>{subtype}</span>}
      <span>{whoWords(service)}</span>
      <Status service={service} isChanged={isChanged} isBesideSlots />
      <Announcements service={service} />
      <NoteToSee service={service} />
      <Times service={service} />
      <span>{joinPostcode(serviceAddress)}</span>
      <FromHere id={service._id} />
    </>
  );
}

/** Where the status says to see the note; the other notes are one touch away. */
function NoteToSee({ service }: { service: PublicService }) {
  const { now } = useKiosk();
  const status = now === null ? null : statusAt(service, service.changes, now);
  return status?.kind === 'check' && status.why === 'note' ? <span>{service.note}</span> : null;
}

/** Today's times, large; where the day is not known, the week's. */
function Times({ service }: { service: PublicService }) {
  const { now } = useKiosk();
  const words = <TimesInWords service={service} />;
  if (now === null) return <span>{hoursLine(service)}</span>;
  const { slots, check } = hoursOn(service, service.changes, cityTime(now).date);
  // That times are not known the status says.
  if (areTimesUnknown(check)) return words;
  return (
    <>
      <span className={styles.times}>
        <span>Today </span>
        <strong>
          <Slots slots={slots} />
        </strong>
      </span>
      {words}
    </>
  );
}
