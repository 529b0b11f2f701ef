import { joinPostcode } from '../../../../shared/contact/postcode.ts';
import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import type { OnDate } from '../../../../shared/services/lists/dated-list.ts';
import type { PublicService } from '../../../../shared/services/service.ts';
import { noteWords, whoWords } from '../../../../shared/services/who/who-words.ts';
import { hoursOn } from '../../../../shared/time/hours-on.ts';
import { formatDay } from '../../../../shared/time/schedule.ts';
import { isHere, useBranchNames, useKiosk } from '../../state/kiosk.ts';
import { Slots } from '../service/Slots.tsx';
import { Status } from '../service/Status.tsx';
import { KioskLink } from '../touch/KioskLink.tsx';
import styles from './Large.module.css';
import { FromHere } from './Nearest.tsx';

type Props = {
  services: readonly PublicService[];
  entries: readonly OnDate[];
  /** The city's date YYYY-MM-DD that they are listed for. */
  date: string;
  isToday: boolean;
};

/** Services on a day, in letters twice the body's: when and who, then for whom; the way there is one touch away. */
export function DayList({ services, entries, date, isToday }: Props) {
  const kiosk = useKiosk();
  const branchOf = useBranchNames();
  if (entries.length === 0) return null;
  return (
    <ul className={styles.list}>
      {entries.map(({ id, words }) => {
        const service = services.find(({ _id }) => _id === id);
        if (!service) return null;
        const { subtype, provider, serviceAddress } = service;
        const branch = branchOf(service);
        const note = noteWords(service);
        const { slots } = hoursOn(service, service.changes, date);
        const times = slots.length > 0 ? formatDay(slots) : '';
        const isSaid = times !== '' && words.startsWith(times);
        const rest = isSaid ? words.slice(times.length).replace(/^\. /, '') : words;
        return (
          <li key={id} className={styles.item}>
            <KioskLink to={kioskPaths.service(id)} className={styles.card}>
              {isSaid && (
                <strong className={styles.times}>
                  <Slots slots={slots} />
                </strong>
              )}
              <strong className={styles.name}>
                {branch || provider.name}
                {isHere(kiosk, service) && <span className={styles.here}>Here</span>}
              </strong>
              {branch && <span>{provider.name}</span>}
              <span>{[subtype, whoWords(service)].filter(Boolean).join('. ')}</span>
              {rest && <strong>{rest}</strong>}
              {isToday && <Status service={service} isBesideSlots />}
              {note && <span>{note}</span>}
              <span>{joinPostcode(serviceAddress)}</span>
              <FromHere id={id} />
            </KioskLink>
          </li>
        );
      })}
    </ul>
  );
}
