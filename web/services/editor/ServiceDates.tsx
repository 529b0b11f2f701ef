import { useEffect, useState } from 'react';
import { describeChange } from '../../../shared/services/changes/announcements.ts';
import { isMadeFor, type ListedChange } from '../../../shared/services/changes/change-record.ts';
import { timeOf } from '../../../shared/services/changes/change-times.ts';
import type { Service } from '../../../shared/services/service.ts';
import { useToday } from '../../clock/use-today.ts';
import { datedChangesApi } from '../../records/dated-changes-api.ts';
import buttons from '../../ui/Button.module.css';
import type { ServiceArea } from '../service-area.ts';
import styles from './ServiceDates.module.css';

type Props = { service: Service; area: ServiceArea };

/**
 * The dated changes of a service beside its week and seasons, each with the way to change or end it. They open in a tab of
 * their own, so that what is typed in the form stays, and are read again when one comes back from there.
 */
export function ServiceDates({ service, area }: Props) {
  const changes = useChanges(area.isAdmin ? service.provider._id : undefined);
  const today = useToday();
  const its = changes.filter(
    (change) => isMadeFor(change, service) && timeOf(change, today) !== 'over',
  );
  return (
    <section aria-labelledby="service-dates" className={styles.dates}>
      <h3 id="service-dates">Closed or other times on some dates</h3>
      {its.length > 0 && (
        <ul className={styles.list}>
          {its.map((change) => (
            <li key={change._id}>
              <span>
                {change.scope !== 'service' && `${change.target}: `}
                {describeChange(change, today)}
              </span>{' '}
              <a href={area.changePath(change._id)} target="_blank" rel="noreferrer">
                Change or end it
                <span className="visually-hidden">
                  : {describeChange(change, today)} (opens a new tab)
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a
          href={area.datePath(service)}
          target="_blank"
          rel="noreferrer"
          className={buttons.secondary}
        >
          Add dates<span className="visually-hidden"> (opens a new tab)</span>
        </a>
      </p>
    </section>
  );
}

/** One's own changes, or those of the provider named; none while they are not there: the form is of use without them. */
function useChanges(provider?: string): readonly ListedChange[] {
  const [changes, setChanges] = useState<readonly ListedChange[]>([]);
  useEffect(() => {
    const load = () =>
      void datedChangesApi.list(provider ? { provider } : {}).then(setChanges, console.warn);
    load();
    window.addEventListener('focus', load);
    return () => window.removeEventListener('focus', load);
  }, [provider]);
  return changes;
}
