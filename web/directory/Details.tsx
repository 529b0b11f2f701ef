import { Children, type ReactNode } from 'react';
import styles from './Details.module.css';

/** The named facts of a card, as many beside each other as fit. */
export function Details({ children }: { children: ReactNode }) {
  return <dl className={styles.details}>{children}</dl>;
}

type DetailProps = {
  name: string;
  /** A long text: a row of its own. */
  wide?: boolean;
  children: ReactNode;
};

/** One fact under its name; each child is a value of its own. */
export function Detail({ name, wide, children }: DetailProps) {
  return (
    <div data-wide={wide ? '' : undefined}>
      <dt>{name}</dt>
      {Children.map(children, (value) => (
        <dd>{value}</dd>
      ))}
    </div>
  );
}
