import type { ReactNode } from 'react';
import styles from './Forms.module.css';

/** Before a form that only script can send: says so where script is off. */
export function NeedsScript({ children }: { children?: ReactNode }) {
  return (
    <noscript>
      <p className={styles.note}>
        This page needs JavaScript, which is off in your browser. Turn it on, then load this page
        again. {children}
      </p>
    </noscript>
  );
}
