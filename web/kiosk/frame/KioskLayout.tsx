import { asApiError } from '../../api/api-error.ts';
import './kiosk.css';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  Outlet,
  useLocation,
  useMatches,
  useNavigate,
  useRouteError,
  useRouteLoaderData,
} from 'react-router-dom';
import type { ConditionKey } from '../../../shared/conditions/conditions.ts';
import { kioskPaths } from '../../../shared/paths/kiosk-paths.ts';
import { useDocumentHead } from '../../page/use-document-head.ts';
import { useHeartbeat } from '../device/heartbeat.ts';
import { countScreen } from '../device/screen-count.ts';
import { useBuildUpdate } from '../device/use-build-update.ts';
import { useKioskReport } from '../device/use-kiosk-report.ts';
import { useDirectory } from '../directory/use-directory.ts';
import { useNear } from '../directory/use-near.ts';
import { WaysOn } from '../parts/screen/NoDirectory.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { stopSpeaking } from '../parts/touch/Listen.tsx';
import { type BackStack, leave, stepBack } from '../session/back-stack.ts';
import { resetSession } from '../session/reset-session.ts';
import { useIdle } from '../session/use-idle.ts';
import { useLockdown } from '../session/use-lockdown.ts';
import { useOwn, useSettings, useTurn } from '../session/use-settings.ts';
import { patienceOf } from '../state/idle.ts';
import { KioskProvider } from '../state/kiosk.ts';
import { KIOSK_ID, type KioskData } from '../state/kiosk-data.ts';
import type { KioskHandle } from '../state/kiosk-handle.ts';
import { AttractScreen } from './AttractScreen.tsx';
import { Bar } from './Bar.tsx';
import { Head } from './Head.tsx';
import { IdleWarning } from './IdleWarning.tsx';
import { InformationFrom } from './InformationFrom.tsx';
import styles from './KioskLayout.module.css';
import { KioskNotices } from './KioskNotices.tsx';
import { OverheadBoard } from './OverheadBoard.tsx';

/** What one person has done; another begins with none of it. */
const NEW_PERSON = {
  query: '',
  fits: [] as ConditionKey[],
  isNearest: false,
  isBigger: false,
  backStack: [] as BackStack,
};

/** What stands around every screen: where one is, the way about, and whatever ends one person's visit. */
export function KioskLayout() {
  const data = useRouteLoaderData(KIOSK_ID) as KioskData;
  const { pathname } = useLocation();
  const matches = useMatches();
  const navigate = useNavigate();
  const kept = useSettings();
  const turn = useTurn(kept);
  const { directory, notices, now, from, takeNewest, standsFrom } = useDirectory(data);
  const settings = useOwn(kept, directory);
  const near = useNear(settings, directory?.dataVersion, from === null);
  const [person, setPerson] = useState(NEW_PERSON);
  const main = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const scroll = useRef(0);
  useDocumentHead();
  useLockdown();
  useHeartbeat();
  useKioskReport(settings.place, 'touch', standsFrom);

  const startAgain = useCallback(() => {
    setPerson(NEW_PERSON);
    scroll.current = 0;
    resetSession();
    takeNewest();
    void navigate(kioskPaths.home, { replace: true });
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [navigate, takeNewest]);

  const kind = (matches.at(-1)?.handle as KioskHandle | undefined)?.screen ?? 'list';
  const { idle, stay, rest } = useIdle(patienceOf(kind, settings.idle), startAgain);

  useBuildUpdate(idle.phase === 'resting', kioskPaths.home);

  useEffect(() => {
    if (idle.phase !== 'used') stopSpeaking();
  }, [idle.phase]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen begins where it is to be read
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = scroll.current;
    scroll.current = 0;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    if (pathname !== kioskPaths.home) countScreen();
  }, [pathname]);

  // A page out of the browser's own store is somebody's last screen.
  useEffect(() => {
    const look = (event: PageTransitionEvent) => event.persisted && rest();
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [rest]);

  const noteLeft = useCallback(() => {
    const here = { path: pathname, scroll: scroller.current?.scrollTop ?? 0 };
    setPerson((was) => ({ ...was, backStack: leave(was.backStack, here) }));
  }, [pathname]);

  const back = stepBack(person.backStack);
  return (
    <KioskProvider
      value={{
        directory,
        notices,
        now,
        from,
        origin: data.origin,
        settings,
        query: person.query,
        setQuery: (query) => setPerson((was) => ({ ...was, query })),
        fits: person.fits,
        setFits: (fits) => setPerson((was) => ({ ...was, fits })),
        near,
        isNearest: person.isNearest,
        setNearest: (isNearest) => setPerson((was) => ({ ...was, isNearest })),
        leave: noteLeft,
      }}
    >
      <div
        className={styles.frame}
        data-text={person.isBigger ? 'bigger' : undefined}
        data-turn={turn}
        inert={idle.phase !== 'used'}
      >
        <OverheadBoard />
        <div className={styles.reach}>
          <div ref={scroller} className={styles.scroller}>
            <Head />
            <KioskNotices />
            <main id="main" ref={main} className={styles.main} tabIndex={-1}>
              <Outlet key={pathname} />
            </main>
          </div>
          <InformationFrom />
          <Bar
            scroller={scroller}
            backTo={back?.to.path ?? kioskPaths.home}
            onHome={() => {
              if (scroller.current) scroller.current.scrollTop = 0;
              setPerson((was) => ({ ...NEW_PERSON, isBigger: was.isBigger }));
            }}
            onBack={() => {
              scroll.current = back?.to.scroll ?? 0;
              setPerson((was) => ({ ...was, backStack: back?.backStack ?? [] }));
            }}
            onSearch={pathname === kioskPaths.search ? () => {} : noteLeft}
            isBigger={person.isBigger}
            onSize={() => setPerson((was) => ({ ...was, isBigger: !was.isBigger }))}
          />
        </div>
      </div>
      {idle.phase === 'warning' && (
        <IdleWarning
          turn={turn}
          secondsLeft={idle.secondsLeft}
          onStay={stay}
          onLeave={() => {
            startAgain();
            stay();
          }}
        />
      )}
      {idle.phase === 'resting' && <AttractScreen turn={turn} />}
    </KioskProvider>
  );
}

/** Inside the frame: a screen that leads nowhere or failed, and ways on. */
export function KioskErrorPage() {
  const { status } = asApiError(useRouteError());
  return (
    <Screen title={status === 404 ? 'This screen is not here' : 'Sorry, this did not load'}>
      <WaysOn />
    </Screen>
  );
}

/** In place of the frame itself: plain words and a full load, which is all that still works. */
export function KioskFailedPage() {
  return (
    <main className={`${styles.cover} ${styles.failed}`}>
      <h1>Sorry, this did not load</h1>
      <a className={styles.key} href={kioskPaths.home}>
        Home
      </a>
    </main>
  );
}
