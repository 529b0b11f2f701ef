import { isTold } from '../../shared/search/danger/told.ts';
import { CALLS_FOR_TOLD, type UrgentCall } from '../../shared/search/danger/urgent-calls.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './UrgentCalls.module.css';

/**
 * Numbers to ring before anything is read; a line of them where the text tells of something in which no danger was heard.
 * A call stays in the phone's list of calls, which another may look at.
 */
export function UrgentCalls({ calls, text }: { calls: readonly UrgentCall[]; text: string }) {
  if (calls.length === 0)
    return isTold(text) ? (
      <p className={styles.told}>
        {CALLS_FOR_TOLD.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    ) : null;
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
