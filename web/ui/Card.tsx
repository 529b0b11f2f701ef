import type { ReactNode } from 'react';
import styles from './Card.module.css';

type Props = { children: ReactNode; tone?: 'plain' | 'error' | 'soft'; className?: string };

const TONES = { plain: '', error: styles.error, soft: styles.soft };

/** A box for one thing. */
export function Card({ children, tone = 'plain', className = '' }: Props) {
  return <div className={`${styles.card} ${TONES[tone]} ${className}`}>{children}</div>;
}

/** What went wrong, in red, with a way on. */
export function ErrorCard({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className={`${styles.card} ${styles.error}`} role="alert">
      <h2 className={styles.heading}>Error</h2>
      <p>{message}</p>
      {children}
    </div>
  );
}

/** A list that loaded and is empty: says so, and what to do next. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`${styles.card} ${styles.soft}`}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </div>
  );
}
