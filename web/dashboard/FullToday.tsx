import type { ChangeRecord } from '../../shared/services/changes/change-record.ts';
import { statusNow } from '../../shared/services/changes/status-now.ts';
import { fullOf } from '../../shared/services/full/full-mark.ts';
import type { Service } from '../../shared/services/service.ts';
import { serviceLine } from '../../shared/services/service-line.ts';
import { isFull } from '../../shared/time/full.ts';
import { usePresent } from '../clock/clock.tsx';
import { FullNow, FullWords } from '../services/manage/FullNow.tsx';
import styles from './FullToday.module.css';

type Props = {
  services: readonly Service[];
  changes: readonly ChangeRecord[];
  onSaid: () => void;
};

/** The services that give beds or meals today, each with the one tap that says that none is left. */
export function FullToday({ services, changes, onSaid }: Props) {
  const now = usePresent();
  const shown = services.filter(
    (service) => fullOf(service) && (isFull(service.full, now) || isOnToday(service, changes, now)),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="full-today">
      <h2 id="full-today">Nothing left?</h2>
      <p>One tap tells everybody at once. It ends by itself.</p>
      <ul className={styles.list}>
        {shown.map((service) => (
          <li key={service._id} className={styles.service}>
            <div>
              <strong>{serviceLine(service)}</strong>
              <FullWords service={service} />
            </div>
            <FullNow service={service} onSaid={onSaid} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether it is open now, later today, or to be asked. */
const isOnToday = (service: Service, changes: readonly ChangeRecord[], now: number) =>
  statusNow(service, changes, now).kind !== 'closed';
