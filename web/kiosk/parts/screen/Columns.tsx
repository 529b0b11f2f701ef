import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** Beside each other on a wide screen, one under the other on a high one. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
