import { Children, type ReactNode } from 'react';
import styles from './Details.module.css';

/** The named facts of a card, as many beside each other as fit. */
export function Details({ children }: { children: ReactNode }) {
  return <dl className={styles.details}>{children}</dl>;
}

/** One fact under its name; each child is a value of its own. */
export function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      {Children.map(children, (value) => (
        <dd>{value}</dd>
      ))}
    </div>
  );
}
