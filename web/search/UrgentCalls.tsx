import type { UrgentCall } from '../../shared/search/danger/urgent-calls.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './UrgentCalls.module.css';

/** Numbers to ring before anything is read. A call stays in the phone's list of calls, which another may look at. */
export function UrgentCalls({ calls }: { calls: readonly UrgentCall[] }) {
  if (calls.length === 0) return null;
  return (
    <div className={styles.urgent}>
      <ul>
        {calls.map(({ label, detail, href }) => (
          <li key={href}>
            <a href={href} className={styles.call}>
              <Icon name="phone" />
              <span>
                <strong>{label}</strong> <span className={styles.detail}>{detail}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.detail}>Calls stay in your phone’s call list.</p>
    </div>
  );
}
