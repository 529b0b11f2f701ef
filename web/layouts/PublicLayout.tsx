import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { SAMPLE_NOTICE } from '../../shared/site.ts';
import { ClockProvider } from '../clock.tsx';
import { Footer } from './Footer.tsx';
import { LeaveSite } from './LeaveSite.tsx';
import { NavBar } from './NavBar.tsx';
import styles from './PublicLayout.module.css';
import { useRootData } from './root-data.ts';
import { useDocumentHead } from './use-document-head.ts';

/** What stands around every public page. */
export function PublicLayout() {
  const { now, dataVersion, isSample } = useRootData();
  const loading = useNavigation().state === 'loading';
  useDocumentHead();
  return (
    <ClockProvider serverNow={now} dataVersion={dataVersion}>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <LeaveSite />
      <NavBar />
      {isSample && (
        <aside className={styles.sample} aria-label="About this data">
          <strong>Sample data.</strong> {SAMPLE_NOTICE}
        </aside>
      )}
      <div role="status" className={styles.status}>
        {loading && (
          <span className={styles.loading}>
            <span className={styles.spinner} aria-hidden="true" /> Loading
          </span>
        )}
      </div>
      <main id="main" tabIndex={-1} className={styles.main} aria-busy={loading || undefined}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </ClockProvider>
  );
}
