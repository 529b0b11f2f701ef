import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './TaskCards.module.css';

/** What one may want to do next, as large links. */
export const TaskCards = ({ children }: { children: ReactNode }) => (
  <ul className={styles.cards}>{children}</ul>
);

type Props = { to: string; title: string; figure?: number; children: ReactNode };

export const TaskCard = ({ to, title, figure, children }: Props) => (
  <li className={styles.card}>
    <Link to={to} className={styles.link}>
      {title}
    </Link>
    {figure !== undefined && <div className={styles.figure}>{figure}</div>}
    <p className={styles.words}>{children}</p>
  </li>
);
