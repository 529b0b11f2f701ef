import { Children, type ReactNode } from 'react';
import styles from './RecordActions.module.css';

/** What may be done with the record of the page, beside each other. */
export function RecordActions({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.actions} aria-label="Actions">
      {Children.toArray(children).map((action, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <li key={position}>{action}</li>
      ))}
    </ul>
  );
}
