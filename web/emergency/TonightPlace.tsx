import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths/paths.ts';
import type { TonightService } from '../../shared/tonight/tonight.ts';
import styles from './TonightPage.module.css';

type Props = { service: TonightService; name?: string; children: ReactNode };

/** A place of the steps under its provider's name, or another that leads, and what is said of it. */
export function TonightPlace({ service, name, children }: Props) {
  const { type, _id, provider } = service;
  return (
    <div className={styles.place}>
      <Link to={paths.service(type, _id)} className={styles.name} translate="no">
        {name ?? provider.name}
      </Link>
      {children}
    </div>
  );
}
