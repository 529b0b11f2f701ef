import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import styles from './PublicLayout.module.css';

/** The one main part of a page, where the skip link leads. */
export function Main({ children }: { children: ReactNode }) {
  const loading = useNavigation().state === 'loading';
  return (
    <main id="main" tabIndex={-1} className={styles.main} aria-busy={loading || undefined}>
      {children}
    </main>
  );
}
