import { unbroken } from '../../../../shared/contact/postcode.ts';
import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import type { OnDate } from '../../../../shared/services/lists/dated-list.ts';
import type { PublicService } from '../../../../shared/services/service.ts';
import { noteWords, whoWords } from '../../../../shared/services/who-words.ts';
import { useKiosk } from '../../state/kiosk.ts';
import { KioskLink } from '../KioskLink.tsx';
import { Status } from '../service/Status.tsx';
import styles from './ServiceList.module.css';

type Props = { services: readonly PublicService[]; entries: readonly OnDate[]; isToday: boolean };

/** Services on a day: who, for whom and what holds then, in short; the way there is one touch away. */
export function DayList({ services, entries, isToday }: Props) {
  const { settings } = useKiosk();
  if (entries.length === 0) return null;
  return (
    <ul className={styles.list}>
      {entries.map(({ id, words }) => {
        const service = services.find(({ _id }) => _id === id);
        if (!service) return null;
        const { subtype, provider, serviceAddress } = service;
        const note = noteWords(service);
        return (
          <li key={id} className={styles.item}>
            <KioskLink to={kioskPaths.service(id)} className={styles.card}>
              <span className={styles.name}>
                {provider.name}
                {provider._id === settings.own && <span className={styles.here}>Here</span>}
              </span>
              <span>{[subtype, whoWords(service)].filter(Boolean).join('. ')}</span>
              <strong>{words}</strong>
              {isToday && <Status service={service} />}
              {note && <span>{note}</span>}
              <span>{unbroken(serviceAddress)}</span>
            </KioskLink>
          </li>
        );
      })}
    </ul>
  );
}
