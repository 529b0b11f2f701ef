import {
  type Location,
  Outlet,
  ScrollRestoration,
  useMatches,
  useNavigation,
} from 'react-router-dom';
import { SAMPLE_NOTICE } from '../../shared/site/site.ts';
import { ClockProvider } from '../clock/clock.tsx';
import { InformationFrom, News } from '../offline/Information.tsx';
import { useOfflineInstall } from '../offline/use-offline-install.ts';
import type { PageHandle } from '../page/head.ts';
import { useDocumentHead } from '../page/use-document-head.ts';
import { useSayLive } from '../ui/hydration/live.ts';
import { Footer } from './Footer.tsx';
import { LeaveSite } from './LeaveSite.tsx';
import { Main } from './Main.tsx';
import { NavBar } from './NavBar.tsx';
import { Notices } from './Notices.tsx';
import styles from './PublicLayout.module.css';
import { useRootData } from './root-data.ts';
import { SkipLink } from './SkipLink.tsx';

/** What stands around every page. An area of signed-in people brings a main part and sidebar of its own. */
export function PublicLayout() {
  const { now, dataVersion, isSample, informationFrom } = useRootData();
  const loading = useNavigation().state === 'loading';
  const isArea = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isArea);
  const keeper = useOfflineInstall();
  useDocumentHead();
  useSayLive();
  return (
    <ClockProvider
      serverNow={now}
      dataVersion={dataVersion}
      informationFrom={informationFrom}
      offersNews={!isArea}
    >
      <SkipLink />
      {!isArea && <LeaveSite />}
      <NavBar />
      {!isArea && <Notices />}
      {isSample && (
        <aside className={styles.sample} aria-label="About this data">
          <strong>Sample data.</strong> {SAMPLE_NOTICE}
        </aside>
      )}
      {!isArea && <InformationFrom />}
      <div role="status" className={styles.status}>
        {!isArea && <News />}
        {loading && (
          <span className={styles.loading}>
            <span className={styles.spinner} aria-hidden="true" /> Loading
          </span>
        )}
      </div>
      {isArea ? (
        <Outlet />
      ) : (
        <>
          <Main>
            <Outlet />
          </Main>
          {keeper}
          <Footer />
        </>
      )}
      <ScrollRestoration getKey={placeOf} />
    </ClockProvider>
  );
}

/** The router calls every page that is loaded whole 'default': one would open where another had been left. */
const placeOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key;
